import { createHash } from "node:crypto"

import {
  type DocumentError,
  documentLimits,
  isPictureSlot,
  slotOfField,
} from "#domain/applications/document-slots.ts"
import type { MessageKey } from "#domain/fields/messages/messages.en.ts"
import { isHeic, maxCameraBytes, type UploadName } from "#domain/fields/uploads.ts"
import { checkPdf, isPdf } from "#server/platform/pdf/check-pdf.ts"
import { decodePicture } from "#server/platform/pictures/decode-picture.ts"
import { reencodeImage } from "#server/platform/pictures/reencode-image.ts"

import type { ReceivedForm } from "../received-form.ts"

type Received = NonNullable<ReceivedForm["documents"]>[string]

/** Received files by field: documents, photo and signature alike. Fields without a file are left out. */
export const receivedFiles = ({
  files,
  documents = {},
}: Pick<ReceivedForm, "files" | "documents">): Record<string, NonNullable<Received>> => {
  const pictures = Object.entries(files).flatMap(([name, bytes]) =>
    bytes.length > 0 ? [[name, [bytes]] as const] : [],
  )
  return { ...documents, ...Object.fromEntries(pictures) } as Record<string, NonNullable<Received>>
}

/** A4 at 170 dots per inch: small print on a certificate stays readable. */
const frame = { width: 2000, height: 2000 }

/** A file as it is stored, with the hash of what was sent. */
export interface ReadFile {
  content: Buffer
  ending: "jpg" | "pdf"
  sha256: string
}

/** The key of an error: of a document, or of the photo or signature. */
export type FileError = DocumentError | MessageKey

const isTooLarge = (bytes: Uint8Array | "too large") =>
  bytes === "too large" || (isPdf(bytes) && bytes.length > documentLimits.pdfBytes)

/** What can be said of the files of a field before they are decoded. */
export const findFileError = (
  field: string,
  files: NonNullable<Received>,
): FileError | undefined => {
  const slot = slotOfField(field)
  if (isPictureSlot(slot))
    return files.includes("too large") ? `${slot}.too_large_together` : undefined
  if (files.length > documentLimits.files) return "too_many"
  return files.some(isTooLarge) ? "too_large" : undefined
}

type Read = { content: Buffer; ending: ReadFile["ending"] } | { error: FileError }

const readPicture = async (slot: UploadName, bytes: Uint8Array): Promise<Read> => {
  const result = await reencodeImage(slot, bytes, maxCameraBytes)
  return "jpeg" in result ? { content: result.jpeg, ending: "jpg" } : { error: result.wrong }
}

/** A PDF stays as it is, so that its signature can be verified. A photo is re-encoded. */
const readPage = async (bytes: Uint8Array): Promise<Read> => {
  if (isPdf(bytes)) {
    const problem = await checkPdf(bytes, documentLimits.pdfPages)
    return problem ? { error: problem } : { content: Buffer.from(bytes), ending: "pdf" }
  }
  const decoded = await decodePicture("toDocument", bytes, { frame })
  if ("jpeg" in decoded) return { content: Buffer.from(decoded.jpeg), ending: "jpg" }
  const { problem } = decoded
  return { error: problem === "format" && isHeic(bytes) ? "heic" : problem }
}

/** Reads the files of a field. The first one that cannot be used refuses the document. */
export const readFiles = async (
  field: string,
  files: NonNullable<Received>,
): Promise<{ files: ReadFile[] } | { error: FileError }> => {
  const slot = slotOfField(field)
  const early = findFileError(field, files)
  if (early) return { error: early }
  const read: ReadFile[] = []
  for (const bytes of files as Uint8Array[]) {
    const file = isPictureSlot(slot) ? await readPicture(slot, bytes) : await readPage(bytes)
    if ("error" in file) return file
    read.push({ ...file, sha256: createHash("sha256").update(bytes).digest("hex") })
  }
  return { files: read }
}
