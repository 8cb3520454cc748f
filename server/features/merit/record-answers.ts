import type { OfferState } from "#domain/merit/rounds/offers.ts"
import type { Actor } from "#domain/staff/permissions.ts"
import { type AuditStamp, writeAudit } from "#server/platform/audit/write-audit.ts"
import type { Database } from "#server/platform/database/connect.ts"
import type { SiteDeps } from "#server/platform/site-deps.ts"

import {
  listPlaces,
  listStandingRounds,
  lockProgramme,
  type Round,
  type Where,
} from "./merit-rows.ts"

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
  /** These applicants are admitted: the admission must be cancelled first. */
  | { outcome: "admitted"; codes: string[] }

/** Who of these is admitted: such a seat is given up by cancelling the admission. */
const admittedOf = async (transaction: Database, codes: readonly string[]) => {
  const rows = await transaction
    .selectFrom("applications")
    .select("admission_code")
    .where("admission_code", "in", codes)
    .where("status", "=", "admitted")
    .execute()
  return rows.map(({ admission_code }) => admission_code)
}

/** The round that takes answers: the last one, if it is public. Call it in a transaction that locks the programme. */
export const findOpenRound = async (transaction: Database, where: Where, at: string) => {
  const last = (await listStandingRounds(transaction, where)).at(-1)
  return last && last.published_at <= at ? last : undefined
}

/** Stores the answer of these offers. `receipt` is its number, if the applicant answered. */
export const storeAnswers = async (
  transaction: Database,
  where: Where,
  { id, number }: Pick<Round, "id" | "number">,
  { codes, state, receipt }: { codes: string[]; state: OfferState; receipt?: string },
  { by, at }: AuditStamp,
) => {
  const isBack = state === "offered"
  await transaction
    .updateTable("merit_places")
    .set({ state, answered_at: isBack ? null : at, answered_by: isBack ? null : by })
    .set({ receipt: receipt ?? null })
    .where("round_id", "=", id)
    .where("admission_code", "in", codes)
    .execute()
  const facts = [where.session, where.programme, `round ${number}`]
  const detail = [...facts, ...(receipt ? [`receipt ${receipt}`] : [])].join(", ")
  await writeAudit(transaction, { by, at }, `merit offer ${state}`, codes, detail)
}

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
      const last = await findOpenRound(transaction, where, at)
      if (last?.number !== number) return { outcome: "changed" }
      const places = new Map(
        (await listPlaces(transaction, last)).map((one) => [one.admission_code, one]),
      )
      const unknown = codes.filter((code) => !places.get(code)?.state)
      if (unknown.length > 0) return { outcome: "no_offer", codes: unknown }
      const changed = [...new Set(codes)].filter((code) => places.get(code)!.state !== state)
      if (changed.length === 0) return { outcome: "recorded", count: 0 }
      const admitted = state === "accepted" ? [] : await admittedOf(transaction, changed)
      if (admitted.length > 0) return { outcome: "admitted", codes: admitted }
      const stamp = { by: name, at }
      await storeAnswers(transaction, where, last, { codes: changed, state }, stamp)
      return { outcome: "recorded", count: changed.length }
    })
