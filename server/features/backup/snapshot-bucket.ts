import { ownerFile, writeOwner } from "#server/platform/files/bucket-owner.ts"
import type { FileStore } from "#server/platform/files/file-store.ts"
import { openLocalFiles, uploadsFile } from "#server/platform/files/local-files.ts"

import { withSqlite } from "./read-sqlite.ts"
import { countUploads, type FilesSnapshot } from "./snapshot-sqlite.ts"

/** So many go over the network at once. */
const together = 16

const copyFiles = async (from: FileStore, to: FileStore, onCopied: (names: string[]) => void) => {
  for await (const page of from.list()) {
    for (let at = 0; at < page.length; at += together) {
      const names = page.slice(at, at + together).map(({ name }) => name)
      onCopied(names)
      await Promise.all(
        names.map(async (name) => {
          const content = await from.read(name)
          // Erased since it was listed: then nobody may want it back.
          if (content) await to.put(name, content)
        }),
      )
    }
  }
}

/**
 * A bucket's files, as one local file: a backup looks the same wherever the pictures lie. A bucket can't be
 * held; what is added while it is copied may be in the copy or not, as no record in the backup names it.
 */
export const snapshotBucket = (files: FileStore, now: () => Date): FilesSnapshot => {
  let copied = 0
  return {
    // Nobody can say it before everything is listed; a full disk is noticed when it comes.
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

/**
 * Puts the files that lie in a folder into a bucket, as those of an installation. Where that fails, takes away what
 * it has put.
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
