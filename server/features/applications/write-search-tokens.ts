import type { Database } from "#server/platform/database/connect.ts"
import { rewriteRows } from "#server/platform/database/rewrite-rows.ts"

import { applicationTokens, formOf } from "./application-row.ts"

/** Writes the search tokens that a migration has emptied. */
export const writeApplicationTokens = (db: Database) =>
  rewriteRows(db, {
    find: (limit) =>
      db
        .selectFrom("applications")
        .select(["admission_code", "form", "form_version"])
        .where("search_tokens", "=", "")
        .limit(limit)
        .execute(),
    update: (transaction, row) =>
      transaction
        .updateTable("applications")
        .set({ search_tokens: applicationTokens(formOf(row)) })
        .where("admission_code", "=", row.admission_code)
        .execute(),
  })
