import { createHash } from "node:crypto"
import { createReadStream, existsSync } from "node:fs"
import { readdir, stat, writeFile } from "node:fs/promises"
import { join } from "node:path"

import type { BackupStep } from "#domain/backup/backup-run.ts"
import { commandFor } from "#server/platform/commands.ts"
import type { Config } from "#server/platform/config.ts"
import { appKeyFile, loadExistingKey } from "#server/platform/crypto/app-key.ts"
import { createFieldEncryption } from "#server/platform/crypto/field-encryption.ts"
import { withDatabase } from "#server/platform/database/connect.ts"
import { findInstallationId } from "#server/platform/database/installation.ts"
import { passesIntegrityCheck } from "#server/platform/database/open-sqlite.ts"
import { readOwner } from "#server/platform/files/bucket.ts"
import { type ReadDiskSpace, requireDiskSpace } from "#server/platform/files/disk.ts"
import { findMissingFiles, splitAccepted } from "#server/platform/files/find-missing-files.ts"
import { openLocalFiles, uploadsFile } from "#server/platform/files/local-files.ts"
import { openFileStore } from "#server/platform/files/open-file-store.ts"
import { OperatorError } from "#server/platform/operator-error.ts"
import { releaseVersion } from "#server/platform/release.ts"

import { format, type Manifest, partNames } from "./manifest.ts"
import { snapshotBucket, snapshotNoFiles } from "./snapshot-bucket.ts"
import { snapshotPostgres } from "./snapshot-postgres.ts"
import {
  closeUploads,
  type Described,
  type Snapshot,
  snapshotSqlite,
  snapshotUploads,
} from "./snapshot-sqlite.ts"

export interface CollectDeps {
  config: Config
  now: () => Date
  disk: ReadDiskSpace
  /** Reports progress: a line for the operator, and the step that begins. */
  say: (line: string, step: BackupStep) => void
}

/**
 * Opens the bucket if it belongs to this installation. With another S3_PREFIX, a backup would contain no
 * images, or those of another site.
 */
const openOwnBucket = async (config: Config, now: () => Date) => {
  const files = await openFileStore(config, now)
  const id = await withDatabase(config, findInstallationId)
  if ((await readOwner(files)) === id) return files
  throw new OperatorError(
    "S3_PREFIX: the files there are not this site's; nothing was backed up.",
    {
      reason: "other_bucket",
    },
  )
}

/** Takes a snapshot of database and files at one moment, so that every record's files are included. */
const takeSnapshot = async (config: Config, now: () => Date) => {
  const isLocal = config.STORAGE === "local"
  const hasUploads = existsSync(uploadsFile(config.DATA_DIR))
  const gate = isLocal && hasUploads ? closeUploads(config.DATA_DIR) : undefined
  const snapshotFiles = async () => {
    if (!isLocal) return snapshotBucket(await openOwnBucket(config, now), now)
    return hasUploads ? snapshotUploads(config.DATA_DIR) : snapshotNoFiles(now)
  }
  try {
    const at = now().toISOString()
    const database = config.DATABASE_URL
      ? await snapshotPostgres(config.DATA_DIR, config.DATABASE_URL)
      : snapshotSqlite(config.DATA_DIR)
    try {
      return { at, database, files: await snapshotFiles() }
    } catch (error) {
      await database.release()
      throw error
    }
  } finally {
    await gate?.open()
  }
}

/** Throws if an SQLite file is corrupt: a backup of corrupt data would look valid. */
const requireIntegrity = (path: string) => {
  if (!passesIntegrityCheck(path)) {
    throw new OperatorError(
      `The data are damaged, so no backup was made: run ${commandFor("doctor")}.`,
      { reason: "damaged" },
    )
  }
}

const describePart = async (folder: string, name: Manifest["parts"][number]["name"]) => {
  const path = join(folder, name)
  const hash = createHash("sha256")
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
  return { name, bytes: (await stat(path)).size, sha256: hash.digest("hex") }
}

/** Counts the files that the records of a snapshot name and that its copy in a folder lacks. */
const countMissing = async (
  { config, now }: CollectDeps,
  { db }: Snapshot,
  { counts }: Described,
  folder: string,
): Promise<Manifest["missing"]> => {
  const copied = openLocalFiles(folder, now)
  try {
    const missing = await withDatabase(config, (live) => findMissingFiles(db, copied, live))
    // Between an update and the next start, the table may not be there yet.
    const hasAccepted = "lost_files" in counts
    const { accepted, unaccepted } = hasAccepted
      ? await splitAccepted(db, missing)
      : { accepted: [], unaccepted: missing }
    return { files: unaccepted.length, accepted: accepted.length }
  } finally {
    await copied.close()
  }
}

/**
 * Copies everything into a folder and returns its manifest. `target` is the folder of the backup, if it is written on this
 * machine.
 */
export const collectParts = async (
  deps: CollectDeps,
  folder: string,
  target?: string,
): Promise<Manifest> => {
  const { config, now, disk, say } = deps
  const key = await loadExistingKey(config)
  const { at, database, files } = await takeSnapshot(config, now)
  try {
    const described = await database.describe()
    if (described.fingerprint !== createFieldEncryption(key).fingerprint) {
      throw new OperatorError(
        "APP_KEY: this database was made under another key; nothing was backed up.",
        { reason: "other_key" },
      )
    }
    const bytes = database.bytes + files.bytes
    const places = target === undefined ? [folder] : [folder, target]
    const needs = places.map((place) => ({ folder: place, bytes }))
    await requireDiskSpace(needs, disk)
    say("Copying the database ...", "database")
    await database.copyTo(folder)
    say("Copying the pictures ...", "files")
    await files.copyTo(folder)
    await writeFile(appKeyFile(folder), `${key.toString("base64")}\n`, { mode: 0o600 })
    const there = await readdir(folder)
    const parts = Object.values(partNames).filter((name) => there.includes(name))
    for (const name of parts) {
      if (name === partNames.sqlite || name === partNames.files)
        requireIntegrity(join(folder, name))
    }
    const missing = await countMissing(deps, database, described, folder)
    return {
      format,
      app: releaseVersion,
      at,
      database: config.DATABASE_URL ? "postgres" : "sqlite",
      migrations: described.migrations,
      counts: described.counts,
      files: await files.count(),
      missing,
      parts: await Promise.all(parts.map((name) => describePart(folder, name))),
    }
  } finally {
    await Promise.all([database.release(), files.release()])
  }
}
