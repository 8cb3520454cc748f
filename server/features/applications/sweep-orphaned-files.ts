import { setImmediate as yieldToEventLoop } from "node:timers/promises"

import { isInBackup, largestUnconfirmed } from "#domain/privacy/erasure.ts"
import type { FileStore, StoredFile } from "#server/platform/files/file-store.ts"

const ownFileName =
  /^(?:document-)?[0-9a-f]{32}(?:\.jpg|\.pdf|\.draft|-\d{1,4}\.(?:avif|webp|jpg))$/

/**
 * Whether a stored file has a name of this program's form: an applicant's image (submit-application.ts) or document
 * (documents/store-files.ts), a stored draft (drafts), or a staff upload in one of its sizes (content/media).
 */
export const isOwnFileName = (name: string) => ownFileName.test(name)

/**
 * Minimum age of an orphan. Longer than any save takes, so a file that another process is about to record stays.
 */
const graceMs = 60 * 60 * 1000

/** Always allowed: what one crash may leave, ten applications. On a small site that exceeds the share. */
const alwaysAllowed = 20

/** Files per deletion batch. An S3 bucket deletes each with its own request, all in parallel. */
const filesOfDeletion = 100

/** Why the sweep removed nothing, with the number of orphans and of all files. */
export interface SweepStop {
  reason: "too many" | "in no backup"
  orphans: number
  files: number
}

export interface SweepOutcome {
  removed: number
  stopped?: SweepStop
}

/** Whether a file without a record may be an orphan. Files of other programs never are. */
export const mayBeOrphan = ({ name, putAt }: StoredFile, now: Date) =>
  isOwnFileName(name) && now.getTime() - putAt.getTime() >= graceMs

/**
 * Safety check before orphans are removed. A database restored from an older backup does not know newer files. So
 * a sweep removes only files that are older than the newest backup (ISO time).
 */
export const whySweepStops = (
  orphans: readonly StoredFile[],
  files: number,
  lastBackup: string | undefined,
): SweepStop | undefined => {
  const counts = { orphans: orphans.length, files }
  if (orphans.length > Math.max(alwaysAllowed, largestUnconfirmed(files))) {
    return { reason: "too many", ...counts }
  }
  const areInBackup = orphans.every(({ putAt }) => isInBackup(putAt.toISOString(), lastBackup))
  return areInBackup ? undefined : { reason: "in no backup", ...counts }
}

/**
 * Removes orphaned files: a crash between writing the file and its record leaves them. Removes nothing if the
 * safety check fails, unless the operator sets `isConfirmed`.
 */
export const sweepOrphanedFiles = async ({
  listKnownFiles,
  files,
  lastBackup,
  now,
  isConfirmed = false,
}: {
  listKnownFiles: (names: readonly string[]) => Promise<ReadonlySet<string>>
  files: FileStore
  lastBackup: () => Promise<string | undefined>
  now: () => Date
  isConfirmed?: boolean
}): Promise<SweepOutcome> => {
  let count = 0
  const orphans: StoredFile[] = []
  for await (const page of files.list()) {
    // SQLite answers without waiting: a large store would keep all requests waiting for up to a second.
    await yieldToEventLoop()
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
    // The same picture may have been uploaded again in the meantime.
    const known = await listKnownFiles(names)
    await files.delete(names.filter((name) => !known.has(name)))
  }
  return { removed: orphans.length }
}
