import type { HeaderResult } from "./picture-header.ts"
import { readJpegHeader } from "./read-jpeg-header.ts"
import { readPngHeader } from "./read-png-header.ts"
import { readWebpHeader } from "./read-webp-header.ts"

const readers = [
  { start: "ffd8", read: readJpegHeader },
  { start: "89504e470d0a1a0a", read: readPngHeader },
  { start: "52494646", read: readWebpHeader },
]

/**
 * Reads the header of a JPEG, PNG or WebP by its content. "format" for every other file, "unreadable" for a damaged
 * header, "too_complex" for one of very many parts.
 */
export const readPictureHeader = (file: Uint8Array): HeaderResult => {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.length)
  const start = bytes.toString("hex", 0, 8)
  const reader = readers.find((known) => start.startsWith(known.start))
  const header = reader?.read(bytes) ?? "format"
  if (typeof header === "string") return header
  return header.width > 0 && header.height > 0 ? header : "unreadable"
}
