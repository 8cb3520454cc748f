import type { Role } from "#domain/staff/permissions.ts"
import { stampOf, writeAudit } from "#server/features/audit/audit.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import type { Database } from "#server/platform/database/connect.ts"
import {
  findInstallationValue,
  insertInstallationValue,
  setInstallationValue,
} from "#server/platform/database/installation.ts"

type Deps = Pick<SiteDeps, "db" | "now">

/** The roles that can change records of many people. */
const rolesWithSecondFactor: readonly Role[] = ["administrator", "officer"]

/** Days to set up a second factor, from going live or from joining, whichever is later. */
const graceDays = 7

/**
 * Notes that the college is live: it has replaced the sample college. The first note stays. A college that was live
 * before this rule existed is noted at the first start, and has the days of grace from then on.
 */
export const noteLive = ({ db, now }: Deps) =>
  insertInstallationValue(db, "live_since", now().toISOString())

/** Whether a second factor is required, once the college is live. */
export const isSecondFactorRequired = async (db: Database) =>
  (await findInstallationValue(db, "second_factor_optional")) !== "yes"

/** Whether members with this role must have a second factor, now or after the days of grace. */
export const isRequiredOf = async (db: Database, role: Role) =>
  rolesWithSecondFactor.includes(role) &&
  (await findInstallationValue(db, "live_since")) !== undefined &&
  (await isSecondFactorRequired(db))

/** Relaxes or restores the rule, with an audit line. */
export const setSecondFactorRequired =
  ({ db, now }: Deps) =>
  (isRequired: boolean, by: string) =>
    db.transaction().execute(async (transaction) => {
      if ((await isSecondFactorRequired(transaction)) === isRequired) return
      await setInstallationValue(transaction, "second_factor_optional", isRequired ? "no" : "yes")
      const action = isRequired ? "second factor required" : "second factor optional"
      await writeAudit(transaction, stampOf({ now }, by), action, "staff")
    })

/** What the rule means for a member without a second factor. */
export type SecondFactorDuty =
  | { kind: "none" }
  /** The member may work without one until this time, ISO 8601. */
  | { kind: "grace"; until: string }
  /** The member may only set one up. */
  | { kind: "due" }
  /**
   * As "due", but the password is all that this browser has shown, and it may be stolen. The member needs a link of an
   * administrator for a new password first, which makes the browser known.
   */
  | { kind: "link" }

const dayMs = 86_400_000

const indiaMs = 5.5 * 3_600_000

/** The notice names a last day, so the whole of it counts. */
const endOfDayInIndia = (time: number) => Math.ceil((time + indiaMs) / dayMs) * dayMs - indiaMs

interface Member {
  role: Role
  createdAt: Date | string
  twoFactorEnabled: boolean
}

/** Whether a member must set up a second factor, and until when. */
export const secondFactorDuty = async (
  { db, now }: Deps,
  { role, createdAt, twoFactorEnabled }: Member,
): Promise<SecondFactorDuty> => {
  if (twoFactorEnabled || !rolesWithSecondFactor.includes(role)) return { kind: "none" }
  const live = await findInstallationValue(db, "live_since")
  if (live === undefined || !(await isSecondFactorRequired(db))) return { kind: "none" }
  const from = Math.max(Date.parse(live), new Date(createdAt).getTime())
  const until = endOfDayInIndia(from + graceDays * dayMs)
  return now().getTime() < until
    ? { kind: "grace", until: new Date(until).toISOString() }
    : { kind: "due" }
}
