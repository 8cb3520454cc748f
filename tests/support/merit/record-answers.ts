// Records answers to offers as a member of staff does whose page shows the present state.
import type { OfferState } from "#domain/merit/rounds/offers.ts"
import type { Actor } from "#domain/staff/permissions.ts"
import type { Services } from "#server/features/services.ts"

type Merit = Pick<Services["merit"], "read" | "recordAnswers">
type Where = Parameters<Merit["read"]>[0]

interface Answers {
  number: number
  codes: readonly string[]
  state: OfferState
  reason?: string
}

/** The version of each offer, by admission code. */
export const versionsOf = async (merit: Pick<Merit, "read">, where: Where) =>
  Object.fromEntries((await merit.read(where)).offers.map(({ code, version }) => [code, version]))

export const recordAnswersIn = async (
  merit: Merit,
  where: Where,
  { reason = "", ...answers }: Answers,
  actor: Actor,
) => {
  const expectedVersions = await versionsOf(merit, where)
  return merit.recordAnswers(where, { ...answers, expectedVersions, reason }, actor)
}

/** Records answers, and throws if one of them is not recorded. */
export const recordAll = async (...call: Parameters<typeof recordAnswersIn>) => {
  const result = await recordAnswersIn(...call)
  if (result.outcome !== "recorded" || result.leftOut.length > 0)
    throw new Error(JSON.stringify(result))
}
