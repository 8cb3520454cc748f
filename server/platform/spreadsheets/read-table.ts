import { readDelimited } from "./read-delimited.ts"
import { readXlsx } from "./read-xlsx.ts"
import { type Sheet, UnreadableTable } from "./table.ts"

const workbook = "504b0304"

/** Kinds of files that people choose in place of a table, by their first bytes. */
const otherKinds = [
  { begin: "25504446", fault: "is_pdf" },
  { begin: "ffd8ff", fault: "is_picture" },
  { begin: "89504e47", fault: "is_picture" },
  { begin: "52494646", fault: "is_picture" },
  { begin: "47494638", fault: "is_picture" },
] as const

/** The container of old Office files, and of Office files with a password. */
const ole = "d0cf11e0"

/** The name of the stream that an encrypted workbook consists of, as the container's directory has it. */
const encryptedPackage = Buffer.from("EncryptedPackage", "utf16le")

const refuseOtherKinds = (bytes: Buffer) => {
  const begin = bytes.toString("hex", 0, 8)
  const kind = otherKinds.find((other) => begin.startsWith(other.begin))
  if (kind) throw new UnreadableTable(kind.fault)
  if (begin.startsWith(ole)) {
    throw new UnreadableTable(bytes.includes(encryptedPackage) ? "is_protected" : "is_xls")
  }
  const start = bytes.toString("latin1", 0, 1000).replace(/^(?:\xef\xbb\xbf|\s)+/, "")
  if (/^<(?:!doctype|\?xml|html|head|body|table|meta|style|div)\b/i.test(start)) {
    throw new UnreadableTable("is_web_page")
  }
  if (start.startsWith("{\\rtf")) throw new UnreadableTable("not_a_table")
}

/**
 * Reads a table: an Excel workbook (.xlsx), sheet by sheet, or a text file with separators (CSV). The bytes decide which, not the
 * name. Memory and time are bounded. Throws UnreadableTable.
 */
export async function* readTable(file: Uint8Array): AsyncGenerator<Sheet> {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  if (bytes.length === 0) throw new UnreadableTable("empty")
  refuseOtherKinds(bytes)
  if (bytes.toString("hex", 0, 4) === workbook) yield* readXlsx(bytes)
  else yield await readDelimited(bytes)
}
