// Public entry of this feature: other features import from this file only.
export type { ComputedRound, RoundRefusal } from "./compute-round.ts"
export { createMeritService, type MeritView } from "./merit-service.ts"
export { readMeritCandidates } from "./read-merit-candidates.ts"
