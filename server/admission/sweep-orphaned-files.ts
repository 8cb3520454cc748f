import type { FileStore } from "../files/file-store.ts"
import type { Applications } from "./applications.ts"

/** Longer than any save takes, so that a file another process is about to record is left alone. */
const graceMs = 60 * 60 * 1000

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
  for await (const page of files.list()) {
    const old = page.filter(({ putAt }) => now().getTime() - putAt.getTime() >= graceMs)
    if (old.length === 0) continue
    const names = old.map(({ name }) => name)
    const known = await applications.listKnownFiles(names)
    const orphans = names.filter((name) => !known.has(name))
    if (orphans.length > 0) await files.delete(orphans)
    removed += orphans.length
  }
  return removed
}
