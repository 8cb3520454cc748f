import type { Database } from "#server/platform/database/connect.ts"
import type { PdfTextsTable } from "#server/platform/database/tables.ts"
import type { PdfText } from "#server/platform/pdf/extract-pdf-text.ts"

/** What could be read in a PDF: its text, nothing but pictures of pages, or nothing at all. */
export type PdfState = PdfTextsTable["state"]

/** A typed page has some thousand characters; a scanned one at most a stamp or a number that a program added. */
const fewestPerPage = 20

/** Whether the pages of a PDF are pictures, which neither the search nor a screen reader can read. */
export const isScan = ({ pages, text }: PdfText) =>
  text.replaceAll(/[^\p{L}\p{N}]/gu, "").length < fewestPerPage * Math.min(pages, 10)

const rowOf = (id: string, read: PdfText | undefined): PdfTextsTable =>
  read === undefined
    ? { id, state: "unreadable", pages: null, text: "" }
    : { id, state: isScan(read) ? "scan" : "text", ...read }

/** Stores what was read in a PDF; undefined if it could not be read. */
export const savePdfText = async (db: Database, id: string, read: PdfText | undefined) => {
  const row = rowOf(id, read)
  await db
    .insertInto("pdf_texts")
    .values(row)
    .onConflict((conflict) => conflict.column("id").doUpdateSet(row))
    .execute()
}

/** An upload is stored by its id, a file of the sample by its whole name. */
const fileNames = /media\/([0-9a-f]{32})\.pdf|sample-documents\/[a-z0-9-]+\.pdf/g

const idsIn = (text: string) => [
  ...new Set(Array.from(text.matchAll(fileNames), ([name, id = name]) => id)),
]

const nameOf = (id: string) => (id.endsWith(".pdf") ? id : `media/${id}.pdf`)

/** State and pages of PDF files by their names, like "media/0…f.pdf". Those of older versions have none. */
export const readPdfs = async (db: Database, files: readonly string[]) => {
  const ids = idsIn(files.join(" "))
  if (ids.length === 0) return new Map<string, { state: PdfState; pages: number | undefined }>()
  const rows = await db
    .selectFrom("pdf_texts")
    .select(["id", "state", "pages"])
    .where("id", "in", ids)
    .execute()
  return new Map(
    rows.map(({ id, state, pages }) => [nameOf(id), { state, pages: pages ?? undefined }]),
  )
}

/** The text of the PDF files that an item refers to. */
export const readPdfTextsOf = async (db: Database, item: object) => {
  const ids = idsIn(JSON.stringify(item))
  if (ids.length === 0) return ""
  const rows = await db
    .selectFrom("pdf_texts")
    .select("text")
    .where("id", "in", ids)
    .orderBy("id")
    .execute()
  return rows.map(({ text }) => text).join(" ")
}
