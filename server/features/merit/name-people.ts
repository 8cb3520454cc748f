import type { Database } from "#server/platform/database/connect.ts"

import type { ComputedRound, RoundOutcome } from "./compute-round.ts"
import type { Where } from "./merit-rows.ts"

/** Names and indices of those whom a round mentions, by admission code. */
export type People = Record<string, { name: string; index: number | null }>

const codesIn = ({ warnings, difference }: Pick<ComputedRound, "warnings" | "difference">) => {
  const { compartments, unanswered, ...lists } = warnings
  return [
    ...Object.values(lists).flatMap((list) => list.map(({ code }) => code)),
    ...compartments.flatMap(({ tied, near }) => [...tied, ...near]),
    ...unanswered,
    ...difference.map(({ code }) => code),
  ]
}

const mentioned = (round: RoundOutcome) => {
  if (round.outcome === "computed") return new Set(codesIn(round))
  const refusals = round.outcome === "refused" ? round.refusals : []
  return new Set(refusals.flatMap((refusal) => ("code" in refusal ? refusal.code : [])))
}

/** Names those whom the officer should look at, so that the page can link their records. */
export const namePeople = async (
  db: Database,
  { session, programme }: Where,
  round: RoundOutcome,
  also: readonly string[] = [],
): Promise<People> => {
  const codes = new Set([...mentioned(round), ...also])
  if (codes.size === 0) return {}
  const rows = await db
    .selectFrom("applications")
    .select(["admission_code", "applicant_name"])
    .where((row) => row.and({ session, course: programme }))
    .execute()
  const places = round.outcome === "computed" ? round.places : []
  const indices = new Map(
    places.flatMap(({ admission_code: code, place: { index } }) =>
      "index" in index ? [[code, index.index] as const] : [],
    ),
  )
  return Object.fromEntries(
    rows
      .filter(({ admission_code: code }) => codes.has(code))
      .map(({ admission_code: code, applicant_name: name }) => [
        code,
        { name, index: indices.get(code) ?? null },
      ]),
  )
}
