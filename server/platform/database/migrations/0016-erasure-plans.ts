import type { Kysely } from "kysely"
import type { Migration } from "kysely/migration"

interface Before {
  items: { collection: string; slug: string; data: string }
}

/** What is due for erasure, and since when administrators are told. Replaces a switch of the settings. */
export const erasurePlans: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable("erasure_plans")
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("session", "text", (column) => column.notNull())
      .addColumn("noticed_at", "text")
      .addColumn("automatic_since", "text")
      .addColumn("automatic_by", "text")
      .addColumn("refusal", "text")
      .addPrimaryKeyConstraint("erasure_plans_key", ["kind", "session"])
      .execute()
    const tables = db as Kysely<Before>
    const rows = await tables
      .selectFrom("items")
      .select(["slug", "data"])
      .where("collection", "=", "settings")
      .execute()
    for (const { slug, data } of rows) {
      const settings = JSON.parse(data) as { retention?: { erases_itself?: boolean } }
      if (settings.retention?.erases_itself === undefined) continue
      delete settings.retention.erases_itself
      await tables
        .updateTable("items")
        .set({ data: JSON.stringify(settings) })
        .where((row) => row.and({ collection: "settings", slug }))
        .execute()
    }
  },
}
