import type { FileStore } from "../files/open-file-store.ts"
import type { Applications } from "./applications.ts"

/** Longer than any save takes, so that a file another process is about to record is left alone. */
const graceMs = 60 * 60 * 1000
const batchSize = 400

/**
 * Removes pictures no application knows, left by a crash between file and record.
 * Returns how many were removed.
 */
export const sweepOrphanedFiles = async ({
  applications,
  files,
  now,
}: {
  applications: Applications
  files: FileStore
  now: () => Date
}): Promise<number> => {
  let removed = 0
  const sweep = async (keys: string[]) => {
    if (keys.length === 0) return
    const known = await applications.listKnownFiles(keys)
    for (const key of keys) {
      if (known.has(key)) continue
      const { lastModified } = await files.getMetaData(key)
      if (now().getTime() - lastModified.getTime() < graceMs) continue
      await files.delete(key)
      removed += 1
    }
  }

  let paginationToken: string | undefined
  do {
    const page = await files.listAll("/", {
      recursive: true,
      ...(paginationToken && { paginationToken }),
    })
    const keys = Array.from(page.objects).flatMap((object) => (object.isFile ? [object.key] : []))
    for (let i = 0; i < keys.length; i += batchSize) await sweep(keys.slice(i, i + batchSize))
    paginationToken = page.paginationToken
  } while (paginationToken)
  return removed
}
