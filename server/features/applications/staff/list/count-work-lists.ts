import { isInWorkList, type WorkList, workListNames } from "#domain/applications/work-lists.ts"
import type { Database } from "#server/platform/database/connect.ts"

/** The number of applications of a session in each work list. */
export type WorkListCounts = Record<WorkList | "all", number>

/** One query, answered from the index `applications_work` alone. */
export const countWorkLists =
  ({ db, currentSession }: { db: Database; currentSession: () => Promise<string> }) =>
  /** Defaults to the current session. */
  async (session?: string): Promise<WorkListCounts> => {
    const groups = await db
      .selectFrom("applications")
      .select((row) => [
        "status",
        "fee_status",
        row.fn.countAll().as("total"),
        row.fn.count("seen_at").as("seen"),
      ])
      .where("session", "=", session ?? (await currentSession()))
      .groupBy(["status", "fee_status"])
      .execute()
    const counts = Object.fromEntries(
      [...workListNames, "all"].map((list) => [list, 0]),
    ) as WorkListCounts
    for (const { status, fee_status: feeStatus, ...group } of groups) {
      const total = Number(group.total)
      const seen = Number(group.seen)
      counts.all += total
      for (const list of workListNames) {
        if (isInWorkList(list, { status, feeStatus, isSeen: true })) counts[list] += seen
        if (isInWorkList(list, { status, feeStatus, isSeen: false })) counts[list] += total - seen
      }
    }
    return counts
  }
