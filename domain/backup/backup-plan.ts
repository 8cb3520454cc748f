import * as z from "zod/mini"

import { dayInIndia, instantInIndia } from "../fields/india-time.ts"

const dayMs = 24 * 3_600_000

/** The limits of the numbers of a plan, for the server and the page. */
export const planLimits = {
  keep_daily: { from: 3, to: 366 },
  keep_monthly: { from: 0, to: 120 },
  alert_hours: { from: 24, to: 720 },
} as const

export type PlanNumber = keyof typeof planLimits

const within = ({ from, to }: { from: number; to: number }) =>
  z.int().check(z.minimum(from), z.maximum(to))

/** Where and when the server makes backups, as it is stored. */
export const backupPlan = z.object({
  /** The destination; empty before one is chosen. */
  folder: z.string(),
  /** The time of day in India, "02:00", of the daily backup; empty for none. */
  time: z.string(),
  keep_daily: within(planLimits.keep_daily),
  keep_monthly: within(planLimits.keep_monthly),
  /** Hours without a good backup after which the console warns. */
  alert_hours: within(planLimits.alert_hours),
  /** Encrypted with the site's key; empty before one is set. */
  passphrase_encrypted: z.string(),
})
export type BackupPlan = z.infer<typeof backupPlan>

/** The plan of a site where nobody has set one. Its numbers are those of the command. */
export const defaultPlan: BackupPlan = {
  folder: "",
  time: "",
  keep_daily: 30,
  keep_monthly: 12,
  alert_hours: 48,
  passphrase_encrypted: "",
}

/** The last time before `now` at which a backup was due; undefined without a daily backup. */
export const lastDueAt = ({ time }: Pick<BackupPlan, "time">, now: Date) => {
  if (time === "") return undefined
  const today = instantInIndia(dayInIndia(now), time)
  return today <= now ? today : new Date(today.getTime() - dayMs)
}

/** The next time at which a backup is due; undefined without a daily backup. */
export const nextDueAt = (plan: Pick<BackupPlan, "time">, now: Date) => {
  const last = lastDueAt(plan, now)
  return last && new Date(last.getTime() + dayMs)
}

/** Whether there was no good backup for too long. A new site has so many hours to make its first one. */
export const isBackupLate = (
  { lastBackup, createdAt }: { lastBackup: string | null; createdAt: string },
  { alert_hours: hours }: Pick<BackupPlan, "alert_hours">,
  now: Date,
) => now.getTime() - Date.parse(lastBackup ?? createdAt) > hours * 3_600_000
