// Public entry of this feature: other features import from this file only.
import { dueCalls } from "./due-calls.ts"
import { floodCalls } from "./flood-calls.ts"
import { personCalls } from "./person-calls.ts"

export { confirmation, eraseShown } from "./confirm-erasure.ts"
export { eraseApplications, eraseStudents } from "./erase-records.ts"
export type { WayToFind } from "./find-persons.ts"
export type { FloodPage, FloodsView, FloodView } from "./floods.ts"
export type { RecordRef } from "./personal-data.ts"
export type { createTrials } from "./trials.ts"
export {
  createPrivacyService,
  type PrivacyService,
  type DueGroupView,
  type PersonView,
  type RetentionView,
} from "./privacy-service.ts"

/** The calls of the console about personal data. */
export const privacyCalls = { ...dueCalls, ...floodCalls, ...personCalls }
