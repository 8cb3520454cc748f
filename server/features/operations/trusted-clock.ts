import type { ErasureRefusal } from "#domain/privacy/erasure.ts"
import { stampOf, writeAudit } from "#server/features/audit/audit.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import {
  findInstallationValue,
  insertInstallationValue,
  setInstallationValue,
} from "#server/platform/database/installation.ts"

type Deps = Pick<SiteDeps, "db" | "now">

/** A clock that nothing may be deleted by. Times in ISO 8601. */
export interface ClockProblem {
  reason: Extract<ErasureRefusal, "clock_behind" | "clock_ahead">
  /** What the clock says. */
  clock: string
  /** The newest record, or the last heartbeat. */
  last: string
}

/** Tolerance for the clock difference of two machines. */
const toleranceMs = 5 * 60_000
/** The longest time without a heartbeat after which the clock is still trusted: a site may be off in a vacation. */
const longestSilenceMs = 45 * 86_400_000

/** The time of the newest record: every change writes an audit entry. */
const findNewestRecord = async ({ db }: Deps) =>
  (await db.selectFrom("audit").select("at").orderBy("id", "desc").limit(1).executeTakeFirst())?.at

/** The last time that was trusted. A site that never noted one trusts its newest record, or else its clock. */
const readTrustedTime = async (deps: Deps) => {
  const known = await findInstallationValue(deps.db, "trusted_time")
  return known ?? (await findNewestRecord(deps)) ?? deps.now().toISOString()
}

/**
 * Why nothing may be deleted by date now: the clock is earlier than the newest record or the last heartbeat, or more than
 * 45 days after the last heartbeat. Undefined if the clock is trusted.
 */
const checkClock = (deps: Deps) => async (): Promise<ClockProblem | undefined> => {
  const time = deps.now()
  const trusted = await readTrustedTime(deps)
  const clock = time.toISOString()
  const newest = [trusted, (await findNewestRecord(deps)) ?? ""].toSorted().at(-1)!
  if (Date.parse(newest) - time.getTime() > toleranceMs) {
    return { reason: "clock_behind", clock, last: newest }
  }
  return time.getTime() - Date.parse(trusted) > longestSilenceMs
    ? { reason: "clock_ahead", clock, last: trusted }
    : undefined
}

/**
 * Notes the time of a heartbeat, unless the clock is not trusted: else one start with a wrong clock would make that clock
 * the trusted one.
 */
const noteTime = (deps: Deps) => async () => {
  const { db, now } = deps
  await insertInstallationValue(db, "trusted_time", await readTrustedTime(deps))
  const time = now()
  await db
    .updateTable("installation")
    .set({ value: time.toISOString() })
    .where("name", "=", "trusted_time")
    .where("value", "<=", time.toISOString())
    .where("value", ">=", new Date(time.getTime() - longestSilenceMs).toISOString())
    .execute()
}

/** An administrator confirms the date that the clock shows: from then on it is trusted. */
const confirmClock = (deps: Deps) => (by: string) =>
  deps.db.transaction().execute(async (transaction) => {
    const within = { ...deps, db: transaction }
    const from = await readTrustedTime(within)
    const stamp = stampOf(deps, by)
    await setInstallationValue(transaction, "trusted_time", stamp.at)
    await writeAudit(transaction, stamp, "clock confirmed", "clock", { from, to: stamp.at })
  })

/** The clock by which records are deleted. */
export const createTrustedClock = (deps: Deps) => ({
  check: checkClock(deps),
  note: noteTime(deps),
  confirm: confirmClock(deps),
})
