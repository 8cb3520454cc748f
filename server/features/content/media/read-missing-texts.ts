import type { SiteDeps } from "#server/features/site-deps.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { receiveFile } from "#server/platform/files/receive-file.ts"
import { readPdfText } from "#server/platform/pdf/read-pdf-text.ts"

import { changeContent } from "../items/content-version.ts"
import { addToIndex, removeFromIndex } from "../search/search-index.ts"
import { savePdfText } from "./pdf-texts.ts"

interface Deps extends Pick<SiteDeps, "db" | "files"> {
  /** Where a file is put to be read. */
  dataDir: string
}

const listUnread = (db: Database) =>
  db
    .selectFrom("media")
    .leftJoin("pdf_texts", "pdf_texts.id", "media.id")
    .select("media.id")
    .where("media.kind", "=", "pdf")
    .where("pdf_texts.id", "is", null)
    .orderBy("media.id")
    .execute()

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
      const content = await files.open(`${id}.pdf`)
      if (!content) continue
      const file = await receiveFile(dataDir, content.read(), () => content.bytes)
      if (file === "too large") continue
      const text = await readPdfText(file.path).finally(file.remove)
      await changeContent(db, async (transaction) => {
        await savePdfText(transaction, id, text)
        await indexAgain(transaction, id)
      })
      count++
    }
    return count
  }
