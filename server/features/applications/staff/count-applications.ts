import { type Status, statuses } from "#domain/applications/workflow.ts"
import type { Database } from "#server/platform/database/connect.ts"

/** Number of applications of a session, for a dashboard. Always exact: read from the counters. */
export interface ApplicationTotals {
  total: number
  byStatus: Record<Status, number>
  /** Per course and day of submission in India, YYYY-MM-DD, in ascending order of days. */
  byDay: { day: string; course: string; count: number }[]
}

export const countApplications =
  ({ db, currentSession }: { db: Database; currentSession: () => Promise<string> }) =>
  /** Defaults to the current session. */
  async (session?: string): Promise<ApplicationTotals> => {
    const counts = db
      .selectFrom("application_day_counts")
      .select((row) => row.fn.sum("count").as("count"))
      .where("session", "=", session ?? (await currentSession()))
    const ofStatus = await counts.select("status").groupBy("status").execute()
    const ofDay = await counts
      .select(["day", "course"])
      .groupBy(["day", "course"])
      .orderBy("day")
      .orderBy("course")
      .execute()
    const byStatus = Object.fromEntries(statuses.map((status) => [status, 0])) as Record<
      Status,
      number
    >
    for (const { status, count } of ofStatus) byStatus[status] = Number(count)
    return {
      total: Object.values(byStatus).reduce((sum, count) => sum + count, 0),
      byStatus,
      byDay: ofDay.map((row) => ({ ...row, count: Number(row.count) })),
    }
  }
