// Public entry of this feature: other features import from this file only.
import type { Actor } from "#domain/staff/permissions.ts"
import type { SiteDeps } from "#server/platform/site-deps.ts"

import { compareDuplicates } from "./duplicates/compare-duplicates.ts"
import { settleDuplicates } from "./duplicates/settle-duplicates.ts"
import { watchSeats, type WatchDeps } from "./full-seats.ts"
import type { ReceivedForm } from "./received-form.ts"
import { assignApplications, noteOpen } from "./staff/assignment.ts"
import { readCannedReasons, writeCannedReasons } from "./staff/canned-reasons.ts"
import { changeStatus } from "./staff/change-status.ts"
import { exemptFee, receiveFee, undoFee } from "./staff/fees.ts"
import { correctApplication } from "./staff/forms/correct-application.ts"
import { replacePictures } from "./staff/forms/replace-pictures.ts"
import { exportFeesOfDay, listFeesOfDay, readCounterToday } from "./staff/list-fees.ts"
import { countApplications, countWorkLists } from "./staff/list/count-applications.ts"
import { countSessionUsage } from "./staff/list/count-session-usage.ts"
import { exportApplications } from "./staff/list/export-applications.ts"
import {
  findListedApplications,
  listApplications,
  searchApplications,
} from "./staff/list/list-applications.ts"
import { printSheets } from "./staff/list/print-sheets.ts"
import { reportSession } from "./staff/list/report-session.ts"
import { listViews, removeView, saveView } from "./staff/list/saved-views.ts"
import { markClaim } from "./staff/mark-claim.ts"
import { addNote, markSeen } from "./staff/notes.ts"
import { readWithOffer } from "./staff/read-application.ts"
import { readLink } from "./staff/read-link.ts"
import { reveal } from "./staff/reveal-number.ts"
import type { SeatOffers } from "./staff/seat-offer.ts"
import { undoChange } from "./staff/undo-change.ts"
import { submitApplication, type SubmitDeps } from "./submit-application.ts"

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
export { proveIdentity } from "./prove-identity.ts"
export { readFullSeats } from "./full-seats.ts"
export { rehearseSave } from "./rehearse-save.ts"
export { readStatus, type ApplicationStatus } from "./read-status.ts"
export type { EncryptedValue, EventData } from "./staff/application-events.ts"
export type { ApplicationFilter } from "./staff/list/application-query.ts"
export {
  associatedDataOf,
  encryptedFields,
  formOf,
  type EncryptedField,
  previousValuesOf,
  writeApplicationTokens,
} from "./application-row.ts"
export type { StatusChangeResult } from "./staff/change-status.ts"
export type { SavedView } from "./staff/list/saved-views.ts"
export { countSessionUsage } from "./staff/list/count-session-usage.ts"
export type { ApplicationTotals, WorkListCounts } from "./staff/list/count-applications.ts"
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
export type { SeatEvent, SeatOffer, SeatOffers } from "./staff/seat-offer.ts"
export { undoSeconds } from "./staff/undo-change.ts"
export type { StaffActionResult } from "./staff/change-application-row.ts"
export type { ReceivedForm } from "./received-form.ts"
export { recordOutcomes, submitApplication } from "./submit-application.ts"
export {
  mayBeOrphan,
  sweepOrphanedFiles,
  whySweepStops,
  type SweepOutcome,
  type SweepStop,
} from "./sweep-orphaned-files.ts"

type Deps = SubmitDeps &
  WatchDeps &
  Pick<SiteDeps, "db" | "fieldEncryption" | "findSession" | "courseNames"> & { offers: SeatOffers }

/** Staff actions on applications. */
export const createApplicationsService = (deps: Deps) => {
  const currentSession = async () => (await deps.settings()).admission_session
  const watched = watchSeats(deps)
  const listing = { db: deps.db, currentSession }
  return {
    list: listApplications(listing),
    find: findListedApplications(listing),
    search: searchApplications(deps),
    count: countApplications(listing),
    report: reportSession(listing),
    countWorkLists: countWorkLists(listing),
    views: listViews(deps),
    saveView: saveView(deps),
    removeView: removeView(deps),
    countUsage: countSessionUsage(deps.db),
    export: exportApplications({ ...deps, currentSession }),
    read: readWithOffer(deps),
    readLink: readLink(deps),
    compareDuplicates: compareDuplicates(deps),
    settleDuplicates: settleDuplicates(deps),
    printSheets: printSheets({ ...deps, list: listApplications(listing) }),
    changeStatus: watched(changeStatus(deps)),
    undoChange: watched(undoChange(deps)),
    markSeen: markSeen(deps),
    assign: assignApplications(deps),
    noteOpen: noteOpen(deps),
    addNote: addNote(deps),
    markClaim: markClaim(deps),
    correct: watched(correctApplication(deps)),
    receiveFee: receiveFee(deps),
    exemptFee: exemptFee(deps),
    undoFee: undoFee(deps),
    listFeesOfDay: listFeesOfDay(deps),
    exportFeesOfDay: exportFeesOfDay(deps),
    readCounterToday: readCounterToday(deps),
    readCannedReasons: readCannedReasons(deps),
    writeCannedReasons: writeCannedReasons(deps),
    replacePictures: replacePictures(deps),
    reveal: reveal(deps),
    /** Stores a paper form. The rules of the online form apply, but the pictures may be missing. */
    enterPaper: (received: ReceivedForm, { name }: Actor) =>
      submitApplication({ ...deps, enteredBy: name })(received),
  }
}

export type ApplicationsService = ReturnType<typeof createApplicationsService>
