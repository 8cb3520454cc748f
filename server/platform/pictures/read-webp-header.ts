import { type HeaderResult, maxParts } from "./picture-header.ts"

interface Size {
  width: number
  height: number
}

/** Chunks of a RIFF file: their type and content. A content that is cut off ends with the file. */
export function* riffChunks(bytes: Buffer) {
  let at = 12
  while (at + 8 <= bytes.length) {
    const length = bytes.readUInt32LE(at + 4)
    yield {
      type: bytes.toString("latin1", at, at + 4),
      content: bytes.subarray(at + 8, at + 8 + length),
    }
    at += 8 + length + (length % 2)
  }
}

/** The kinds of chunks that have a size: lossy, lossless, and the canvas of the extended format. */
const sized: Record<string, { least: number; read: (content: Buffer) => Size }> = {
  "VP8 ": {
    least: 10,
    read: (content) => ({
      width: content.readUInt16LE(6) & 0x3f_ff,
      height: content.readUInt16LE(8) & 0x3f_ff,
    }),
  },
  VP8L: {
    least: 5,
    read: (content) => ({
      width: (content.readUInt32LE(1) & 0x3f_ff) + 1,
      height: ((content.readUInt32LE(1) >>> 14) & 0x3f_ff) + 1,
    }),
  },
  VP8X: {
    least: 10,
    read: (content) => ({
      width: content.readUIntLE(4, 3) + 1,
      height: content.readUIntLE(7, 3) + 1,
    }),
  },
}

/**
 * Reads a WebP's header. An extended file names its size twice, and both must agree. Lossless and transparent pictures
 * are decoded to four channels; each counts so.
 */
export const readWebpHeader = (bytes: Buffer): HeaderResult => {
  if (bytes.toString("latin1", 8, 12) !== "WEBP") return "format"
  let size: Size | undefined
  let animationFrames = 0
  let chunks = 0
  for (const { type, content } of riffChunks(bytes)) {
    if (++chunks > maxParts) return "too_complex"
    if (type === "ANMF") animationFrames++
    const kind = sized[type]
    if (!kind) continue
    if (content.length < kind.least) return "unreadable"
    const header = kind.read(content)
    if (size && (size.width !== header.width || size.height !== header.height)) return "unreadable"
    size = header
  }
  if (!size) return "unreadable"
  return { format: "webp", ...size, channels: 4, depth: 8, scans: 1, frames: animationFrames || 1 }
}
