import { findTransition, reasonFor, type Status } from "#domain/admission/workflow.ts"
import { type Actor, may } from "#domain/staff/permissions.ts"

import type { Database } from "../../database/connect.ts"
import type { ApplicationsTable } from "../../database/tables.ts"
import type { Admitted } from "../../students/admit-student.ts"
import { changeRow, findRow } from "./change-row.ts"
import { type Outcome, refused } from "./outcome.ts"

/** What somebody wants of applications. */
export interface StatusChange {
  to: Status
  /** What the applicant reads. */
  reason: unknown
  /** The version of each application that was seen, by admission code. */
  seen: Record<string, unknown>
  /** For those to be admitted: the number the college gives each, by admission code. */
  admissionNumbers?: Record<string, unknown>
}

/** What became of one of them. */
export type StatusResult = { id: string } & Outcome

interface Deps {
  db: Database
  admitStudent: (
    admissionCode: string,
    given: { admissionNumber: string; by: string },
  ) => Promise<Admitted>
  now: () => Date
}

/** Who is admitted to one course can't be to another in the same session: there is one student. */
const isAdmittedElsewhere = async (db: Database, row: ApplicationsTable) =>
  (await db
    .selectFrom("applications")
    .select("admission_code")
    .where("aadhaar_index", "=", row.aadhaar_index)
    .where("session", "=", row.session)
    .where("status", "=", "admitted")
    .where("admission_code", "!=", row.admission_code)
    .executeTakeFirst()) !== undefined

/** Makes the student; undefined where that went well. Done again for the same applicant it changes nothing. */
const admit = async (
  { db, admitStudent }: Deps,
  row: ApplicationsTable,
  given: { admissionNumber: string; by: string },
): Promise<Outcome | undefined> => {
  if (await isAdmittedElsewhere(db, row)) return refused({ aadhar_no: ["admitted_elsewhere"] })
  const admitted = await admitStudent(row.admission_code, given)
  switch (admitted.outcome) {
    case "unknown":
      return { outcome: "unknown" }
    case "refused":
      return refused(admitted.problems)
    case "aadhaar_of_another":
      return refused({ aadhar_no: ["aadhaar_of_another"] })
    case "admission_of_another":
      return refused({ admission_number: ["admission_of_another"] })
    default:
      return undefined
  }
}

const changeOne = async (
  deps: Deps,
  code: string,
  { to, reason, seen, admissionNumbers = {} }: StatusChange,
  actor: Actor,
): Promise<Outcome> => {
  const { db, now } = deps
  const row = await findRow(db, code)
  if (!row) return { outcome: "unknown" }
  if (row.version !== seen[code]) return { outcome: "changed_meanwhile" }
  const transition = findTransition(row.status, to)
  if (!transition) return { outcome: "not_possible" }
  if (!may(actor.role, transition.permission)) return { outcome: "not_allowed" }
  const read = reasonFor(to).safeParse(reason)
  if (!read.success) return refused({ reason: [read.error.issues[0]!.message] })

  const number = admissionNumbers[code]
  const admissionNumber = typeof number === "string" ? number.trim() : ""
  if (to === "admitted") {
    // The student first: where the second step fails, doing both again finds the student as it is.
    const wrong = await admit(deps, row, { admissionNumber, by: actor.name })
    if (wrong) return wrong
  }
  const at = now().toISOString()
  const { status: from } = row
  const data = { from, to, reason: read.data }
  return db.transaction().execute((transaction) =>
    changeRow(transaction, row, {
      changes: { status: to, status_at: at, status_reason: read.data },
      event: {
        kind: "status",
        data: to === "admitted" ? { ...data, admission_number: admissionNumber } : data,
      },
      audit: { action: "application status changed", detail: `${from} > ${to}` },
      made: { by: actor.name, at },
    }),
  )
}

/** Brings applications to another status, each by itself, and tells of each what became of it. */
export const changeStatus =
  (deps: Deps) =>
  async (codes: readonly string[], change: StatusChange, actor: Actor): Promise<StatusResult[]> => {
    const results: StatusResult[] = []
    for (const id of new Set(codes))
      results.push({ id, ...(await changeOne(deps, id, change, actor)) })
    return results
  }
