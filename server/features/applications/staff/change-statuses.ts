import type { Actor } from "#domain/staff/permissions.ts"
import { consecutiveNumbers } from "#domain/student/admission-numbers.ts"
import { findFreeNumbers } from "#server/features/students/students.ts"

import type { StaffActionResult } from "./change-application-row.ts"
import { changeStatus, type ChangeStatusDeps, type CommonChange } from "./change-status.ts"

/** A requested status change of several applications. */
interface StatusChanges extends CommonChange {
  /** The version of each application that the client saw, by admission code. */
  expectedVersions: Record<string, unknown>
  /** For admissions: the first admission number. Those that are admitted get it and the next free ones. */
  firstAdmissionNumber?: string | undefined
}

/** The result for one application. `admissionNumber`: of an admission that was stored. */
export type StatusChangeResult = { id: string; admissionNumber?: string } & StaffActionResult

const isNumberTaken = (result: StaffActionResult) =>
  result.outcome === "refused" &&
  result.errors.admission_number?.includes("admission_of_another") === true

/**
 * Changes the status of several applications. Each is a transaction of its own and gets its own result. Admissions pass over the
 * numbers that are taken, and an application that is left out takes none.
 */
export const changeStatuses =
  (deps: ChangeStatusDeps) =>
  async (
    codes: readonly string[],
    { expectedVersions, firstAdmissionNumber = "", ...change }: StatusChanges,
    actor: Actor,
  ): Promise<StatusChangeResult[]> => {
    const ids = new Set(codes)
    const common = { ...change, isBulk: ids.size > 1 }
    const changeOne = (id: string, admissionNumber: string) =>
      changeStatus(deps)(
        id,
        { ...common, expectedVersion: expectedVersions[id], admissionNumber },
        actor,
      )
    let first = firstAdmissionNumber
    const admitOne = async (id: string): Promise<StatusChangeResult> => {
      const [free] = (await findFreeNumbers(deps.db, first, 1)) ?? []
      const admissionNumber = free ?? first
      const result = await changeOne(id, admissionNumber)
      // Another transaction may have taken the number meanwhile. The next search finds it taken.
      if (free !== undefined && isNumberTaken(result)) return admitOne(id)
      if (result.outcome !== "stored") return { id, ...result }
      first = consecutiveNumbers(admissionNumber, 2)?.[1] ?? admissionNumber
      return { id, ...result, admissionNumber }
    }
    const results: StatusChangeResult[] = []
    for (const id of ids) {
      results.push(
        change.to === "admitted" ? await admitOne(id) : { id, ...(await changeOne(id, "")) },
      )
    }
    return results
  }
