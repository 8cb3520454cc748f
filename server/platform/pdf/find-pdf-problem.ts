import {
  decodePDFRawStream,
  EncryptedPDFError,
  PDFDocument,
  PDFName,
  PDFRawStream,
} from "@cantoo/pdf-lib"

/** Why a PDF is refused. "active": it can run a program, send data, play or carry another file. */
export type PdfProblem = "format" | "encrypted" | "active" | "too_many_pages"

/** The names without which a PDF does nothing of that. Each occurs in no ordinary scan, certificate or signed paper. */
const activeNames = [
  "JavaScript",
  "Launch",
  "SubmitForm",
  "ImportData",
  "GoToR",
  "GoToE",
  "Rendition",
  "RichMedia",
  "Movie",
  "Sound",
  "EmbeddedFile",
  "EmbeddedFiles",
  "FileAttachment",
  "XFA",
]
const activeName = new RegExp(`/(?:${activeNames.join("|")})(?![A-Za-z0-9])`)

/** A name may write any character as # and two hexadecimal digits. */
const withoutEscapes = (text: string) =>
  text.replaceAll(/#([0-9a-f]{2})/gi, (_escape, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )

const isActive = (bytes: Uint8Array) =>
  activeName.test(withoutEscapes(Buffer.from(bytes).toString("latin1")))

const isObjectStream = (object: unknown): object is PDFRawStream =>
  object instanceof PDFRawStream && object.dict.get(PDFName.of("Type")) === PDFName.of("ObjStm")

/**
 * Whether a PDF has a name of `activeNames`: anywhere in the file, so that nothing can be hidden from this parser and shown
 * to another one, and in its compressed object streams.
 */
const hasActiveName = (bytes: Uint8Array, document: PDFDocument) =>
  isActive(bytes) ||
  document.context
    .enumerateIndirectObjects()
    .some(([, object]) => isObjectStream(object) && isActive(decodePDFRawStream(object).decode()))

const open = async (bytes: Uint8Array) => {
  try {
    const document = await PDFDocument.load(bytes, { updateMetadata: false })
    return document.getPageCount() > 0 ? document : "format"
  } catch (error) {
    return error instanceof EncryptedPDFError ? "encrypted" : "format"
  }
}

/**
 * Why a PDF is refused; undefined if it is taken. The file itself is not changed: a signed certificate stays verifiable.
 * Hostile files cost time and memory, so this runs in the process of decoder-process.ts.
 */
export const findPdfProblem = async (
  bytes: Uint8Array,
  maxPages: number,
): Promise<PdfProblem | undefined> => {
  const document = await open(bytes)
  if (typeof document === "string") return document
  if (hasActiveName(bytes, document)) return "active"
  return document.getPageCount() > maxPages ? "too_many_pages" : undefined
}
