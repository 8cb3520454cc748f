import type { SiteDeps } from "#server/platform/site-deps.ts"

import { watchSeats, type WatchDeps } from "../full-seats.ts"
import type { SubmitDeps } from "../submit-application.ts"
import { assignApplications } from "./assign.ts"
import { readCannedReasons, writeCannedReasons } from "./canned-reasons.ts"
import { changeStatus } from "./change-status.ts"
import { exemptFee, receiveFee, undoFee } from "./fees.ts"
import { correctApplication } from "./forms/correct-application.ts"
import { enterPaper } from "./forms/enter-paper.ts"
import { replacePictures } from "./forms/replace-pictures.ts"
import { exportFeesOfDay, listFeesOfDay, readCounterToday } from "./list-fees.ts"
import { countApplications } from "./list/count-applications.ts"
import { countSessionUsage } from "./list/count-session-usage.ts"
import { countWorkLists } from "./list/count-work-lists.ts"
import { exportApplications } from "./list/export-applications.ts"
import {
  findListedApplications,
  listApplications,
  searchApplications,
} from "./list/list-applications.ts"
import { printSheets } from "./list/print-sheets.ts"
import { reportSession } from "./list/report-session.ts"
import { listViews, removeView, saveView } from "./list/saved-views.ts"
import { markClaim } from "./mark-claim.ts"
import { addNote, markSeen } from "./notes.ts"
import { noteOpen } from "./open-applications.ts"
import { readWithOffer } from "./read-application.ts"
import { reveal } from "./reveal-number.ts"
import type { SeatOffers } from "./seat-offer.ts"
import { undoChange } from "./undo-change.ts"

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
    enterPaper: enterPaper(deps),
  }
}

export type ApplicationsService = ReturnType<typeof createApplicationsService>
