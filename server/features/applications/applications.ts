// Public entry of this feature: other features import from this file only.
import { feeCalls } from "./calls/fee-calls.ts"
import { listCalls } from "./calls/list-calls.ts"
import { resultCalls } from "./calls/result-calls.ts"
import { workCalls } from "./calls/work-calls.ts"

export { type ApplicationsService, createApplicationsService } from "./applications-service.ts"
export { applicationPage, toListQuery } from "./calls/list-calls.ts"
export { applicationId, refusalOfAction } from "./calls/change-call.ts"
export type { Comparison } from "./duplicates/compare-duplicates.ts"
export { listHeldBack } from "./duplicates/find-duplicates.ts"
export { createApplicantLimits } from "./applicant-limits.ts"
export {
  type ApplicationNumbers,
  createApplicationNumbers,
  giveMissingNumbers,
  skipNumbers,
} from "./application-numbers.ts"
export {
  acceptOriginsAgain,
  createApplicationOrigins,
  forgetOrigins,
  originLimitsOf,
} from "./application-origins.ts"
export { createApplications } from "./application-repository.ts"
export { readPrintRecord, readSheet, type AdmissionSheet } from "./build-sheet.ts"
export { identityOf } from "./duplicates/likeness.ts"
export { enterOwnMarks, type ImportedResult } from "./awaited-marks.ts"
export { answerQuery } from "./own/answer-query.ts"
export {
  eraseDocuments,
  listDocuments,
  listKnownDocumentFiles,
} from "./documents/document-repository.ts"
export type { ListedPapers } from "./documents/list-open-papers.ts"
export { receivedFiles } from "./documents/read-files.ts"
export { sendDocuments } from "./documents/send-documents.ts"
export { sendForgottenCode } from "./own/forgotten-code.ts"
export { stopMessages } from "./own/stop-messages.ts"
export { correctForm } from "./own/correct-form.ts"
export { withdrawApplication } from "./own/withdraw.ts"
export { proveIdentity } from "./prove-identity.ts"
export { readFullSeats } from "./full-seats.ts"
export { rehearseSave } from "./rehearse-save.ts"
export { signStart } from "./start-token.ts"
export { readResultsFile, type ResultsFile } from "./read-results-file.ts"
export { readStatus, type ApplicationStatus } from "./read-status.ts"
export {
  type EncryptedValue,
  type EventData,
  listEvents,
  undoSeconds,
} from "./staff/application-events.ts"
export {
  associatedDataOf,
  formOf,
  type EncryptedField,
  previousValuesOf,
  writeApplicationTokens,
} from "./application-row.ts"
export type { StatusChangeResult } from "./staff/change-statuses.ts"
export { feeIsAsked } from "./staff/fee-conditions.ts"
export type { SavedView } from "./staff/list/saved-views.ts"
export { countSessionUsage } from "./staff/list/count-session-usage.ts"
export type { ApplicationTotals } from "./staff/list/count-applications.ts"
export { type ListedApplication } from "./staff/list/list-applications.ts"
export { listAdmittedElsewhere } from "./staff/list-admitted-elsewhere.ts"
export { readCheckedApplications } from "./staff/list/read-checked-applications.ts"
export type { Sheets, SheetsQuery } from "./staff/list/print-sheets.ts"
export type { SessionReport } from "./staff/list/report-session.ts"
export { readApplication, type StaffApplication } from "./staff/read-application.ts"
export { withoutNumbers } from "./staff/reveal-number.ts"
export type { SeatEvent, SeatOffer, SeatOffers } from "./staff/seat-offer.ts"
export { hashReceived, readPictures, type ReceivedForm } from "./received-form.ts"
export { recordOutcomes, submitApplication } from "./submit-application.ts"
export {
  mayBeOrphan,
  sweepOrphanedFiles,
  whySweepStops,
  type SweepOutcome,
  type SweepStop,
} from "./sweep-orphaned-files.ts"

/** The calls of the console about applications. */
export const applicationCalls = { ...feeCalls, ...listCalls, ...resultCalls, ...workCalls }
