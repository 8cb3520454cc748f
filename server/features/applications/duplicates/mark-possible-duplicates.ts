import { sql, type Transaction } from "kysely"

import type { Tables } from "#server/platform/database/tables.ts"

/**
 * Marks applications that have the Aadhaar number or the likeness key of one of these, in its course and session, and these
 * themselves. Call it after the transaction has locked the counter of application numbers: else two transactions that store the
 * same number at once would not see each other.
 */
export const markPossibleDuplicates = async (
  transaction: Transaction<Tables>,
  codes: readonly string[],
) => {
  for (const column of ["aadhaar_index", "likeness_key"] as const) {
    const key = sql.ref(column)
    await sql`update applications set may_be_duplicate = 1
      where may_be_duplicate = 0
        and ${key} in (
          select ${key} from applications as stored
          where stored.admission_code in (${sql.join(codes)}) and stored.${key} <> '')
        and exists (
          select 1 from applications as other
          where other.${key} = applications.${key} and other.course = applications.course
            and other.session = applications.session
            and other.admission_code <> applications.admission_code)`.execute(transaction)
  }
}
