import { createHash } from "node:crypto"
import { createReadStream } from "node:fs"
import { readdir, stat, writeFile } from "node:fs/promises"
import { dirname, join, resolve } from "node:path"

import type { Config } from "#server/platform/config.ts"
import { appKeyFile, loadExistingKey } from "#server/platform/crypto/app-key.ts"
import { createFieldEncryption } from "#server/platform/crypto/field-encryption.ts"
import { withDatabase } from "#server/platform/database/connect.ts"
import { findInstallationId, setInstallationValue } from "#server/platform/database/installation.ts"
import { passesIntegrityCheck } from "#server/platform/database/open-sqlite.ts"
import { readOwner } from "#server/platform/files/bucket.ts"
import { type ReadDiskSpace, requireDiskSpace } from "#server/platform/files/disk.ts"
import { openFileStore } from "#server/platform/files/open-file-store.ts"
import { OperatorError } from "#server/platform/operator-error.ts"

import { packArchive } from "./archive.ts"
import { appVersion, format, type Manifest, partNames } from "./manifest.ts"
import { snapshotBucket } from "./snapshot-bucket.ts"
import { snapshotPostgres } from "./snapshot-postgres.ts"
import { closeUploads, snapshotSqlite, snapshotUploads } from "./snapshot-sqlite.ts"
import { openWorkFolder } from "./work-folder.ts"
import { requireNewFile, writeOnce } from "./write-exclusively.ts"

export interface BackupDeps {
  config: Config
  now: () => Date
  disk: ReadDiskSpace
  /** Reports progress to the operator. */
  say: (line: string) => void
  /** Reports a problem that does not affect the backup itself. */
  warn: (line: string) => void
  /** scrypt work factor; tests use a low one for speed. */
  workFactor?: number
}

/**
 * Opens the bucket if it belongs to this installation. With another S3_PREFIX, a backup would contain no
 * images, or those of another site.
 */
const openOwnBucket = async (config: Config, now: () => Date) => {
  const files = await openFileStore(config, now)
  const id = await withDatabase(config, findInstallationId)
  if ((await readOwner(files)) === id) return files
  throw new OperatorError("S3_PREFIX: the files there are not this site's; nothing was backed up.")
}

/** Takes a snapshot of database and files at one moment, so that every record's files are included. */
const takeSnapshot = async (config: Config, now: () => Date) => {
  const gate = config.STORAGE === "local" ? closeUploads(config.DATA_DIR) : undefined
  try {
    const at = now().toISOString()
    const database = config.DATABASE_URL
      ? await snapshotPostgres(config.DATA_DIR, config.DATABASE_URL)
      : snapshotSqlite(config.DATA_DIR)
    try {
      const files = gate
        ? snapshotUploads(config.DATA_DIR)
        : snapshotBucket(await openOwnBucket(config, now), now)
      return { at, database, files }
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
    throw new OperatorError("The data are damaged, so no backup was made: run npm run doctor.")
  }
}

const describePart = async (folder: string, name: Manifest["parts"][number]["name"]) => {
  const path = join(folder, name)
  const hash = createHash("sha256")
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
  return { name, bytes: (await stat(path)).size, sha256: hash.digest("hex") }
}

/** Copies everything into a folder and returns its manifest. */
const collectParts = async (
  { config, now, disk, say }: BackupDeps,
  folder: string,
  target: string,
) => {
  const key = await loadExistingKey(config)
  const { at, database, files } = await takeSnapshot(config, now)
  try {
    const described = await database.describe()
    if (described.fingerprint !== createFieldEncryption(key).fingerprint) {
      throw new OperatorError(
        "APP_KEY: this database was made under another key; nothing was backed up.",
      )
    }
    const bytes = database.bytes + files.bytes
    const needs = [folder, target].map((place) => ({ folder: place, bytes }))
    await requireDiskSpace(needs, disk)
    say("Copying the database ...")
    await database.copyTo(folder)
    say("Copying the pictures ...")
    await files.copyTo(folder)
    await writeFile(appKeyFile(folder), `${key.toString("base64")}\n`, { mode: 0o600 })
    const there = await readdir(folder)
    const parts = Object.values(partNames).filter((name) => there.includes(name))
    for (const name of parts) {
      if (name === partNames.sqlite || name === partNames.files)
        requireIntegrity(join(folder, name))
    }
    const manifest: Manifest = {
      format,
      app: appVersion,
      at,
      database: config.DATABASE_URL ? "postgres" : "sqlite",
      migrations: described.migrations,
      counts: described.counts,
      files: await files.count(),
      parts: await Promise.all(parts.map((name) => describePart(folder, name))),
    }
    return manifest
  } finally {
    await Promise.all([database.release(), files.release()])
  }
}

/** Stores the time of the last backup, for `npm run doctor` and the operator's page. */
const noteBackup = (config: Config, at: string) =>
  withDatabase(config, (db) => setInstallationValue(db, "last_backup", at))

/**
 * Backs up a running site into one new file, encrypted with a passphrase: the database, the files and the
 * key. Throws an OperatorError on failure; then no file is left.
 */
export const makeBackup =
  (deps: BackupDeps) =>
  async (file: string, passphrase: string): Promise<Manifest> => {
    const { config, say, warn, workFactor } = deps
    const target = resolve(file)
    await requireNewFile(target)
    const work = await openWorkFolder(config.DATA_DIR)
    try {
      const manifest = await collectParts(deps, work.path, dirname(target))
      say("Encrypting ...")
      await writeOnce(target, () =>
        packArchive(manifest, (name) => join(work.path, name), {
          passphrase,
          ...(workFactor && { workFactor }),
        }),
      )
      await noteBackup(config, manifest.at).catch(() =>
        warn("The backup is whole, but when it was made could not be written down."),
      )
      return manifest
    } finally {
      work.remove()
    }
  }
