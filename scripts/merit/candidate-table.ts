import type { Ineligibility } from "#domain/merit/candidates/eligibility.ts"
import type { MeritCandidate } from "#domain/merit/candidates/merit-candidate.ts"
import { formatHundredths } from "#domain/merit/hundredths.ts"
import type { Candidate } from "#domain/merit/ranking.ts"
import type { Column } from "#server/platform/spreadsheets/column.ts"

const markOf = (mark: number | null) => (mark === null ? "" : formatHundredths(mark))

const dayOf = (born: number | null) =>
  born === null ? "" : String(born).replace(/^(\d{4})(\d\d)(\d\d)$/, "$1-$2-$3")

const columns: Record<string, (candidate: Candidate) => string> = {
  code: ({ code }) => code,
  category: ({ category }) => category,
  traits: ({ traits }) => traits.join(";"),
  index: ({ index }) => formatHundredths(index),
  intermediate: ({ intermediate }) => markOf(intermediate),
  highschool: ({ highschool }) => markOf(highschool),
  dob: ({ born }) => dayOf(born),
  accepted: ({ accepted }) => accepted ?? "",
}

/** The columns of CANDIDATES.csv. */
export const candidateColumns: Column<Candidate>[] = Object.entries(columns).map(
  ([name, value]) => ({ key: name, title: name, value }),
)

const reasonOf = (reason: Ineligibility) =>
  reason.reason === "below_minimum"
    ? `${reason.component} ${formatHundredths(reason.percentage)} is below ${formatHundredths(reason.minimum)}`
    : `${reason.years} gap years are more than ${reason.most}`

/** What the college should know of a candidate: why one is not ranked, and which claims count nothing yet. */
export const notesOn = ({ code, candidate, index, ...found }: MeritCandidate) => {
  const missing = "missing" in index ? [`no percentage for ${index.missing.join(", ")}`] : []
  const reasons = [...missing, ...found.ineligibilities.map(reasonOf)]
  return [
    ...(candidate ? [] : [`${code} is not ranked: ${reasons.join("; ")}`]),
    ...(found.unchecked.length > 0
      ? [`${code} claims what nobody has checked: ${found.unchecked.join(", ")}`]
      : []),
  ]
}
