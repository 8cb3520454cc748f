import { firstYearOf } from "#domain/admission/programmes.ts"
import type { Status } from "#domain/applications/workflow.ts"
import type { Compartment } from "#domain/merit/allocation-rule.ts"
import { type MeritCandidate, meritCandidate } from "#domain/merit/candidates/merit-candidate.ts"
import type { MeritRule } from "#domain/merit/candidates/merit-rule.ts"
import { readCheckedApplications } from "#server/features/applications/applications.ts"
import { stampOf, writeAudit } from "#server/features/audit/audit.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import type { Database } from "#server/platform/database/connect.ts"

import { listMarks } from "./marks.ts"

type Outcome =
  | { outcome: "unknown_session" | "unknown_programme" }
  | { outcome: "read"; candidates: MeritCandidate[] }

/** Statuses of applications that the college has checked. */
const verifiedStatuses: ReadonlySet<Status> = new Set(["verified", "admitted"])

/** A candidate of a programme's lists. */
export interface ProgrammeCandidate extends MeritCandidate {
  /** ISO 8601, UTC. */
  submittedAt: string
  isAdmitted: boolean
  /** Why somebody is in the list without a rank who could be ranked otherwise. */
  unranked?: "admitted_elsewhere" | "after_draft"
}

/** The candidates of a programme. `accepted` names the compartments of seats accepted in an earlier round. */
export const listMeritCandidates = async (
  db: Database,
  rule: MeritRule,
  { session, programme }: { session: string; programme: string },
  accepted: ReadonlyMap<string, Compartment> = new Map(),
): Promise<ProgrammeCandidate[]> => {
  const applications = await readCheckedApplications(db, { session, course: programme })
  const marks = await listMarks(db, { session, programme })
  const firstYear = firstYearOf(session)
  return applications.map((one) => ({
    ...meritCandidate(rule, one, {
      firstYear,
      entered: marks.get(one.admission_code) ?? {},
      accepted: accepted.get(one.admission_code) ?? null,
      isVerified: verifiedStatuses.has(one.status),
    }),
    submittedAt: one.submitted_at,
    isAdmitted: one.status === "admitted",
  }))
}

/**
 * The candidates of a programme's merit list, each with the steps of the index, or why there is none. They hold birth
 * dates and categories, so the audit says who read them.
 */
export const readMeritCandidates =
  ({ db, findSession, now }: Pick<SiteDeps, "db" | "findSession" | "now">) =>
  async (
    rule: MeritRule,
    { session, programme }: { session: string; programme: string },
    by: string,
  ): Promise<Outcome> => {
    const admission = await findSession(session)
    if (!admission) return { outcome: "unknown_session" }
    if (!admission.programmes.some(({ code }) => code === programme)) {
      return { outcome: "unknown_programme" }
    }
    const candidates = await listMeritCandidates(db, rule, { session, programme })
    const details = { session, programme, count: candidates.length }
    const stamp = stampOf({ now }, by)
    await writeAudit(db, stamp, "merit candidates read", "applications", details)
    return { outcome: "read", candidates }
  }
