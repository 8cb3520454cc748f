import { randomUUID } from "node:crypto"
import { mkdirSync } from "node:fs"
import { open, rename, rm } from "node:fs/promises"
import { join } from "node:path"

import { FSDriver } from "flydrive/drivers/fs"

import { syncedTogether, syncFolder } from "./sync.ts"

const partFolder = "parts"

/** The local disk, with a `put` that has returned only when the whole file would survive a power cut. */
export class DurableDisk extends FSDriver {
  /** The folder the files lie in. */
  readonly root: string
  readonly #syncNames: () => Promise<void>

  constructor(location: string) {
    super({ location, visibility: "private" })
    mkdirSync(join(location, partFolder), { recursive: true, mode: 0o700 })
    this.root = location
    this.#syncNames = syncedTogether(() => syncFolder(location))
  }

  /** Written beside its place, synced, renamed into it: a name never stands for half a file. */
  override async put(key: string, contents: string | Uint8Array) {
    const part = join(this.root, partFolder, randomUUID())
    try {
      const file = await open(part, "wx", 0o600)
      try {
        await file.writeFile(contents)
        await file.datasync()
      } finally {
        await file.close()
      }
      await rename(part, join(this.root, key))
      await this.#syncNames()
    } catch (error) {
      await rm(part, { force: true })
      throw error
    }
  }
}
