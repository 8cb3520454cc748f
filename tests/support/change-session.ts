import type { NamedSession } from "#domain/admission/session.ts"
import { connect } from "#server/platform/database/connect.ts"

/** Changes the admission session of a running site on SQLite, as an administrator does in the console. */
export const changeSession = async (dataDir: string, changes: Partial<NamedSession>) => {
  const db = connect({ url: undefined, dataDir })
  const sessions = db.selectFrom("items").select(["slug", "data"])
  const row = await sessions.where("collection", "=", "sessions").executeTakeFirstOrThrow()
  await db
    .updateTable("items")
    .set({ data: JSON.stringify({ ...JSON.parse(row.data), ...changes }) })
    .where("collection", "=", "sessions")
    .where("slug", "=", row.slug)
    .execute()
  await db.destroy()
}
