import type { LeftOutReason, OfferState } from "#domain/merit/rounds/offers.ts"
import type { Actor } from "#domain/staff/permissions.ts"
import { undoSeconds } from "#server/features/applications/applications.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import type { Database } from "#server/platform/database/connect.ts"

import { lockProgramme, type Where } from "../merit-rows.ts"
import { findOffers, findOpenRound, offerNow, type OfferRow, storeAnswers } from "./answer-rows.ts"
import { divide, type RecordedAnswers, recordedOf } from "./record-answers.ts"

const findAnswers = async (transaction: Database, ids: readonly number[]) => {
  // No answer has the id 0: an empty list of values is no SQL.
  const rows = await transaction
    .selectFrom("merit_answers")
    .select(["id", "kind", "actor", "at", "state_before"])
    .where("id", "in", [0, ...ids])
    .execute()
  return new Map(rows.map((row) => [Number(row.id), row]))
}

type StoredAnswer = Awaited<ReturnType<typeof findAnswers>> extends Map<number, infer Row> ? Row : 0

/** Why an entry cannot be undone: only the member who made it, within a minute, and if nothing depends on it yet. */
const whyNotUndone = (
  offer: OfferRow | undefined,
  answer: StoredAnswer | undefined,
  { expectedVersion, by, now }: { expectedVersion: unknown; by: string; now: Date },
): LeftOutReason | undefined => {
  const { state, status, fee, isAsSeen } = offerNow(offer, expectedVersion)
  if (state === null) return "no_offer"
  if (!isAsSeen) return "changed"
  const isRecent = answer && now.getTime() - Date.parse(answer.at) <= undoSeconds * 1000
  if (!isRecent || answer.actor !== by || answer.kind === "undone") return "not_undone"
  if (state !== "accepted") return undefined
  if (status === "admitted") return "admitted"
  return fee === "due" ? undefined : "fee_settled"
}

interface Undoing {
  number: number
  codes: readonly string[]
  /** The versions that the entry made, by admission code. */
  expectedVersions: Record<string, unknown>
}

/** Takes back what the member has just recorded, by a further row for each offer. */
export const undoAnswers =
  ({ db, now }: Pick<SiteDeps, "db" | "now">) =>
  async (
    where: Where,
    { number, codes, expectedVersions }: Undoing,
    { name }: Actor,
  ): Promise<RecordedAnswers | { outcome: "changed" }> =>
    db.transaction().execute(async (transaction) => {
      await lockProgramme(transaction, where)
      const time = now()
      const at = time.toISOString()
      const last = await findOpenRound(transaction, where, at)
      if (last?.number !== number) return { outcome: "changed" as const }
      const offers = await findOffers(transaction, last, codes)
      const ids = [...offers.values()].map(({ answerId }) => answerId)
      const answers = await findAnswers(transaction, ids)
      const { included, leftOut } = divide(codes, offers, (offer, code) =>
        whyNotUndone(offer, offer && answers.get(offer.answerId), {
          expectedVersion: expectedVersions[code],
          by: name,
          now: time,
        }),
      )
      const changes = included.map(({ code, state, answerId }) => {
        const before: OfferState = answers.get(answerId)!.state_before
        return { code, from: state!, to: before }
      })
      const facts = { kind: "undone" } as const
      if (changes.length > 0)
        await storeAnswers(transaction, where, last, changes, facts, { by: name, at })
      const undone = changes.map(({ code }) => code)
      return recordedOf(transaction, last, undone, leftOut)
    })
