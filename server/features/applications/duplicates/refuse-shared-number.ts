import { numberRefusal } from "#domain/applications/duplicates.ts"
import type { Database } from "#server/platform/database/connect.ts"
import type { ApplicationsTable } from "#server/platform/database/tables.ts"

import { refused, type StaffActionResult } from "../staff/change-application-row.ts"
import { findDuplicates } from "./find-duplicates.ts"

/**
 * Refuses a status that another application with the same Aadhaar number stands in the way of. Call it after the change, in its
 * transaction: `row` has the new status. Undefined: no other one does.
 */
export const refuseSharedNumber = async (
  transaction: Database,
  row: ApplicationsTable,
  { isUndo = false } = {},
): Promise<StaffActionResult | undefined> => {
  const duplicate = (await findDuplicates(transaction, [row])).get(row.admission_code)
  const refusal = duplicate && numberRefusal(duplicate.number, row.status, isUndo)
  return refusal && refused({ aadhar_no: [refusal] })
}
