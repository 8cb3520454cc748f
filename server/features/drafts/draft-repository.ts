import type { Database } from "#server/platform/database/connect.ts"
import type { FormDraftsTable } from "#server/platform/database/tables.ts"

/** Drafts that a sweep deletes with one statement. */
const sweepBatch = 200

/** Deletes some of the drafts that have expired, or whose form was submitted. */
const removeEnded = async (db: Database, now: Date) => {
  const ended = db
    .selectFrom("form_drafts")
    .select("id")
    .where((row) => {
      const application = row
        .selectFrom("applications")
        .select("applications.admission_code")
        .whereRef("applications.submission_key", "=", "form_drafts.submission_key")
      return row.or([row("expires_at", "<=", now.toISOString()), row.exists(application)])
    })
    .limit(sweepBatch)
  const rows = await db
    .deleteFrom("form_drafts")
    .where("id", "in", ended)
    .returning("file")
    .execute()
  return rows.map(({ file }) => file)
}

const listKnownFiles = async (
  db: Database,
  names: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom("form_drafts")
    .select("file")
    .where("file", "in", names)
    .execute()
  return new Set(rows.map(({ file }) => file))
}

/** Repository of stored drafts. Functions that delete return the names of the files, which are deleted afterwards. */
export const createDraftRepository = (db: Database) => ({
  /** The draft with this code that has not expired. */
  find: (codeHash: string, now: Date) =>
    db
      .selectFrom("form_drafts")
      .selectAll()
      .where("code_hash", "=", codeHash)
      .where("expires_at", ">", now.toISOString())
      .executeTakeFirst(),

  insert: async (draft: FormDraftsTable) => {
    await db.insertInto("form_drafts").values(draft).execute()
  },

  /** Replaces the version that was read. False if there is another one by now, or none. */
  replace: async (draft: FormDraftsTable, version: number) => {
    const { numUpdatedRows } = await db
      .updateTable("form_drafts")
      .set(draft)
      .where("id", "=", draft.id)
      .where("version", "=", version)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },

  remove: async (column: "id" | "submission_key", value: string) => {
    const rows = await db
      .deleteFrom("form_drafts")
      .where(column, "=", value)
      .returning("file")
      .execute()
    return rows.map(({ file }) => file)
  },

  removeEnded: (now: Date) => removeEnded(db, now),

  /** The number of drafts and the bytes of their files. */
  count: async () => {
    const { number, bytes } = await db
      .selectFrom("form_drafts")
      .select((row) => [row.fn.countAll().as("number"), row.fn.sum("size").as("bytes")])
      .executeTakeFirstOrThrow()
    return { number: Number(number), bytes: Number(bytes ?? 0) }
  },

  listKnownFiles: (names: readonly string[]) => listKnownFiles(db, names),
})

export type DraftRepository = ReturnType<typeof createDraftRepository>
