import type { FeeStatus, Status } from "#domain/applications/workflow.ts"
import type { AnswerKind, OfferNow, OfferState } from "#domain/merit/rounds/offers.ts"
import { type AuditStamp, writeAudit } from "#server/features/audit/audit.ts"
import type { Database } from "#server/platform/database/connect.ts"

import { batchesOf, listStandingRounds, type Round, type Where } from "../merit-rows.ts"

/** The round that takes answers: the last one, if it is public. Call it in a transaction that locks the programme. */
export const findOpenRound = async (transaction: Database, where: Where, at: string) => {
  const last = (await listStandingRounds(transaction, where)).at(-1)
  return last && last.published_at <= at ? last : undefined
}

/** The round and the newest answer of an offer: changes with each answer. Pages send it back. */
export const offerVersion = (place: { round_id: number; answer_id: number | null }) =>
  `${Number(place.round_id)}.${Number(place.answer_id ?? 0)}`

export interface OfferRow {
  code: string
  state: OfferState | null
  /** The newest answer; 0: none. */
  answerId: number
  version: string
  status: Status | null
  fee: FeeStatus | null
}

/** What the answers of these people depend on, by admission code. */
export const findOffers = async (
  transaction: Database,
  { id }: Pick<Round, "id">,
  codes: readonly string[],
): Promise<Map<string, OfferRow>> => {
  const rows = await transaction
    .selectFrom("merit_places as place")
    .leftJoin("applications as application", "application.admission_code", "place.admission_code")
    .select(["place.admission_code as code", "place.round_id", "place.answer_id", "place.state"])
    .select(["application.status", "application.fee_status as fee"])
    .where("round_id", "=", id)
    .where("place.admission_code", "in", codes)
    .execute()
  return new Map(
    rows.map(({ round_id, answer_id, ...row }) => [
      row.code,
      { ...row, answerId: Number(answer_id ?? 0), version: offerVersion({ round_id, answer_id }) },
    ]),
  )
}

/** The offer of a person who may be missing in the round. */
export const offerNow = (row: OfferRow | undefined, expectedVersion: unknown): OfferNow => ({
  state: row?.state ?? null,
  status: row?.status ?? null,
  fee: row?.fee ?? null,
  isAsSeen: row?.version === expectedVersion,
})

export interface Change {
  code: string
  from: OfferState
  to: OfferState
}

interface AnswerFacts {
  kind: AnswerKind
  reason?: string
  /** Its number, if the applicant answered. */
  receipt?: string
}

const auditActionOf = (kind: AnswerKind, to: OfferState) => {
  if (kind === "undone") return "merit answer undone"
  return kind === "reinstated" ? "merit offer reinstated" : (`merit offer ${to}` as const)
}

const insertAnswers = async (
  transaction: Database,
  { id }: Pick<Round, "id">,
  changes: readonly Change[],
  { kind, reason = "", receipt }: AnswerFacts,
  { by, at }: AuditStamp,
) => {
  const facts = { round_id: id, kind, at, actor: by, reason, receipt: receipt ?? null }
  for (const batch of batchesOf(changes)) {
    const rows = batch.map(({ code: admission_code, from, to }) => ({
      ...facts,
      admission_code,
      state_before: from,
      state: to,
    }))
    await transaction.insertInto("merit_answers").values(rows).execute()
  }
}

/** Stores answers of one kind: a new row for each, the state of each offer, and the audit. Nothing else changes a state. */
export const storeAnswers = async (
  transaction: Database,
  where: Where,
  round: Pick<Round, "id" | "number">,
  changes: readonly Change[],
  facts: AnswerFacts,
  stamp: AuditStamp,
) => {
  await insertAnswers(transaction, round, changes, facts, stamp)
  const alike = Map.groupBy(changes, ({ from, to }) => `${from} > ${to}`)
  for (const group of alike.values()) {
    const { from, to } = group[0]!
    const codes = group.map(({ code }) => code)
    await transaction
      .updateTable("merit_places")
      .set((place) => ({
        state: to,
        answer_id: place
          .selectFrom("merit_answers as answer")
          .select(({ fn }) => fn.max("answer.id").as("id"))
          .whereRef("answer.round_id", "=", "merit_places.round_id")
          .whereRef("answer.admission_code", "=", "merit_places.admission_code"),
      }))
      .where("round_id", "=", round.id)
      .where("admission_code", "in", codes)
      .execute()
    const { receipt } = facts
    const details = { ...where, list: round.number, from, to, ...(receipt && { receipt }) }
    await writeAudit(transaction, stamp, auditActionOf(facts.kind, to), codes, details)
  }
}

/** Answers with their lists, oldest first. */
export const selectAnswers = (db: Database) =>
  db
    .selectFrom("merit_answers as answer")
    .innerJoin("merit_rounds as round", "round.id", "answer.round_id")
    .select(["answer.kind", "answer.state_before as before", "answer.state", "answer.at"])
    .select(["answer.actor", "answer.reason", "answer.receipt", "round.number as list"])
    .orderBy("answer.id")

/** All answers of an applicant. */
export const listAnswers = (db: Database, code: string) =>
  selectAnswers(db)
    .select("round.last_date as lastDate")
    .where("answer.admission_code", "=", code)
    .execute()

/** An answer to an offer. `list`: the number of its list. */
export type StoredAnswer = Awaited<ReturnType<typeof listAnswers>>[number]
