import type { MeritCandidate } from "../candidates/merit-candidate.ts"

/** Below it, no board lets anybody pass; above it, somebody should look at the marksheet. In hundredths. */
const plausible = { least: 33_00, most: 99_00 }

/** The percentages of a candidate that are probably typed wrongly, of those that decide something. */
export const implausibleMarks = ({ marks }: Pick<MeritCandidate, "marks">) =>
  marks.filter(({ percentage }) => percentage < plausible.least || percentage > plausible.most)
