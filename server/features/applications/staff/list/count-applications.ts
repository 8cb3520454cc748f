import {
  isInWorkList,
  type WorkList,
  workListNames,
  type Status,
  statuses,
} from "#domain/applications/workflow.ts"
import type { Database } from "#server/platform/database/connect.ts"

import { listDuplicateCodes } from "../../duplicates/find-duplicates.ts"
import { listProposedCodes } from "../forms/propose-correction.ts"
import { listAnsweredCodes } from "../forms/review-answer.ts"
import { buildApplicationQuery, countMatches, type Listing } from "./application-query.ts"

/**
 * The number of applications of a session in each work list, of those that may be of one person, of those with a proposed
 * correction, and of those with an answer to review.
 */
export type WorkListCounts = Record<
  WorkList | "all" | "sameNumber" | "proposals" | "answers",
  number
>

/** One query, answered from the index `applications_work` alone, and those for duplicates and fees after an offer. */
export const countWorkLists =
  (listing: Listing) =>
  /** Defaults to the current session. */
  async (requestedSession?: string): Promise<WorkListCounts> => {
    const { db } = listing
    const session = requestedSession ?? (await listing.currentSession())
    const groups = await db
      .selectFrom("applications")
      .select((row) => [
        "status",
        "fee_status",
        row.fn.countAll().as("total"),
        row.fn.count("seen_at").as("seen"),
      ])
      .where("session", "=", session)
      .groupBy(["status", "fee_status"])
      .execute()
    const counts = Object.fromEntries(
      [...workListNames, "all"].map((list) => [list, 0]),
    ) as WorkListCounts
    for (const { status, fee_status: feeStatus, ...group } of groups) {
      const total = Number(group.total)
      const count = Number(group.seen)
      counts.all += total
      for (const list of workListNames) {
        if (isInWorkList(list, { status, feeStatus, isSeen: true })) counts[list] += count
        if (isInWorkList(list, { status, feeStatus, isSeen: false })) counts[list] += total - count
      }
    }
    counts.feeDue = await countMatches(
      db,
      await buildApplicationQuery(listing, { session, list: "feeDue" }),
    )
    counts.sameNumber = (await listDuplicateCodes(db, session, "number")).length
    counts.proposals = (await listProposedCodes(db, session)).length
    counts.answers = (await listAnsweredCodes(db, session)).length
    return counts
  }

/** Number of applications of a session, for a dashboard. */
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
    const counts = await db
      .selectFrom("applications")
      .select((row) => ["day", "course", "status", row.fn.countAll().as("count")])
      .where("session", "=", session ?? (await currentSession()))
      .groupBy(["day", "course", "status"])
      .orderBy("day")
      .orderBy("course")
      .execute()
    const byStatus = Object.fromEntries(statuses.map((status) => [status, 0])) as Record<
      Status,
      number
    >
    const byDay: ApplicationTotals["byDay"] = []
    for (const { day, course, status, ...row } of counts) {
      const count = Number(row.count)
      byStatus[status] += count
      const last = byDay.at(-1)
      if (last?.day === day && last.course === course) last.count += count
      else byDay.push({ day, course, count })
    }
    return {
      total: Object.values(byStatus).reduce((sum, count) => sum + count, 0),
      byStatus,
      byDay,
    }
  }
