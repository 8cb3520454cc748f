// Public entry of this feature: other features import from this file only.
export { readMeritCandidates } from "./read-merit-candidates.ts"
