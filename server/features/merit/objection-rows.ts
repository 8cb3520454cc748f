import type { Verdict } from "#domain/merit/rounds/objections.ts"
import type { Database } from "#server/platform/database/connect.ts"

import type { Where } from "./merit-rows.ts"

const select = (db: Database, { session, programme }: Where) =>
  db
    .selectFrom("merit_objections as objection")
    .innerJoin("merit_rounds as round", "round.id", "objection.round_id")
    .select([
      "objection.id",
      "objection.admission_code as code",
      "round.id as list",
      "round.number",
      "topic",
    ])
    .select(["text", "made_at as madeAt", "verdict", "answer", "answered_at as answeredAt"])
    .select("answered_by as answeredBy")
    .where("round.session", "=", session)
    .where("round.programme", "=", programme)
    .orderBy("objection.id", "desc")

/** Objections of one applicant, the newest first. */
export const listOwnObjections = async (db: Database, where: Where, code: string) => {
  const rows = await select(db, where).where("objection.admission_code", "=", code).execute()
  // PostgreSQL's driver returns its large integers as text. Applicants do not read who answered.
  return rows.map(({ answeredBy: _answeredBy, ...row }) => ({
    ...row,
    id: Number(row.id),
    list: Number(row.list),
  }))
}

export type OwnObjection = Awaited<ReturnType<typeof listOwnObjections>>[number]

/** The objections to the lists of a programme, the newest first, with the applicants' names. */
export const listObjections = async (db: Database, where: Where) => {
  const rows = await select(db, where)
    .leftJoin(
      "applications as application",
      "application.admission_code",
      "objection.admission_code",
    )
    .select("application.applicant_name as name")
    .execute()
  return rows.map((row) => ({
    ...row,
    id: Number(row.id),
    list: Number(row.list),
    name: row.name ?? "",
  }))
}

/** The codes of those whose objections to lists of the programme are open. */
export const listObjectors = async (db: Database, where: Where) => {
  const rows = await select(db, where).where("verdict", "is", null).execute()
  return [...new Set(rows.map(({ code }) => code))]
}

interface NewObjection {
  round_id: number
  admission_code: string
  topic: string
  text: string
  made_at: string
}

/** False if the applicant has an open objection to this list. */
export const insertObjection = async (transaction: Database, objection: NewObjection) => {
  const inserted = await transaction
    .insertInto("merit_objections")
    .values(objection)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows !== 0n
}

interface Decision {
  verdict: Verdict
  answer: string
  answered_at: string
  answered_by: string
}

/** Answers an open objection of the programme and returns its applicant's code; undefined if it is not open. */
export const updateOpenObjection = async (
  transaction: Database,
  { session, programme }: Where,
  id: number,
  decision: Decision,
) => {
  const row = await transaction
    .updateTable("merit_objections")
    .set(decision)
    .where("id", "=", id)
    .where("verdict", "is", null)
    .where("round_id", "in", (rounds) =>
      rounds
        .selectFrom("merit_rounds")
        .select("merit_rounds.id")
        .where((where) => where.and({ session, programme })),
    )
    .returning("admission_code")
    .executeTakeFirst()
  return row?.admission_code
}
