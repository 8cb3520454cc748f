import { stat } from "node:fs/promises"
import { basename, dirname, join, resolve } from "node:path"
import type { Readable } from "node:stream"

import type { Config } from "#server/platform/config.ts"
import { withDatabase } from "#server/platform/database/connect.ts"
import {
  findInstallationId,
  type LastBackupFile,
  setInstallationValue,
} from "#server/platform/database/installation.ts"
import { OperatorError } from "#server/platform/operator-error.ts"

import { checkWritten, packArchive } from "./archive.ts"
import { backupNameOf, copyNameOf, incompletePathOf } from "./backup-names.ts"
import { type CollectDeps, collectParts } from "./collect-parts.ts"
import type { Manifest } from "./manifest.ts"
import { rotateBackups } from "./rotate-backups.ts"
import type { Keep } from "./select-expired.ts"
import { openWorkFolder } from "./work-folder.ts"
import { requireFolder, requireNewFile, writeOnce } from "./write-exclusively.ts"

export interface BackupDeps extends CollectDeps {
  /** Reports a problem that does not affect the backup itself. */
  warn: (line: string) => void
  /** scrypt work factor; tests use a low one for speed. */
  workFactor?: number
}

/** Where a backup is written: a new file, or a folder, in which old backups that `keep` does not keep are then deleted. */
export type BackupTarget = { file: string } | { into: string; keep?: Keep }

interface MadeBackup {
  /** Path of the backup. */
  file: string
  bytes: number
  manifest: Manifest
  /** False if files of records are missing, and their loss was not accepted. */
  isComplete: boolean
  /** Names of old backups that were deleted. */
  deleted: string[]
}

const readInstallationId = async (config: Config) => {
  const id = await withDatabase(config, findInstallationId)
  if (id === undefined) throw new OperatorError("This database has no id: start the server once.")
  return id
}

const folderOf = (target: BackupTarget) =>
  resolve("into" in target ? target.into : dirname(target.file))

const checkTarget = async (target: BackupTarget) => {
  if ("into" in target) return requireFolder(folderOf(target))
  await requireNewFile(resolve(target.file))
  return requireNewFile(incompletePathOf(resolve(target.file)))
}

/** Records when the last good backup began, and its file: it was read back and checked, and no file is missing in it. */
const recordBackup = ({ config, warn }: BackupDeps, at: string, file: string, bytes: number) =>
  withDatabase(config, async (db) => {
    await setInstallationValue(db, "last_backup", at)
    const made: LastBackupFile = { at, file, bytes }
    await setInstallationValue(db, "last_backup_file", JSON.stringify(made))
  }).catch(() => warn("The backup is whole, but when it was made could not be written down."))

/** Deletes old backups. A failure only warns: the new backup is there. */
const rotate = async (rotation: Parameters<typeof rotateBackups>[0]) => {
  try {
    return await rotateBackups(rotation)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    rotation.warn(`The backup is whole, but old ones could not be deleted: ${code ?? error}.`)
    return []
  }
}

/**
 * Backs up a running site into one new file, encrypted with a passphrase: the database, the files and the
 * key. The file is read back and checked before it gets its name. Where files of records are missing it is written
 * all the same, named as incomplete, and does not count as a good backup. Throws an OperatorError on failure; then no
 * file is left.
 */
export const makeBackup =
  (deps: BackupDeps) =>
  async (target: BackupTarget, passphrase: string): Promise<MadeBackup> => {
    const { config, say, warn, workFactor } = deps
    await checkTarget(target)
    const folder = folderOf(target)
    const work = await openWorkFolder(config.DATA_DIR)
    try {
      const manifest = await collectParts(deps, work.path, folder)
      const isComplete = manifest.missing?.files === 0
      const installationId = await readInstallationId(config)
      say("Encrypting, and reading it back ...", "encrypting")
      const file = await writeOnce({
        folder,
        content: () =>
          packArchive(manifest, (name) => join(work.path, name), {
            passphrase,
            ...(workFactor && { workFactor }),
          }),
        check: (path) => checkWritten(path, passphrase, manifest),
        nameOf: (sha256) => {
          if ("file" in target)
            return basename(isComplete ? target.file : incompletePathOf(target.file))
          return backupNameOf({ installationId, at: new Date(manifest.at), sha256, isComplete })
        },
      })
      const { size: bytes } = await stat(file)
      const backup = { file, bytes, manifest, isComplete, deleted: [] }
      if (!isComplete) return backup
      await recordBackup(deps, manifest.at, resolve(file), bytes)
      if ("file" in target || !target.keep) return backup
      const { keep } = target
      return {
        ...backup,
        deleted: await rotate({ folder, installationId, newest: basename(file), keep, warn }),
      }
    } finally {
      work.remove()
    }
  }

interface Copy {
  name: string
  manifest: Manifest
  isComplete: boolean
  content: Readable
  /** Removes the copies that are not encrypted. Call it when the content was read, or is not wanted any more. */
  close: () => void
}

/**
 * As `makeBackup`, but the encrypted bytes are only returned. Nobody has read them back, so they do not count as a good
 * backup.
 */
export const copyBackup =
  (deps: BackupDeps) =>
  async (passphrase: string): Promise<Copy> => {
    const { config, say, workFactor } = deps
    const { path, remove } = await openWorkFolder(config.DATA_DIR)
    try {
      const manifest = await collectParts(deps, path)
      const isComplete = manifest.missing?.files === 0
      const installationId = await readInstallationId(config)
      say("Encrypting ...", "sending")
      const content = await packArchive(manifest, (name) => join(path, name), {
        passphrase,
        ...(workFactor && { workFactor }),
      })
      const name = copyNameOf({ installationId, at: new Date(manifest.at), isComplete })
      return { name, manifest, isComplete, content, close: remove }
    } catch (error) {
      remove()
      throw error
    }
  }
