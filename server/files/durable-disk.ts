import { randomUUID } from "node:crypto"
import {
  closeSync,
  fdatasync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs"
import { join } from "node:path"
import { promisify } from "node:util"

import { FSDriver } from "flydrive/drivers/fs"

import { inBatches } from "../in-batches.ts"
import { syncFolder } from "./sync-folder.ts"

const partFolder = "parts"
const largestBatch = 64

const dataSync = promisify(fdatasync)

interface NewFile {
  key: string
  contents: string | Uint8Array
}

/** Written beside its place, not yet synced. */
interface Part {
  path: string
  file: number
}

const writePart = (root: string, { contents }: NewFile, parts: Part[]) => {
  const path = join(root, partFolder, randomUUID())
  const file = openSync(path, "wx", 0o600)
  parts.push({ path, file })
  writeFileSync(file, contents)
}

/**
 * Written beside their places, synced, renamed into them: a name never stands for half a file. Making and
 * renaming are calls of some microseconds into the page cache, shorter than the way to another thread
 * and back; the syncs, which wait for the disk, go there, all at once, which costs hardly more than one.
 */
const writeAll = async (root: string, files: NewFile[]) => {
  const parts: Part[] = []
  try {
    for (const file of files) writePart(root, file, parts)
    await Promise.all(parts.map(({ file }) => dataSync(file)))
    for (const [index, { key }] of files.entries()) renameSync(parts[index]!.path, join(root, key))
    await syncFolder(root)
  } catch (error) {
    for (const { path } of parts) rmSync(path, { force: true })
    throw error
  } finally {
    for (const { file } of parts) closeSync(file)
  }
  return files.map(() => undefined)
}

/** The local disk, with a `put` that has returned only when the whole file would survive a power cut. */
export class DurableDisk extends FSDriver {
  /** The folder the files lie in. */
  readonly root: string
  readonly #write: (file: NewFile) => Promise<void>

  constructor(location: string) {
    super({ location, visibility: "private" })
    mkdirSync(join(location, partFolder), { recursive: true, mode: 0o700 })
    this.root = location
    this.#write = inBatches((files: NewFile[]) => writeAll(location, files), largestBatch)
  }

  override async put(key: string, contents: string | Uint8Array) {
    await this.#write({ key, contents })
  }
}
