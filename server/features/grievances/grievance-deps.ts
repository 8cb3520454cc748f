import { dayInIndia } from "#domain/fields/india-time.ts"
import { addWorkingDays } from "#domain/grievances/working-days.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"

export interface GrievanceDeps extends Pick<SiteDeps, "db" | "now" | "randomBytes" | "settings"> {
  /** The days of the college's published holidays, ISO days. */
  holidays: () => Promise<ReadonlySet<string>>
}

/** The last day of an answer whose clock starts now. */
export const readDueDay = async ({ settings, holidays, now }: GrievanceDeps) => {
  const { grievances } = await settings()
  return addWorkingDays(dayInIndia(now()), grievances.working_days, await holidays())
}
