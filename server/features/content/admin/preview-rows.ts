import type { Database } from "#server/platform/database/connect.ts"
import type { PreviewsTable } from "#server/platform/database/tables.ts"

/** Stored previews. Each insert deletes the expired ones. */
export const createPreviewRows = (db: Database) => ({
  insert: (row: PreviewsTable, now: Date) =>
    db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom("previews").where("expires_at", "<", now.toISOString()).execute()
      await transaction.insertInto("previews").values(row).execute()
    }),

  find: (token: string, now: Date) =>
    db
      .selectFrom("previews")
      .select(["collection", "slug", "data"])
      .where("token", "=", token)
      .where("expires_at", ">=", now.toISOString())
      .executeTakeFirst(),
})
