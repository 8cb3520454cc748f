import type { Language } from "#domain/content/languages.ts"

import { call } from "../../api/call.ts"
import { errorKeyOf, storeItem, uploadFile } from "../upload-queue/send-file.ts"
import type { QueueSteps } from "../upload-queue/use-upload-queue.ts"
import { fileRefusal, sizeRefusal } from "../uploads/upload-errors.ts"
import { type DocumentTarget, itemOf, type QueuedDocument, suggestTitle } from "./document-queue.ts"

/** The refusal of a file that is no PDF by its first bytes, too large or not readable (a folder, say), before it is sent. */
const refusalOf = async (file: File, largest: number | null) => {
  const start = await file
    .slice(0, 5)
    .text()
    .catch(() => undefined)
  if (start === undefined) return fileRefusal("invalid")
  return start === "%PDF-" ? sizeRefusal(file, "pdf", largest) : fileRefusal("not_a_pdf")
}

/** How PDF files become documents. `largest`: what the disk has room for. */
export const documentSteps = (
  first: Language,
  largest: number | null = null,
): QueueSteps<QueuedDocument, DocumentTarget> => ({
  collection: "documents",
  prepare: async (added) => {
    const refused = await refusalOf(added.file, largest)
    return {
      ...added,
      title: suggestTitle(added.name, first),
      ...(refused && { state: "failed", error: errorKeyOf(refused) }),
    }
  },
  upload: async ({ file }) => {
    const refused = await refusalOf(file, largest)
    if (refused) throw refused
    return uploadFile("pdf", file)
  },
  check: async (document, forAll) => {
    const data = { item: itemOf(document, forAll) }
    const collection = "documents"
    return (await call("POST /content/:collection/accessibility", { collection, data })).findings
  },
  store: (document, forAll) => storeItem("documents", itemOf(document, forAll), forAll.isPublished),
  errorKeyOf,
})
