import type { Actor } from "#domain/staff/permissions.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"

import { importAwaitedMarks, previewAwaitedMarks } from "./awaited-marks.ts"
import { paperVerbs } from "./documents/list-open-papers.ts"
import { openDocument, readDocuments } from "./documents/read-documents.ts"
import { noteOriginal, reviewDocument } from "./documents/review-document.ts"
import { compareDuplicates } from "./duplicates/compare-duplicates.ts"
import { settleDuplicates } from "./duplicates/settle-duplicates.ts"
import { watchSeats, type WatchDeps } from "./full-seats.ts"
import type { ReceivedForm } from "./received-form.ts"
import { admissionNumbers } from "./staff/admission-seats.ts"
import { assignApplications, noteOpen } from "./staff/assignment.ts"
import { readCannedReasons, writeCannedReasons } from "./staff/canned-reasons.ts"
import { changeStatus } from "./staff/change-status.ts"
import { changeStatuses } from "./staff/change-statuses.ts"
import { exemptFee, receiveFee, undoFee } from "./staff/fees.ts"
import { correctApplication } from "./staff/forms/correct-application.ts"
import { answerProposal, proposeCorrection } from "./staff/forms/propose-correction.ts"
import { replacePictures } from "./staff/forms/replace-pictures.ts"
import { reviewAnswer } from "./staff/forms/review-answer.ts"
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
import { createEnrolmentReport } from "./staff/list/report-enrolment.ts"
import { reportSession } from "./staff/list/report-session.ts"
import { listViews, removeView, saveView } from "./staff/list/saved-views.ts"
import { findOpenClaims, markClaim } from "./staff/mark-claim.ts"
import { addNote, markSeen } from "./staff/notes.ts"
import { readWithOffer } from "./staff/read-application.ts"
import { readLink } from "./staff/read-link.ts"
import { reveal } from "./staff/reveal-number.ts"
import type { SeatOffers } from "./staff/seat-offer.ts"
import { undoChange, undoChanges } from "./staff/undo-change.ts"
import { submitApplication, type SubmitDeps } from "./submit-application.ts"

type Deps = SubmitDeps &
  WatchDeps &
  Pick<SiteDeps, "db" | "fieldEncryption" | "settings" | "courseNames" | "findSession"> & {
    offers: SeatOffers
  }

/** Staff actions on applications. */
export const createApplicationsService = (deps: Deps) => {
  const currentSession = async () => (await deps.settings()).admission_session
  const watched = watchSeats(deps)
  const listing = { ...deps, currentSession }
  return {
    list: listApplications(listing),
    find: findListedApplications(listing),
    search: searchApplications(deps),
    count: countApplications(listing),
    report: reportSession(listing),
    ...createEnrolmentReport(deps),
    countWorkLists: countWorkLists(listing),
    views: listViews(deps),
    saveView: saveView(deps),
    removeView: removeView(deps),
    countUsage: countSessionUsage(deps.db),
    export: exportApplications({ ...deps, ...listing }),
    read: readWithOffer(deps),
    readLink: readLink(deps),
    ...admissionNumbers(deps),
    compareDuplicates: compareDuplicates(deps),
    settleDuplicates: settleDuplicates(deps),
    printSheets: printSheets({ ...deps, list: listApplications(listing) }),
    changeStatus: watched(changeStatus(deps)),
    changeStatuses: watched(changeStatuses(deps)),
    undoChange: watched(undoChange(deps)),
    undoChanges: watched(undoChanges(deps)),
    markSeen: markSeen(deps),
    assign: assignApplications(deps),
    noteOpen: noteOpen(deps),
    addNote: addNote(deps),
    markClaim: markClaim(deps),
    findOpenClaims: findOpenClaims(deps),
    previewAwaitedMarks: previewAwaitedMarks(deps),
    importAwaitedMarks: importAwaitedMarks(deps),
    correct: watched(correctApplication(deps)),
    proposeCorrection: proposeCorrection(deps),
    answerProposal: answerProposal(deps),
    reviewAnswer: watched(reviewAnswer(deps)),
    ...paperVerbs({ ...deps, ...listing }),
    readDocuments: readDocuments(deps),
    openDocument: openDocument(deps),
    reviewDocument: reviewDocument(deps),
    noteOriginal: noteOriginal(deps),
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
