import { isOwnFileName } from "#server/platform/files/file-names.ts"
import type { FileStore, StoredFile } from "#server/platform/files/file-store.ts"

/** Longer than any save takes, so that a file another process is about to record is left alone. */
const graceMs = 60 * 60 * 1000

/** A crash leaves little. More than this share means a database that does not belong to these files. */
const largestShare = 0.05
/** What one crash may leave, ten applications: on a small site that is more than the share. */
const alwaysAllowed = 20

/** A bucket deletes each by a request of its own, all at the same time. */
const filesOfDeletion = 100

/** Why nothing was removed, and how many of how many files belong to no record. */
export interface SweepStop {
  reason: "too many" | "in no backup"
  orphans: number
  files: number
}

export interface SweepOutcome {
  removed: number
  stopped?: SweepStop
}

/** Whether a stored file that no record names may be an orphan. Files of other programs are none of ours. */
export const mayBeOrphan = ({ name, putAt }: StoredFile, now: Date) =>
  isOwnFileName(name) && now.getTime() - putAt.getTime() >= graceMs

/**
 * What speaks against removing these orphans. A database that was restored to an earlier day does not know the files
 * of the days after. So a sweep removes only what the newest backup (ISO time) still holds.
 */
export const whySweepStops = (
  orphans: readonly StoredFile[],
  files: number,
  lastBackup: string | undefined,
): SweepStop | undefined => {
  const found = { orphans: orphans.length, files }
  if (orphans.length > Math.max(alwaysAllowed, files * largestShare)) {
    return { reason: "too many", ...found }
  }
  const isInBackup = ({ putAt }: StoredFile) =>
    lastBackup !== undefined && putAt.getTime() < Date.parse(lastBackup)
  return orphans.every(isInBackup) ? undefined : { reason: "in no backup", ...found }
}

/**
 * Removes pictures that no record knows, left by a crash between file and record. Removes none of them where that
 * looks like a mistake; `isConfirmed` by the operator, it removes them all the same.
 */
export const sweepOrphanedFiles = async ({
  listKnownFiles,
  files,
  lastBackup,
  now,
  isConfirmed = false,
}: {
  listKnownFiles: (names: readonly string[]) => Promise<Set<string>>
  files: FileStore
  lastBackup: () => Promise<string | undefined>
  now: () => Date
  isConfirmed?: boolean
}): Promise<SweepOutcome> => {
  let count = 0
  const orphans: StoredFile[] = []
  for await (const page of files.list()) {
    count += page.length
    const old = page.filter((file) => mayBeOrphan(file, now()))
    if (old.length === 0) continue
    const known = await listKnownFiles(old.map(({ name }) => name))
    orphans.push(...old.filter(({ name }) => !known.has(name)))
  }
  if (orphans.length === 0) return { removed: 0 }
  const stopped = isConfirmed ? undefined : whySweepStops(orphans, count, await lastBackup())
  if (stopped) return { removed: 0, stopped }
  for (let at = 0; at < orphans.length; at += filesOfDeletion) {
    const names = orphans.slice(at, at + filesOfDeletion).map(({ name }) => name)
    // An editor may have uploaded the same picture again while the rest was listed.
    const known = await listKnownFiles(names)
    await files.delete(names.filter((name) => !known.has(name)))
  }
  return { removed: orphans.length }
}
