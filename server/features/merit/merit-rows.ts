import type { Selectable } from "kysely"

import { dayInIndia } from "#domain/fields/india-time.ts"
import { type MeritRule, meritRuleSchema } from "#domain/merit/candidates/merit-rule.ts"
import type { Database } from "#server/platform/database/connect.ts"
import type { MeritPlacesTable, MeritRulesTable } from "#server/platform/database/tables.ts"

/** A programme of an admission session. */
export interface Where {
  session: string
  programme: string
}

export interface RuleVersion extends Omit<MeritRulesTable, "rule"> {
  rule: MeritRule
}

/** The subject of audit entries about the merit lists of a programme. */
export const meritSubject = ({ session, programme }: Where) => `merit ${session} ${programme}`

/** All versions of a programme's rule, the newest first. */
export const listRules = async (
  db: Database,
  { session, programme }: Where,
): Promise<RuleVersion[]> => {
  const rows = await db
    .selectFrom("merit_rules")
    .selectAll()
    .where((row) => row.and({ session, programme }))
    .orderBy("version", "desc")
    .execute()
  return rows.map((row) => ({ ...row, rule: meritRuleSchema.parse(JSON.parse(row.rule)) }))
}

/** Locks the rounds of this programme: other changes wait until the transaction ends. */
export const lockProgramme = (transaction: Database, { session, programme }: Where) =>
  transaction
    .updateTable("merit_rules")
    .set((row) => ({ version: row.ref("version") }))
    .where((row) => row.and({ session, programme }))
    .execute()

/** The published rounds, without their lists, oldest first. Withdrawn ones are among them. */
export const listRounds = async (db: Database, { session, programme }: Where) => {
  const rows = await db
    .selectFrom("merit_rounds")
    .select(["id", "number", "rule_version", "sha256", "last_date", "object_until"])
    .select([
      "published_at",
      "published_by",
      "candidates_at",
      "withdrawn_at",
      "withdrawn_by",
      "withdrawn_reason",
    ])
    .where((row) => row.and({ session, programme }))
    .orderBy("id")
    .execute()
  // PostgreSQL's driver returns its large integers as text.
  return rows.map((row) => ({ ...row, id: Number(row.id) }))
}

export type Round = Awaited<ReturnType<typeof listRounds>>[number]

/** The rounds that count, by their number. */
export const standingRounds = (rounds: readonly Round[]) =>
  rounds.filter(({ withdrawn_at }) => withdrawn_at === null)

export const listStandingRounds = async (db: Database, where: Where) =>
  standingRounds(await listRounds(db, where))

/** The last public list of each programme, of one session or of all, and whether it still takes answers. */
export const listShownRounds = async (
  db: Database,
  { at, today, session }: { at: string; today: string; session?: string },
) => {
  const rows = await db
    .selectFrom("merit_rounds")
    .select(["id", "session", "programme", "number", "last_date", "published_at"])
    .where("withdrawn_at", "is", null)
    .$if(session !== undefined, (query) => query.where("session", "=", session!))
    .orderBy("id")
    .execute()
  const programmes = Map.groupBy(rows, (row) => `${row.session} ${row.programme}`)
  return [...programmes.values()].flatMap((rounds) => {
    const shown = rounds.findLast(({ published_at }) => published_at <= at)
    if (!shown) return []
    const isOpen = shown === rounds.at(-1) && shown.last_date >= today
    const { number, last_date: lastDate, published_at } = shown
    const offeredOn = dayInIndia(new Date(published_at))
    return { id: Number(shown.id), number, lastDate, offeredOn, isOpen }
  })
}

/** The last list of a programme that is public; undefined if there is none. */
export const findShownRound = async (db: Database, where: Where, at: string) =>
  (await listStandingRounds(db, where)).findLast((round) => round.published_at <= at)

/** The frozen list of a round, as it was published. */
export const findList = (db: Database, id: number) =>
  db
    .selectFrom("merit_rounds")
    .select(["list", "sha256"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow()

export const listPlaces = (db: Database, round: Pick<Round, "id">) =>
  db
    .selectFrom("merit_places")
    .selectAll()
    .where("round_id", "=", round.id)
    .orderBy("admission_code")
    .execute()

/** Who declined or did not come in any of these rounds. */
export const listLeft = async (db: Database, rounds: readonly Pick<Round, "id">[]) => {
  if (rounds.length === 0) return []
  const ids = rounds.map(({ id }) => id)
  const rows = await db
    .selectFrom("merit_places")
    .select("admission_code")
    .where("round_id", "in", ids)
    .where("state", "in", ["declined", "absent"])
    .execute()
  return rows.map(({ admission_code }) => admission_code)
}

/** Rows of one statement: databases limit its parameters. */
const batchSize = 500

export const batchesOf = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / batchSize) }, (_, index) =>
    rows.slice(index * batchSize, (index + 1) * batchSize),
  )

export const insertPlaces = async (
  transaction: Database,
  places: readonly Selectable<MeritPlacesTable>[],
) => {
  for (const batch of batchesOf(places))
    await transaction.insertInto("merit_places").values(batch).execute()
}
