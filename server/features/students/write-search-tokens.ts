import type { Database } from "#server/platform/database/connect.ts"
import { rewriteRows } from "#server/platform/database/rewrite-rows.ts"

import { studentTokens } from "./student-row.ts"

/** Writes the search tokens that a migration has emptied. */
export const writeStudentTokens = (db: Database) =>
  rewriteRows(db, {
    find: (limit) =>
      db
        .selectFrom("students")
        .select(["urn", "applicant_name", "father_name"])
        .where("search_tokens", "=", "")
        .limit(limit)
        .execute(),
    update: (transaction, { urn, ...names }) =>
      transaction
        .updateTable("students")
        .set({ search_tokens: studentTokens(names) })
        .where("urn", "=", urn)
        .execute(),
  })
