import type { OfferState } from "#domain/merit/rounds/offers.ts"
import type { Actor } from "#domain/staff/permissions.ts"
import { writeAudit } from "#server/platform/audit/write-audit.ts"
import type { SiteDeps } from "#server/platform/site-deps.ts"

import { listPlaces, listRounds, lockProgramme, standingRounds, type Where } from "./merit-rows.ts"

interface Answers {
  number: number
  codes: readonly string[]
  /** "offered" takes an answer back. */
  state: OfferState
}

type AnswerOutcome =
  | { outcome: "recorded"; count: number }
  /** The round is not public yet, or not the last one any more. */
  | { outcome: "changed" }
  /** These applicants have no offer in this round. */
  | { outcome: "no_offer"; codes: string[] }

/** Records what became of offers of the last round: all of them, or none if one is no offer. */
export const recordAnswers =
  ({ db, now }: Pick<SiteDeps, "db" | "now">) =>
  async (
    where: Where,
    { number, codes, state }: Answers,
    { name }: Actor,
  ): Promise<AnswerOutcome> =>
    db.transaction().execute(async (transaction): Promise<AnswerOutcome> => {
      await lockProgramme(transaction, where)
      const at = now().toISOString()
      const last = standingRounds(await listRounds(transaction, where)).at(-1)
      if (last?.number !== number || last.published_at > at) return { outcome: "changed" }
      const places = new Map(
        (await listPlaces(transaction, last)).map((one) => [one.admission_code, one]),
      )
      const unknown = codes.filter((code) => !places.get(code)?.state)
      if (unknown.length > 0) return { outcome: "no_offer", codes: unknown }
      const changed = [...new Set(codes)].filter((code) => places.get(code)!.state !== state)
      if (changed.length === 0) return { outcome: "recorded", count: 0 }
      const isBack = state === "offered"
      await transaction
        .updateTable("merit_places")
        .set({ state, answered_at: isBack ? null : at, answered_by: isBack ? null : name })
        .where("round_id", "=", last.id)
        .where("admission_code", "in", changed)
        .execute()
      const detail = `${where.session}, ${where.programme}, round ${number}`
      await writeAudit(transaction, { by: name, at }, `merit offer ${state}`, changed, detail)
      return { outcome: "recorded", count: changed.length }
    })
