import type { SiteDeps } from "#server/features/site-deps.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { receiveFile } from "#server/platform/files/receive-file.ts"
import type { PdfText } from "#server/platform/pdf/extract-pdf-text.ts"
import { readPdfText } from "#server/platform/pdf/read-pdf-text.ts"

import { lockContent, raiseContentVersion, readContentVersion } from "../items/content-version.ts"
import { addToIndex, removeFromIndex } from "../search/search-index.ts"
import { savePdfText } from "./pdf-texts.ts"

interface Deps extends Pick<SiteDeps, "db" | "files"> {
  /** Where a file is put to be read. */
  dataDir: string
}

/** The PDF files in the library whose text is not stored. */
const unread = (db: Database) =>
  db
    .selectFrom("media")
    .leftJoin("pdf_texts", "pdf_texts.id", "media.id")
    .select("media.id")
    .where("media.kind", "=", "pdf")
    .where("pdf_texts.id", "is", null)

/** All of them, from a random one on: two processes that start at once read different files. */
const listUnread = async (db: Database) => {
  const rows = await unread(db).orderBy("media.id").execute()
  const start = Math.floor(Math.random() * rows.length)
  return [...rows.slice(start), ...rows.slice(0, start)]
}

/** Whether it is still there, and no other process has stored its text. */
const isUnread = async (db: Database, id: string) =>
  (await unread(db).where("media.id", "=", id).executeTakeFirst()) !== undefined

/** Returns whether an item has the file. */
const indexAgain = async (transaction: Database, id: string) => {
  const rows = await transaction
    .selectFrom("items")
    .select(["collection", "slug", "data"])
    .where("data", "like", `%media/${id}.pdf%`)
    .execute()
  for (const { collection, slug, data } of rows) {
    await removeFromIndex(transaction, collection, slug)
    await addToIndex(transaction, [{ collection, slug, item: JSON.parse(data) as object }])
  }
  return rows.length > 0
}

/** Stores a text, unless the file was deleted or its text stored meanwhile. Returns whether it did. */
const store = async (db: Database, id: string, text: PdfText | undefined) => {
  const { isStored, isIndexed } = await db.transaction().execute(async (transaction) => {
    await lockContent(transaction)
    if (!(await isUnread(transaction, id))) return { isStored: false, isIndexed: false }
    await savePdfText(transaction, id, text)
    const hasItem = await indexAgain(transaction, id)
    if (hasItem) await raiseContentVersion(transaction)
    return { isStored: true, isIndexed: hasItem }
  })
  if (isIndexed) await readContentVersion(db)
  return isStored
}

/**
 * Reads the text of uploaded PDF files of which it was never read: they were uploaded before the search had it. One after the
 * other; a file that is missing is left out. Returns how many were read.
 */
export const readMissingTexts =
  ({ db, files, dataDir }: Deps) =>
  async () => {
    let count = 0
    for (const { id } of await listUnread(db)) {
      if (!(await isUnread(db, id))) continue
      const content = await files.open(`${id}.pdf`)
      if (!content) continue
      const file = await receiveFile(dataDir, content.read(), () => content.bytes)
      if (file === "too large") continue
      const text = await readPdfText(file.path).finally(file.remove)
      if (await store(db, id, text)) count++
    }
    return count
  }
