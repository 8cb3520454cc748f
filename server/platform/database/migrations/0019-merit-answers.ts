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

interface Answer {
  round: number
  code: string
  state: string
  at: string
  actor: string
  receipt: string | null
}

/**
 * The answers of places. A later round has a copy of an accepted seat's answer: the answer belongs to the round in which it was
 * given.
 */
const listAnswersOfPlaces = async (db: Kysely<unknown>) => {
  const { rows } = await sql<Answer>`
    select min(round_id) as round, admission_code as code, state, answered_at as at,
      coalesce(answered_by, '') as actor, receipt
    from merit_places where answered_at is not null and state is not null
    group by admission_code, state, answered_at, answered_by, receipt`.execute(db)
  return rows
}

/**
 * The answers in the audit, which has those that later ones replaced too. Only those of applicants that a round still has: the
 * others are erased.
 */
const listAnswersOfAudit = async (db: Kysely<unknown>) => {
  const { rows } = await sql<Answer & { action: string; detail: string; name: string }>`
    select round.id as round, audit.subject as code, audit.action, audit.detail, audit.at, audit.actor,
      round.session || ', ' || round.programme || ', round ' || round.number as name
    from audit
    join merit_places as place on place.admission_code = audit.subject
    join merit_rounds as round on round.id = place.round_id
      and round.published_at <= audit.at
      and (round.withdrawn_at is null or round.withdrawn_at > audit.at)
    where audit.action in ('merit offer accepted', 'merit offer declined', 'merit offer absent',
      'merit offer offered')`.execute(db)
  return rows.flatMap(({ action, detail, name, ...row }): Answer[] => {
    const [answered, receipt = null] = detail.split(", receipt ")
    return answered === name ? [{ ...row, state: action.replace("merit offer ", ""), receipt }] : []
  })
}

const kindOf = (before: string) => {
  if (before === "offered") return "answered"
  return before === "accepted" ? "changed" : "reinstated"
}

/** Makes a row of each answer that places or the audit have, and refers the places to theirs. */
const moveAnswers = async (db: Kysely<unknown>) => {
  const all = [...(await listAnswersOfAudit(db)), ...(await listAnswersOfPlaces(db))]
  const byKey = new Map(
    all.map((answer) => [`${answer.code} ${answer.at} ${answer.state}`, answer]),
  )
  const states = new Map<string, string>()
  const keyOf = ({ at, code }: Answer) => `${at} ${code}`
  const ordered = [...byKey.values()].toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  for (const { round, code, state, at, actor, receipt } of ordered) {
    const before = states.get(code) ?? "offered"
    states.set(code, state)
    await sql`insert into merit_answers
      (round_id, admission_code, kind, state_before, state, at, actor, reason, receipt)
      values (${round}, ${code}, ${kindOf(before)}, ${before}, ${state}, ${at}, ${actor}, '',
        ${receipt})`.execute(db)
  }
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
