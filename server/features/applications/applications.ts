// Public entry of this feature: other features import from this file only.
export { createApplications } from "./application-repository.ts"
export { readPrintRecord, sheetOf, type AdmissionSheet } from "./build-sheet.ts"
export { readFullSeats } from "./full-seats.ts"
export { recordOutcomes } from "./outcome-metrics.ts"
export { readStatus, type ApplicationStatus } from "./read-status.ts"
export type { EncryptedValue, EventData } from "./staff/application-events.ts"
export type { ApplicationFilter } from "./staff/list/application-query.ts"
export {
  associatedDataOf,
  encryptedFields,
  formOf,
  type EncryptedField,
  previousValuesOf,
} from "./application-row.ts"
export {
  createApplicationsService,
  type ApplicationsService,
} from "./staff/applications-service.ts"
export type { StatusChangeResult } from "./staff/change-status.ts"
export type { WorkListCounts } from "./staff/list/count-work-lists.ts"
export type { SavedView } from "./staff/list/saved-views.ts"
export { countSessionUsage } from "./staff/list/count-session-usage.ts"
export type { ApplicationTotals } from "./staff/list/count-applications.ts"
export {
  sortings,
  type ApplicationListQuery,
  type ListedApplication,
} from "./staff/list/list-applications.ts"
export { readCheckedApplications } from "./staff/list/read-checked-applications.ts"
export type { Sheets, SheetsQuery } from "./staff/list/print-sheets.ts"
export type { SessionReport } from "./staff/list/report-session.ts"
export { readApplication, type StaffApplication } from "./staff/read-application.ts"
export { withoutNumbers } from "./staff/reveal-number.ts"
export type { SeatOffer, SeatOffers } from "./staff/seat-offer.ts"
export type { StaffActionResult } from "./staff/change-application-row.ts"
export type { ReceivedForm } from "./received-form.ts"
export { submitApplication } from "./submit-application.ts"
export {
  mayBeOrphan,
  sweepOrphanedFiles,
  whySweepStops,
  type SweepOutcome,
  type SweepStop,
} from "./sweep-orphaned-files.ts"
export { writeApplicationTokens } from "./write-search-tokens.ts"
