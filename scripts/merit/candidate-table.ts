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

const reasonOf = (reason: Ineligibility) => {
  switch (reason.reason) {
    case "below_minimum":
      return `${reason.component} ${formatHundredths(reason.percentage)} is below ${formatHundredths(reason.minimum)}`
    case "too_many_gap_years":
      return `${reason.years} gap years are more than ${reason.most}`
    case "passed_too_early":
      return `class 12 was passed in ${reason.year}, before ${reason.earliest}`
    case "subject_missing":
      return `class 12 has no subject ${reason.names.join(" or ")}: ${reason.subjects}`
    case "over_limit":
      return `number ${reason.place} with ${reason.trait}, of whom at most ${reason.most} compete`
  }
}

/** What the college should know of a candidate: why one is not ranked, and which claims count nothing yet. */
export const notesOn = ({ code, candidate, index, ...rest }: MeritCandidate) => {
  const missing = "missing" in index ? [`no percentage for ${index.missing.join(", ")}`] : []
  const reasons = [...missing, ...rest.ineligibilities.map(reasonOf)]
  return [
    ...(candidate ? [] : [`${code} is not ranked: ${reasons.join("; ")}`]),
    ...(rest.unchecked.length > 0
      ? [`${code} claims what nobody has checked: ${rest.unchecked.join(", ")}`]
      : []),
  ]
}
