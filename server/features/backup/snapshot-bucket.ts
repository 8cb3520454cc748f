import { withSqlite } from "#server/platform/database/open-sqlite.ts"
import { ownerFile, writeOwner } from "#server/platform/files/bucket.ts"
import { copyInto } from "#server/platform/files/file-parts.ts"
import type { FileStore } from "#server/platform/files/file-store.ts"
import { openLocalFiles, uploadsFile } from "#server/platform/files/local-files.ts"

import { countUploads, type FilesSnapshot } from "./snapshot-sqlite.ts"

/** Number of concurrent transfers. */
const maxConcurrent = 16

const copyFiles = async (from: FileStore, to: FileStore, onCopied: (names: string[]) => void) => {
  for await (const page of from.list()) {
    for (let at = 0; at < page.length; at += maxConcurrent) {
      const names = page.slice(at, at + maxConcurrent).map(({ name }) => name)
      onCopied(names)
      await Promise.all(
        names.map(async (name) => {
          const content = await from.open(name)
          // The file was erased after it was listed: leave it out.
          if (content) await copyInto(to, name, content)
        }),
      )
    }
  }
}

/**
 * Copies a bucket's files into one local file, so that backups have the same format for every storage. A
 * bucket has no snapshots. Files added during the copy may or may not be included; no record in the backup
 * refers to them.
 */
export const snapshotBucket = (files: FileStore, now: () => Date): FilesSnapshot => {
  let copied = 0
  return {
    // The size is unknown before all files are listed; a full disk is noticed only during the copy.
    bytes: 0,
    count: async () => copied,
    copyTo: async (folder) => {
      const local = openLocalFiles(folder, now)
      try {
        await copyFiles(files, local, () => {})
      } finally {
        await local.close()
      }
      copied = withSqlite(uploadsFile(folder), countUploads)
    },
    release: () => files.close(),
  }
}

/** The snapshot of a data directory whose uploads.sqlite is gone: the records are backed up without files. */
export const snapshotNoFiles = (now: () => Date): FilesSnapshot => ({
  bytes: 0,
  count: async () => 0,
  copyTo: (folder) => openLocalFiles(folder, now).close(),
  release: async () => {},
})

/**
 * Copies the files of a folder into a bucket and marks it as owned by an installation. On failure, deletes
 * the copied files.
 */
export const fillBucket = async (
  folder: string,
  files: FileStore,
  installationId: string,
  now: () => Date,
) => {
  const local = openLocalFiles(folder, now)
  const put: string[] = [ownerFile]
  const undo = () => files.delete(put)
  try {
    await writeOwner(files, installationId)
    await copyFiles(local, files, (names) => put.push(...names))
  } catch (error) {
    await undo()
    throw error
  } finally {
    await local.close()
  }
  return { undo }
}
