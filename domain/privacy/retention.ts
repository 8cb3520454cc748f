import * as z from "zod/mini"

const years = z.int().check(z.gte(1), z.lte(99))

/**
 * Retention periods of personal data, in whole years. `content/settings.ts` has the values of a new site; staff change
 * them in the settings.
 */
export const retention = z.prefault(
  z.object({
    /** Applications that did not lead to admission: years after their session has closed. */
    application_years: years,
    /** Applications of admitted persons, and students who left: years after their session has closed. */
    student_years: years,
    /** Messages of the contact page: years after receipt. */
    message_years: years,
    /** Grievances: years after they were closed. */
    grievance_years: z.prefault(years, 3),
    /** Audit entries: years after they were written. */
    audit_years: years,
  }),
  // Defaults for stored settings without retention periods.
  { application_years: 1, student_years: 10, message_years: 1, grievance_years: 3, audit_years: 3 },
)

export type Retention = z.infer<typeof retention>

/** A record that changed within this time is never due for erasure, whatever the periods are. */
const youngestDays = 180

const dayMs = 86_400_000

/** The instant this many days before `now`, ISO 8601 in UTC. */
export const daysAgo = (now: Date, days: number) =>
  new Date(now.getTime() - days * dayMs).toISOString()

/** A record is due for erasure if it changed for the last time before this instant, ISO 8601 in UTC. */
export const dueBefore = (now: Date, periodYears: number) => {
  const then = new Date(now)
  then.setUTCFullYear(now.getUTCFullYear() - periodYears)
  const youngest = daysAgo(now, youngestDays)
  return then.toISOString() < youngest ? then.toISOString() : youngest
}

/**
 * The last day of an academic year by its name: 2026-06-30 for "2025-26" and "2025-2026". For records whose admission
 * session is not stored.
 */
export const lastDayOfYear = (name: string) => `${Number(name.slice(0, 4)) + 1}-06-30`
