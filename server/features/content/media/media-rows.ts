import type { Database } from "#server/platform/database/connect.ts"
import type { MediaTable } from "#server/platform/database/tables.ts"

import { changeContent } from "../content-version.ts"
import { auditItem, type ContentStamp } from "../write-item.ts"
import { listUses } from "./media-in-items.ts"
import { idsOfFiles } from "./names.ts"

/** The alternative text of an image in both languages. */
export interface Alt {
  en: string
  hi: string
}

/** Query of a media list, newest first. */
export interface MediaQuery {
  kind?: MediaTable["kind"] | undefined
  limit: number
  offset: number
}

const filesOf = ({ files }: Pick<MediaTable, "files">) => JSON.parse(files) as string[]

/** Repository of uploads and of the items that use them. */
export const createMediaRows = (db: Database) => ({
  /** Inserts an upload. Uploading the same file again updates its name and texts. */
  insert: (row: MediaTable, made: ContentStamp) =>
    db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto("media")
        .values(row)
        .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
        .execute()
      await auditItem(transaction, made, "media added", row.id)
    }),

  find: (id: string) => db.selectFrom("media").selectAll().where("id", "=", id).executeTakeFirst(),

  list: async ({ kind, limit, offset }: MediaQuery) => {
    const all = db
      .selectFrom("media")
      .$if(kind !== undefined, (query) => query.where("kind", "=", kind!))
    const { total } = await all
      .select((row) => row.fn.countAll().as("total"))
      .executeTakeFirstOrThrow()
    const rows = await all
      .selectAll()
      .orderBy("at", "desc")
      .orderBy("id")
      .limit(limit)
      .offset(offset)
      .execute()
    return { rows, total: Number(total) }
  },

  listUses: (ids: string[]) => listUses(db, ids),

  /** Updates an image's alternative text. Returns false if `seen` is not the current text. */
  describe: (id: string, { alt, seen }: { alt: Alt; seen: Alt }, made: ContentStamp) =>
    db.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable("media")
        .set({ alt_en: alt.en, alt_hi: alt.hi })
        .where("id", "=", id)
        .where("alt_en", "=", seen.en)
        .where("alt_hi", "=", seen.hi)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return false
      await auditItem(transaction, made, "media described", id)
      return true
    }),

  /** Deletes an upload that no item uses and returns its file names. */
  remove: (id: string, made: ContentStamp) =>
    // Lock the content version, so that no item can start using the upload meanwhile.
    changeContent(db, async (transaction) => {
      const row = await transaction
        .selectFrom("media")
        .select("files")
        .where("id", "=", id)
        .executeTakeFirst()
      if (!row) return { outcome: "unknown" as const }
      const uses = (await listUses(transaction, [id])).get(id) ?? []
      if (uses.length > 0) return { outcome: "in use" as const, uses }
      await transaction.deleteFrom("media").where("id", "=", id).execute()
      await auditItem(transaction, made, "media removed", id)
      return { outcome: "removed" as const, files: filesOf(row) }
    }),

  /** Which of these stored files belong to an upload. */
  listKnownFiles: async (names: readonly string[]) => {
    const ids = idsOfFiles(names)
    if (ids.length === 0) return new Set<string>()
    const rows = await db.selectFrom("media").select("files").where("id", "in", ids).execute()
    return new Set(rows.flatMap(filesOf))
  },
})
