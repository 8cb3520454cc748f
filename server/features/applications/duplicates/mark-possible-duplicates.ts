import { sql, type Transaction } from "kysely"

import type { Tables } from "#server/platform/database/tables.ts"

/** The bits of `may_be_duplicate`. */
export const duplicateBits = { aadhaar_index: 1, likeness_key: 2 } as const

/**
 * Marks applications that have the Aadhaar number or the likeness key of one of these, in its course and session, and these
 * themselves. Call it after the transaction has locked the counter of application numbers: else two transactions that store the
 * same number at once would not see each other.
 */
export const markPossibleDuplicates = async (
  transaction: Transaction<Tables>,
  codes: readonly string[],
) => {
  for (const [column, bit] of Object.entries(duplicateBits)) {
    const [key, mark] = [sql.ref(column), sql.lit(bit)]
    await sql`update applications set may_be_duplicate = may_be_duplicate | ${mark}
      where (may_be_duplicate & ${mark}) = 0
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
