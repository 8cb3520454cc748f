import { type Kysely, PostgresAdapter, sql } from "kysely"
import type { Migration } from "kysely/migration"

// A migration is frozen once it is released: it imports nothing of ours, which would change under it.

const isPostgres = (db: Kysely<unknown>) => db.getExecutor().adapter instanceof PostgresAdapter

const createAnswers = async (db: Kysely<unknown>) => {
  const table = db.schema.createTable("merit_answers")
  const numbered = isPostgres(db)
    ? table.addColumn("id", "bigint", (is) => is.primaryKey().generatedAlwaysAsIdentity())
    : table.addColumn("id", "integer", (is) => is.primaryKey().autoIncrement())
  await numbered
    .addColumn("round_id", isPostgres(db) ? "bigint" : "integer", (is) => is.notNull())
    .addColumn("admission_code", "text", (is) => is.notNull())
    .addColumn("kind", "text", (is) => is.notNull())
    .addColumn("state_before", "text", (is) => is.notNull())
    .addColumn("state", "text", (is) => is.notNull())
    .addColumn("at", "text", (is) => is.notNull())
    .addColumn("actor", "text", (is) => is.notNull())
    .addColumn("reason", "text", (is) => is.notNull())
    .addColumn("receipt", "text")
    .execute()
  await db.schema
    .createIndex("merit_answers_admission_code")
    .on("merit_answers")
    .column("admission_code")
    .execute()
}

/**
 * Copies the answer of each place. A later round has a copy of an accepted seat's answer: the answer belongs to the round
 * in which it was given, and all of them refer to it.
 */
const moveAnswers = async (db: Kysely<unknown>) => {
  const isOverridden = sql`answer.state <> 'accepted' and exists (
    select 1 from merit_places as earlier
    where earlier.admission_code = answer.admission_code
      and earlier.round_id < answer.round_id and earlier.state = 'accepted'
  )`
  await sql`insert into merit_answers
    (round_id, admission_code, kind, state_before, state, at, actor, reason, receipt)
    select round_id, admission_code,
      case when ${isOverridden} then 'changed' else 'answered' end,
      case when ${isOverridden} then 'accepted' else 'offered' end,
      state, answered_at, coalesce(answered_by, ''), '', receipt
    from (
      select min(round_id) as round_id, admission_code, state, answered_at, answered_by, receipt
      from merit_places
      where answered_at is not null and state is not null
      group by admission_code, state, answered_at, answered_by, receipt
    ) as answer
    order by answered_at, round_id, admission_code`.execute(db)
  await sql`update merit_places set answer_id = (
      select max(answer.id) from merit_answers as answer
      where answer.admission_code = merit_places.admission_code
        and answer.state = merit_places.state and answer.at = merit_places.answered_at
    ) where answered_at is not null`.execute(db)
}

/** Answers to offers of merit lists: a row for each, which no later answer changes. */
export const meritAnswers: Migration = {
  up: async (db: Kysely<unknown>) => {
    await createAnswers(db)
    const type = isPostgres(db) ? "bigint" : "integer"
    await db.schema.alterTable("merit_places").addColumn("answer_id", type).execute()
    await moveAnswers(db)
    for (const column of ["answered_at", "answered_by", "receipt"])
      await db.schema.alterTable("merit_places").dropColumn(column).execute()
  },
}
