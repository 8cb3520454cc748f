import { open } from "node:fs/promises"

/** Syncs a folder's entries (new, renamed, removed) to the disk, which file syncs do not cover. */
export const syncFolder = async (folder: string) => {
  const handle = await open(folder, "r")
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
