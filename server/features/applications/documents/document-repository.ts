import type { SentDocument, SentState } from "#domain/applications/document-slots.ts"
import type { AuditStamp } from "#server/features/audit/audit.ts"
import type { Database } from "#server/platform/database/connect.ts"
import type { DocumentFilesTable } from "#server/platform/database/tables.ts"

type StoredFile = Pick<DocumentFilesTable, "file" | "bytes" | "sha256">

/** A document as it is stored, with its files in their order. */
export interface StoredDocument extends Omit<SentDocument, "files"> {
  added_by: string
  decided_at: string | null
  decided_by: string | null
  reason: string
  files: StoredFile[]
}

/** All documents of an application, oldest first. */
export const listDocuments = async (db: Database, code: string): Promise<StoredDocument[]> => {
  const rows = await db
    .selectFrom("documents")
    .select(["id", "slot", "state", "added_at", "added_by", "decided_at", "decided_by", "reason"])
    .where("admission_code", "=", code)
    .orderBy("id")
    .execute()
  if (rows.length === 0) return []
  const files = await db
    .selectFrom("document_files")
    .select(["file", "document_id", "bytes", "sha256"])
    .where(
      "document_id",
      "in",
      rows.map(({ id }) => id),
    )
    .orderBy("position")
    .execute()
  const byDocument = Map.groupBy(files, ({ document_id }) => Number(document_id))
  return rows.map(({ id, ...row }) => ({
    ...row,
    id: Number(id),
    files: (byDocument.get(Number(id)) ?? []).map(({ document_id: _id, ...file }) => file),
  }))
}

/** The documents of these applications without their files, oldest first, by admission code. */
export const listDocumentStates = async (db: Database, codes: readonly string[]) => {
  const rows = await db
    .selectFrom("documents")
    .select(["admission_code", "id", "slot", "state", "added_at"])
    .where("admission_code", "in", codes)
    .orderBy("id")
    .execute()
  const documents = rows.map((row) => ({ ...row, id: Number(row.id), files: 0 }))
  return Map.groupBy(documents, ({ admission_code }) => admission_code)
}

interface NewDocument {
  code: string
  slot: string
  state?: SentState
  files: readonly StoredFile[]
}

/** Stores a document. One of its slot that nobody has looked at is replaced by it. Returns its id. */
export const insertDocument = async (
  within: Database,
  { code, slot, state = "new", files }: NewDocument,
  { at, by }: AuditStamp,
) => {
  if (state === "new") {
    await within
      .updateTable("documents")
      .set({ state: "replaced" })
      .where("admission_code", "=", code)
      .where("slot", "=", slot)
      .where("state", "=", "new")
      .execute()
  }
  const row = await within
    .insertInto("documents")
    .values({ admission_code: code, slot, state, added_at: at, added_by: by })
    .returning("id")
    .executeTakeFirstOrThrow()
  const id = Number(row.id)
  await within
    .insertInto("document_files")
    .values(files.map((file, position) => ({ ...file, document_id: id, position })))
    .execute()
  return id
}

/** Accepts or returns a document that nobody has decided on. Whether there was one. */
export const decideDocument = async (
  within: Database,
  { id, code }: { id: number; code: string },
  { state, reason }: { state: "accepted" | "returned"; reason: string },
  { at, by }: AuditStamp,
) => {
  const { numUpdatedRows } = await within
    .updateTable("documents")
    .set({ state, reason, decided_at: at, decided_by: by })
    .where("id", "=", id)
    .where("admission_code", "=", code)
    .where("state", "=", "new")
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Those of these file names that belong to a document. */
export const listKnownDocumentFiles = async (db: Database, names: readonly string[]) => {
  const rows = await db
    .selectFrom("document_files")
    .select("file")
    .where("file", "in", names)
    .execute()
  return rows.map(({ file }) => file)
}

/** Erases the documents of applications. Returns the names of their files. */
export const eraseDocuments = async (within: Database, codes: readonly string[]) => {
  const rows = await within
    .deleteFrom("documents")
    .where("admission_code", "in", codes)
    .returning("id")
    .execute()
  if (rows.length === 0) return []
  const files = await within
    .deleteFrom("document_files")
    .where(
      "document_id",
      "in",
      rows.map(({ id }) => id),
    )
    .returning("file")
    .execute()
  return files.map(({ file }) => file)
}
