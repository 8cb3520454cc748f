import { sql } from "kysely"

import type { Database } from "#server/platform/database/connect.ts"
import { isPostgres } from "#server/platform/database/dialect.ts"

import {
  admitWithinLimits,
  limitPeriods,
  type Origin,
  type OriginCount,
  type OriginLimits,
  type OriginScope,
} from "./origin-limits.ts"

/** An instant in milliseconds since 1970 as ISO 8601. */
export const instant = (ms: number) => new Date(ms).toISOString()

/** Applications dated further ahead are ignored, so that nobody waits long after the clock was set back. */
export const countedUntil = (now: number) => instant(now + 15 * 60_000)

/** Transactions that count under the same networks run one after another. SQLite has one writer anyway. */
const lockNetworks = async (transaction: Database, origins: readonly Origin[]) => {
  if (!isPostgres(transaction)) return
  const networks = [...new Set(origins.map(({ network }) => network))].toSorted()
  await sql`select pg_advisory_xact_lock(hashtextextended(network, 0))
    from unnest(${networks}::text[]) as network`.execute(transaction)
}

/** What is stored of these addresses or networks within a day and a fortnight. */
const countStored = async (
  transaction: Database,
  scope: OriginScope,
  keys: readonly string[],
  now: Date,
): Promise<Map<string, OriginCount>> => {
  if (keys.length === 0) return new Map()
  const today = instant(now.getTime() - limitPeriods.perDay)
  const rows = await transaction
    .selectFrom("application_origins")
    .select(`${scope} as key`)
    .select((row) => [
      row.fn.countAll<number | string>().as("perFortnight"),
      row.fn.countAll<number | string>().filterWhere("at", ">", today).as("perDay"),
    ])
    .where(scope, "in", keys)
    .where("at", ">", instant(now.getTime() - limitPeriods.perFortnight))
    .where("at", "<", countedUntil(now.getTime()))
    .groupBy(scope)
    .execute()
  return new Map(
    rows.map(({ key, perDay, perFortnight }) => [
      key,
      { perDay: Number(perDay), perFortnight: Number(perFortnight) },
    ]),
  )
}

/** Which applications of a batch may be stored, counted in the transaction that stores them. */
export const admitOrigins = async (
  transaction: Database,
  origins: readonly (Origin | undefined)[],
  limits: OriginLimits,
  now: Date,
) => {
  const limited = origins.filter((origin) => origin?.isLimited) as Origin[]
  if (limited.length > 0) await lockNetworks(transaction, limited)
  const count = (scope: OriginScope) => {
    const keys = [...new Set(limited.map((origin) => origin[scope]))]
    return countStored(transaction, scope, keys, now)
  }
  const counts = { address: await count("address"), network: await count("network") }
  return admitWithinLimits(origins, counts, limits)
}
