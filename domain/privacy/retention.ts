import * as z from "zod/mini"

const years = z.int().check(z.gte(1), z.lte(99))

/**
 * Retention periods of personal data, in whole years. Overdue data are erased automatically only if `erases_itself`
 * is set. `content/settings.ts` has the values of a new site; staff change them in the settings.
 */
export const retention = z.prefault(
  z.object({
    /** Whether overdue data are erased automatically. */
    erases_itself: z.boolean(),
    /** Applications that did not lead to admission: years after the end of their session. */
    application_years: years,
    /** Applications of admitted persons, and students who left: years after the end of their session. */
    student_years: years,
    /** Messages of the contact page: years after receipt. */
    message_years: years,
    /** Audit entries: years after they were written. */
    audit_years: years,
  }),
  // Defaults for stored settings without retention periods: the college itself decides when to start erasing.
  {
    erases_itself: false,
    application_years: 1,
    student_years: 10,
    message_years: 1,
    audit_years: 3,
  },
)

export type Retention = z.infer<typeof retention>

/**
 * An upper bound for session names: exactly the sessions that ended more than `afterYears` years ago sort before it.
 * Sessions end in June: "2025-26" and "2025-2026" on 2026-06-30.
 * `today` is the date in India, YYYY-MM-DD.
 */
export const sessionsBefore = (today: string, afterYears: number) => {
  const year = Number(today.slice(0, 4))
  const lastEnd = today.slice(5) > "06-30" ? year : year - 1
  return String(lastEnd - afterYears)
}

/** The instant `count` years before `now`, ISO 8601 in UTC. Older records are due for erasure. */
export const yearsAgo = (now: Date, count: number) => {
  const then = new Date(now)
  then.setUTCFullYear(now.getUTCFullYear() - count)
  return then.toISOString()
}
