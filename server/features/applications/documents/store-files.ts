import { isPictureSlot, slotOfField } from "#domain/applications/document-slots.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"

import type { StoredDocument } from "./document-repository.ts"
import { type FileError, type ReadFile, readFiles, type receivedFiles } from "./read-files.ts"

export type StoreDeps = Pick<SiteDeps, "files" | "randomBytes">

/** A document whose files are stored, and that has no row yet. */
export interface PendingDocument {
  field: string
  files: StoredDocument["files"]
}

/** Reads the files of all fields: the documents, or what is wrong with each. */
export const readAll = async (received: ReturnType<typeof receivedFiles>) => {
  const errors: Record<string, FileError[]> = {}
  const read: { field: string; files: ReadFile[] }[] = []
  for (const [field, files] of Object.entries(received)) {
    const result = await readFiles(field, files)
    if ("error" in result) errors[field] = [result.error]
    else read.push({ field, files: result.files })
  }
  return { errors, read }
}

/**
 * Stores the files of documents before their rows. Those whose rows are not stored after all are swept
 * (sweep-orphaned-files.ts).
 */
export const putFiles = async (
  { files: store, randomBytes }: StoreDeps,
  documents: readonly { field: string; files: readonly ReadFile[] }[],
): Promise<PendingDocument[]> => {
  const pending: PendingDocument[] = []
  for (const { field, files } of documents) {
    const stored: StoredDocument["files"] = []
    for (const { content, ending, sha256 } of files) {
      // A document has a name that /uploads/ does not serve. A picture may become that of the application.
      const prefix = isPictureSlot(slotOfField(field)) ? "" : "document-"
      const file = `${prefix}${Buffer.from(randomBytes(16)).toString("hex")}.${ending}`
      await store.put(file, content)
      stored.push({ file, bytes: content.length, sha256 })
    }
    pending.push({ field, files: stored })
  }
  return pending
}
