import * as z from "zod/mini"

const years = z.int().check(z.gte(1), z.lte(99))

/** How long personal data are kept, in whole years; what is over is erased only where this says so. */
export const retention = z.prefault(
  z.object({
    /** Whether what is due is erased without anybody pressing a button. */
    erases_itself: z.boolean(),
    /** After the session's end: applications that did not lead to admission. */
    application_years: years,
    /** After the session's end: applications of who was admitted, and students who left. */
    student_years: years,
    /** After they came: messages of the contact page. */
    message_years: years,
    /** After they were written: lines of the audit. */
    audit_years: years,
  }),
  // A college that was there before these settings decides for itself when the first erasing comes.
  {
    erases_itself: false,
    application_years: 1,
    student_years: 10,
    message_years: 1,
    audit_years: 3,
  },
)

export type Retention = z.infer<typeof retention>

/** The last day of a session, which begins in July: "2025-26" and "2025-2026" end on 2026-06-30. */
export const endOfSession = (session: string) => `${Number(session.slice(0, 4)) + 1}-06-30`

/**
 * All sessions whose end lies more than these years back sort before this text, and no others. `today` is
 * India's day, YYYY-MM-DD.
 */
export const sessionsBefore = (today: string, afterYears: number) => {
  const year = Number(today.slice(0, 4))
  const lastEnd = today.slice(5) > "06-30" ? year : year - 1
  return String(lastEnd - afterYears)
}

/** The moment these years ago, ISO 8601 in UTC: what is older is due. */
export const yearsAgo = (now: Date, count: number) => {
  const then = new Date(now)
  then.setUTCFullYear(now.getUTCFullYear() - count)
  return then.toISOString()
}
