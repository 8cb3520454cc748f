import { randomUUID } from "node:crypto"
import { mkdir, open, readdir, rm, stat } from "node:fs/promises"
import { join } from "node:path"

import { type FileOnDisk, fileOnDisk } from "./file-content.ts"

/** A received file. The caller of `receiveFile` removes it. */
export interface ReceivedFile extends FileOnDisk {
  remove: () => Promise<void>
}

/** What a crash left is older than any upload takes. */
const maxAgeMs = 24 * 60 * 60 * 1000

/** Enough for the signature of a type of file. The first piece of a body may be shorter. */
const startBytes = 16

const folderOf = (dataDir: string) => join(dataDir, "incoming")

const removeLeftovers = async (folder: string) => {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }))
    if (Date.now() - mtimeMs > maxAgeMs) await rm(path, { force: true })
  }
}

/** Writes a body to a file; returns its bytes, or undefined for one above the limit, which is then read to its end. */
const write = async (
  path: string,
  source: AsyncIterable<Uint8Array>,
  limitOf: (first: Uint8Array) => number,
) => {
  const file = await open(path, "wx", 0o600)
  try {
    let bytes = 0
    let start = Buffer.alloc(0)
    for await (const chunk of source) {
      if (start.length < startBytes) start = Buffer.concat([start, chunk]).subarray(0, startBytes)
      bytes += chunk.length
      // The sender gets the answer only after it has sent all.
      if (bytes <= limitOf(start)) await file.writeFile(chunk)
    }
    return bytes <= limitOf(start) ? bytes : undefined
  } finally {
    await file.close()
  }
}

/**
 * Receives a file of any size into the data directory, piece by piece, so that no process needs it whole in memory. `limitOf`
 * gives the most bytes that it may have, from how it begins. Throws what the source throws.
 */
export const receiveFile = async (
  dataDir: string,
  source: AsyncIterable<Uint8Array>,
  limitOf: (first: Uint8Array) => number,
): Promise<ReceivedFile | "too large"> => {
  const folder = folderOf(dataDir)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await removeLeftovers(folder)
  const path = join(folder, randomUUID())
  const remove = () => rm(path, { force: true })
  try {
    const bytes = await write(path, source, limitOf)
    if (bytes !== undefined) return { ...fileOnDisk(path, bytes), remove }
  } catch (error) {
    await remove()
    throw error
  }
  await remove()
  return "too large"
}
