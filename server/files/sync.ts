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

/**
 * Shares one sync among all who ask while another is under way: each gets one that began after it
 * asked, so each one's own change is covered, and a crowd costs hardly more than one.
 */
export const syncedTogether = (sync: () => Promise<void>) => {
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined
  const start = () => {
    running = sync().finally(() => {
      running = undefined
    })
    return running
  }
  return (): Promise<void> => {
    if (!running) return start()
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = undefined
        return start()
      })
    return next
  }
}
