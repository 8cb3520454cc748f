import type { GrievanceOutcome } from "#domain/grievances/grievance-names.ts"
import { grievanceText } from "#domain/grievances/grievance.ts"
import { stampOf, writeAudit } from "#server/features/audit/audit.ts"

import { type GrievanceDeps, readDueDay } from "./grievance-deps.ts"
import { addEvent, subjectOf } from "./grievance-rows.ts"
import { listMembers } from "./responsibles.ts"
import { findVisible, type Reader } from "./staff-grievances.ts"

/** An act of the staff on a grievance. */
export type StaffAct =
  | { kind: "assigned"; memberId: string }
  | { kind: "reply" | "note" | "reopened"; text: string }
  | { kind: "closed"; text: string; outcome: GrievanceOutcome }

export type StaffActed =
  | { outcome: "done" | "unknown" | "closed" | "open" }
  | { outcome: "refused"; errors: Record<string, string[]> }

const auditActions = {
  reply: "grievance answered",
  note: "grievance note added",
  reopened: "grievance reopened",
  closed: "grievance closed",
} as const

/** What an act adds to the history, and what it changes of the row. */
const effectOf = (act: Exclude<StaffAct, { kind: "assigned" }>, at: string, dueOn: string) => {
  switch (act.kind) {
    case "closed":
      return { detail: act.outcome, changes: { closed_at: at, outcome: act.outcome } }
    case "reopened":
      return { detail: dueOn, changes: { closed_at: null, outcome: null, due_on: dueOn } }
    default:
      return { detail: "", changes: {} }
  }
}

/**
 * Does something with a grievance: one event of its history, one line of the audit log. A closed one can only be noted and opened
 * again. Nothing that was written before is changed.
 */
export const actOnGrievance =
  (deps: GrievanceDeps) =>
  async (number: string, act: StaffAct, reader: Reader): Promise<StaffActed> => {
    const read = act.kind === "assigned" ? undefined : grievanceText.safeParse(act.text)
    if (read && !read.success)
      return { outcome: "refused", errors: { text: [read.error.issues[0]!.message] } }
    const text = read?.data ?? ""
    const dueOn = await readDueDay(deps)
    const stamp = stampOf(deps, reader.actor.name)
    return deps.db.transaction().execute(async (transaction): Promise<StaffActed> => {
      const row = await findVisible(transaction, number, reader)
      if (!row) return { outcome: "unknown" }
      const isClosed = row.closed_at !== null
      if (act.kind === "reopened" && !isClosed) return { outcome: "open" }
      if (act.kind !== "reopened" && act.kind !== "note" && isClosed) return { outcome: "closed" }
      if (act.kind === "assigned") {
        const member = (await listMembers(transaction)).find(({ id }) => id === act.memberId)
        if (!member) return { outcome: "refused", errors: { member: ["not_a_choice"] } }
        const event = { kind: act.kind, detail: member.name }
        await addEvent(transaction, row.id, stamp, event, { responsible_id: member.id })
        await writeAudit(transaction, stamp, "grievance assigned", subjectOf(row))
        return { outcome: "done" }
      }
      const { detail, changes } = effectOf(act, stamp.at, dueOn)
      await addEvent(transaction, row.id, stamp, { kind: act.kind, text, detail }, changes)
      await writeAudit(transaction, stamp, auditActions[act.kind], subjectOf(row))
      return { outcome: "done" }
    })
  }
