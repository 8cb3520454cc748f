import { type ClaimState, claimStates } from "#domain/applications/claims.ts"
import { leftStatuses, type Status } from "#domain/applications/workflow.ts"
import type { Database } from "#server/platform/database/connect.ts"

import { formOf } from "../../application-row.ts"
import type { EventData } from "../application-events.ts"

/** An application with what the college found about its claims. */
interface CheckedApplication {
  admission_code: string
  status: Status
  /** ISO 8601, UTC. */
  submitted_at: string
  form: ReturnType<typeof formOf>
  claims: ClaimState[]
}

type ClaimEvent = { at: string; actor: string } & (
  | { kind: "claim"; data: EventData["claim"] }
  | { kind: "correction"; data: EventData["correction"] }
)

/** The events that decide about claims, oldest first, by admission code. */
const eventsByCode = async (db: Database, session: string, course: string) => {
  const rows = await db
    .selectFrom("application_events as event")
    .innerJoin("applications", "applications.admission_code", "event.admission_code")
    .select(["event.admission_code", "event.at", "event.actor", "event.kind", "event.data"])
    .where("applications.session", "=", session)
    .where("applications.course", "=", course)
    .where("event.kind", "in", ["claim", "correction"])
    .orderBy("event.id")
    .execute()
  return Map.groupBy(rows, ({ admission_code }) => admission_code)
}

/** The applications of a programme, without those that were rejected, withdrawn or cancelled, by admission code. */
export const readCheckedApplications = async (
  db: Database,
  { session, course }: { session: string; course: string },
): Promise<CheckedApplication[]> => {
  const events = await eventsByCode(db, session, course)
  const rows = await db
    .selectFrom("applications")
    .select(["admission_code", "status", "submitted_at", "form", "form_version"])
    .where("session", "=", session)
    .where("course", "=", course)
    .where("status", "not in", leftStatuses)
    .orderBy("admission_code")
    .execute()
  return rows.map((row) => {
    const form = formOf(row)
    const own = (events.get(row.admission_code) ?? []).map(
      ({ at, actor, kind, data }) => ({ at, actor, kind, data: JSON.parse(data) }) as ClaimEvent,
    )
    const { admission_code, status, submitted_at } = row
    return { admission_code, status, submitted_at, form, claims: claimStates(form, own) }
  })
}
