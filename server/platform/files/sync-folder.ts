import { open } from "node:fs/promises"

/** Brings a folder's names (new, renamed, removed) to the disk. */
export const syncFolder = async (folder: string) => {
  const handle = await open(folder, "r")
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
