import type { Ineligibility, MeritCandidate } from "#domain/merit/candidates/merit-candidate.ts"
import { formatHundredths } from "#domain/merit/hundredths.ts"
import type { Candidate } from "#domain/merit/ranking.ts"
import type { Column } from "#server/platform/spreadsheets/column.ts"

import type { columnNames } from "./read-candidates.ts"

const markOf = (mark: number | null) => (mark === null ? "" : formatHundredths(mark))

const dayOf = (born: number | null) =>
  born === null ? "" : String(born).replace(/^(\d{4})(\d\d)(\d\d)$/, "$1-$2-$3")

const columns: Record<(typeof columnNames)[number], (candidate: Candidate) => string> = {
  code: ({ code }) => code,
  category: ({ category }) => category,
  traits: ({ traits }) => traits.join(";"),
  index: ({ index }) => formatHundredths(index),
  intermediate: ({ intermediate }) => markOf(intermediate),
  highschool: ({ highschool }) => markOf(highschool),
  dob: ({ born }) => dayOf(born),
  accepted: ({ accepted }) => accepted ?? "",
}

/** CANDIDATES.csv as a table. */
export const candidateColumns: Column<Candidate>[] = Object.entries(columns).map(
  ([name, value]) => ({ key: name, title: name, value }),
)

const reasonOf = (found: Ineligibility) => {
  switch (found.reason) {
    case "below_minimum":
      return `${found.component} ${formatHundredths(found.percentage)} is below ${formatHundredths(found.minimum)}`
    case "too_many_gap_years":
      return `${found.years} gap years are more than ${found.most}`
    case "passed_too_early":
      return `class 12 was passed in ${found.year}, before ${found.earliest}`
    case "subject_missing":
      return `class 12 has no subject ${found.names.join(" or ")}: ${found.subjects}`
    case "over_limit":
      return `number ${found.place} with ${found.trait}, of whom at most ${found.most} compete`
  }
}

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
