import { createHash } from "node:crypto"
import { createReadStream } from "node:fs"

/** Bytes from the first to the last, both included. */
export interface ByteRange {
  from: number
  to: number
}

/** The content of a file that is read piece by piece, as often as needed. */
export interface FileContent {
  bytes: number
  /** All of it, or the bytes of a range that lies within it. */
  read: (range?: ByteRange) => AsyncIterable<Uint8Array>
}

/** A content that is in memory. */
export const contentOf = (bytes: Uint8Array): FileContent => ({
  bytes: bytes.length,
  async *read({ from, to } = { from: 0, to: bytes.length - 1 }) {
    yield bytes.subarray(from, to + 1)
  },
})

/** A file of the disk. */
export interface FileOnDisk extends FileContent {
  path: string
}

export const fileOnDisk = (path: string, bytes: number): FileOnDisk => ({
  path,
  bytes,
  read: (range) => createReadStream(path, range && { start: range.from, end: range.to }),
})

/** A whole content in memory. Only for one whose size has a limit. */
export const readWhole = async (content: FileContent): Promise<Buffer> => {
  const chunks: Uint8Array[] = []
  for await (const chunk of content.read()) chunks.push(chunk)
  return Buffer.concat(chunks)
}

export const hashOf = async (content: FileContent) => {
  const hash = createHash("sha256")
  for await (const chunk of content.read()) hash.update(chunk)
  return hash.digest()
}
