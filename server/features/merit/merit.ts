// Public entry of this feature: other features import from this file only.
import { answerCalls } from "./answer-calls.ts"
import { marksCalls } from "./marks-calls.ts"
import { roundCalls } from "./round-calls.ts"
import { ruleCalls } from "./rule-calls.ts"

export type { ApplicantMerit, ApplicantRound } from "./read-own-rounds.ts"
export type { ApplicationMarks, ProgrammeMarks } from "./marks.ts"
export { type MarksFile, readMarksFile } from "./read-marks-file.ts"
export type { People } from "./name-people.ts"
export {
  createPublicLists,
  findNextPublication,
  hasPublicLists,
  type ListPeople,
  type PrintedList,
  printList,
} from "./public-lists.ts"
export { type OfferLetter, type OfferLetters, printLetters } from "./round/print-letters.ts"
export type { MeritCharts } from "./round/read-charts.ts"
export type { LeftOut } from "./answers/record-answers.ts"
export { createSeatOffers } from "./answers/seat-offers.ts"
export { readMeritCandidates } from "./read-merit-candidates.ts"
export { createApplicantService, createMeritService, type MeritView } from "./merit-service.ts"
export type { NotedDraft } from "./drafts.ts"
export type { DryRun, RoundPreview } from "./round-calls.ts"

/** The calls of the console about merit lists (docs/merit.md). */
export const meritCalls = { ...answerCalls, ...marksCalls, ...roundCalls, ...ruleCalls }
