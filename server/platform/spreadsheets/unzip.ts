import { promisify } from "node:util"
import { inflateRaw } from "node:zlib"

import { UnreadableTable } from "./table.ts"

const inflate = promisify(inflateRaw)

/** The most that the parts of a workbook may hold together, decompressed: 30,000 students take 50 MB. */
const maxBytes = 64 * 1024 * 1024
const maxEntries = 2000

const signatures = { end: "504b0506", entry: "504b0102", file: "504b0304" }

const isAt = (archive: Buffer, at: number, signature: keyof typeof signatures) =>
  archive.toString("hex", at, at + 4) === signatures[signature]

/** Paths are compared without letter case, and some programs write a backslash. */
const keyOf = (path: string) => path.replaceAll("\\", "/").replace(/^\//, "").toLowerCase()

interface Entry {
  isEncrypted: boolean
  method: number
  packed: number
  size: number
  offset: number
}

const damaged = () => new UnreadableTable("damaged")

/** The entries by the directory at the end of the archive. */
const readDirectory = (archive: Buffer) => {
  const end = archive.lastIndexOf(Buffer.from(signatures.end, "hex"))
  if (end === -1 || end + 22 > archive.length) throw damaged()
  const entries = new Map<string, Entry>()
  let at = archive.readUInt32LE(end + 16)
  const count = archive.readUInt16LE(end + 10)
  if (count > maxEntries) throw new UnreadableTable("too_much")
  for (let left = count; left > 0; left--) {
    if (at + 46 > archive.length || !isAt(archive, at, "entry")) throw damaged()
    const nameLength = archive.readUInt16LE(at + 28)
    entries.set(keyOf(archive.toString("utf8", at + 46, at + 46 + nameLength)), {
      isEncrypted: archive.readUInt16LE(at + 8) % 2 === 1,
      method: archive.readUInt16LE(at + 10),
      packed: archive.readUInt32LE(at + 20),
      size: archive.readUInt32LE(at + 24),
      offset: archive.readUInt32LE(at + 42),
    })
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)
  }
  return entries
}

const packedBytes = (archive: Buffer, { offset, packed }: Entry) => {
  if (offset + 30 > archive.length || !isAt(archive, offset, "file")) throw damaged()
  const start = offset + 30 + archive.readUInt16LE(offset + 26) + archive.readUInt16LE(offset + 28)
  if (start + packed > archive.length) throw damaged()
  return archive.subarray(start, start + packed)
}

/**
 * Opens a ZIP archive. `read` decompresses one file, outside the main thread; undefined if there is none. Before that it compares
 * the stated size with what is left of the limit. While it decompresses, the limit holds too: the stated size may be false. Throws
 * UnreadableTable.
 */
export const openZip = (bytes: Uint8Array) => {
  const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const entries = readDirectory(archive)
  let left = maxBytes

  const unpack = async (entry: Entry) => {
    const packed = packedBytes(archive, entry)
    if (entry.method === 0) return packed
    if (entry.method !== 8) throw damaged()
    try {
      return await inflate(packed, { maxOutputLength: left })
    } catch (error) {
      const isTooLarge = (error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE"
      throw isTooLarge ? new UnreadableTable("too_much") : damaged()
    }
  }

  return {
    has: (path: string) => entries.has(keyOf(path)),
    read: async (path: string): Promise<Uint8Array | undefined> => {
      const entry = entries.get(keyOf(path))
      if (!entry) return undefined
      if (entry.isEncrypted) throw new UnreadableTable("is_protected")
      if (entry.size > left) throw new UnreadableTable("too_much")
      const content = await unpack(entry)
      left -= content.length
      return content
    },
  }
}

export type Archive = ReturnType<typeof openZip>
