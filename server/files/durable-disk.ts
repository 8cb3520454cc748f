import { randomUUID } from "node:crypto"
import { mkdir, open, rename, rm } from "node:fs/promises"
import { dirname, join } from "node:path"

import { FSDriver } from "flydrive/drivers/fs"

const partFolder = "parts"

const syncFolder = async (folder: string) => {
  const handle = await open(folder, "r")
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** The local disk, with a `put` that has returned only when the whole file would survive a power cut. */
export class DurableDisk extends FSDriver {
  readonly root: string

  constructor(location: string) {
    super({ location, visibility: "private" })
    this.root = location
  }

  /** Written beside its place, synced, renamed into it: a name never stands for half a file. */
  override async put(key: string, contents: string | Uint8Array) {
    const target = join(this.root, key)
    const part = join(this.root, partFolder, randomUUID())
    await mkdir(dirname(part), { recursive: true })
    try {
      const file = await open(part, "wx", 0o600)
      try {
        await file.writeFile(contents)
        await file.datasync()
      } finally {
        await file.close()
      }
      await rename(part, target)
      await syncFolder(dirname(target))
    } catch (error) {
      await rm(part, { force: true })
      throw error
    }
  }
}
