import { createWriteStream } from "node:fs"
import { mkdir, open, readdir, rename, rm, rmdir } from "node:fs/promises"
import { join } from "node:path"
import { pipeline } from "node:stream/promises"

import { leaveNumbersOut } from "#server/features/leave-numbers-out.ts"
import { holdRestored } from "#server/features/outgoing/outgoing.ts"
import type { Config } from "#server/platform/config.ts"
import { withDatabase } from "#server/platform/database/connect.ts"
import { isEmptyPostgres } from "#server/platform/database/dialect.ts"
import { newInstallationId, setInstallationValue } from "#server/platform/database/installation.ts"
import { isEmptyStore, readOwner } from "#server/platform/files/bucket.ts"
import { type ReadDiskSpace, requireDiskSpace, syncFolder } from "#server/platform/files/disk.ts"
import { openFileStore } from "#server/platform/files/open-file-store.ts"
import { OperatorError } from "#server/platform/operator-error.ts"

import { readArchive } from "./archive.ts"
import { verifyUnpacked, requireSameDatabase, sameCounts } from "./check-unpacked.ts"
import { type Manifest, partNames } from "./manifest.ts"
import { fillBucket } from "./snapshot-bucket.ts"
import { describePostgres, loadPostgres } from "./snapshot-postgres.ts"

interface RestoreDeps {
  /** The restore target: DATA_DIR, DATABASE_URL and the bucket. */
  config: Config
  now: () => Date
  disk: ReadDiskSpace
  say: (line: string) => void
}

const workName = ".restoring"
/** Folders that the operating system creates on an empty disk. */
const ofSystem = ["lost+found"]

/** Creates the folder to restore into. Throws an OperatorError if it is not empty. */
const openEmptyFolder = async (dataDir: string) => {
  const createdDir = await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const there = (await readdir(dataDir)).filter((name) => !ofSystem.includes(name))
  if (there.length > 0) {
    throw new OperatorError(`${dataDir} is not empty: restore into an empty folder (--into DIR).`)
  }
  const work = join(dataDir, workName)
  await mkdir(work, { mode: 0o700 })
  const removeWork = () => rm(work, { recursive: true, force: true })
  return {
    work,
    removeWork,
    removeAll: async () => {
      await removeWork()
      if (createdDir) await rmdir(dataDir)
    },
  }
}

const toDisk = async (path: string, body: AsyncIterable<Uint8Array>) => {
  await pipeline(body, createWriteStream(path, { mode: 0o600, flags: "wx" }))
  const handle = await open(path, "r+")
  await handle.sync()
  await handle.close()
}

const restorePostgres = async (config: Config, url: string, dump: string, manifest: Manifest) => {
  await loadPostgres(url, dump)
  const { counts } = await withDatabase(config, describePostgres)
  if (sameCounts(counts, manifest)) return
  throw new OperatorError("DATABASE_URL: rows are missing after the restore: drop this database.")
}

/**
 * Sets a new installation id in the restored database: a test restore must not claim the original site's
 * files. The backup that was being made then is not of this installation.
 */
const becomeInstallation = (config: Config, id: string) =>
  withDatabase(config, async (db) => {
    await setInstallationValue(db, "installation_id", id)
    await db.deleteFrom("installation").where("name", "=", "backup_run").execute()
  })

/** Numbers that were given after the backup are on paper. */
const skipGivenNumbers = async ({ config, now, say }: RestoreDeps, manifest: Manifest) => {
  const { at: from, migrations } = manifest
  const lines = await withDatabase(config, (db) =>
    leaveNumbersOut(db, { from, to: now(), migrations }),
  )
  for (const line of lines) say(line)
}

/** What waited to be sent may have been sent after the backup. */
const holdMessages = async ({ config, now }: RestoreDeps, { migrations }: Manifest) => {
  if (!migrations.includes("0041-outgoing")) return
  await withDatabase(config, (db) => holdRestored(db, now()))
}

/** Moves the parts into place, the database last. If one step fails, the earlier ones are undone. */
const place = async (deps: RestoreDeps, work: string, manifest: Manifest) => {
  const { config, now } = deps
  const { DATA_DIR, DATABASE_URL, APP_KEY, STORAGE } = config
  const installationId = newInstallationId()
  const undo: (() => Promise<void>)[] = []
  const move = async (name: string) => {
    const to = join(DATA_DIR, name)
    await rename(join(work, name), to)
    undo.unshift(() => rm(to, { force: true }))
  }
  try {
    if (STORAGE === "s3") {
      const bucket = await openFileStore(config, now)
      undo.unshift((await fillBucket(work, bucket, installationId, now)).undo)
    } else await move(partNames.files)
    if (!APP_KEY) await move(partNames.key)
    if (DATABASE_URL) {
      await restorePostgres(config, DATABASE_URL, join(work, partNames.postgres), manifest)
    } else await move(partNames.sqlite)
    await becomeInstallation(config, installationId)
    await skipGivenNumbers(deps, manifest)
    await holdMessages(deps, manifest)
    await syncFolder(DATA_DIR)
  } catch (error) {
    for (const step of undo) await step()
    throw error
  }
}

const needEmptyPlaces = async ({ config, now }: RestoreDeps) => {
  if (config.DATABASE_URL && !(await withDatabase(config, isEmptyPostgres))) {
    throw new OperatorError("DATABASE_URL: this database is not empty: make a new one (createdb).")
  }
  if (config.STORAGE !== "s3") return
  const bucket = await openFileStore(config, now)
  if ((await readOwner(bucket)) !== undefined || !(await isEmptyStore(bucket))) {
    throw new OperatorError(
      "S3_PREFIX: this place in the bucket is not empty: set a new S3_PREFIX.",
    )
  }
  await bucket.close()
}

/**
 * Restores a backup into an empty data directory, and into an empty database and bucket if they are
 * configured. Checks everything before it writes to the final places. Throws an OperatorError on failure and
 * leaves nothing behind.
 */
export const restoreBackup =
  (deps: RestoreDeps) =>
  async (file: string, passphrase: string): Promise<Manifest> => {
    const { config, disk, say } = deps
    await needEmptyPlaces(deps)
    const { work, removeWork, removeAll } = await openEmptyFolder(config.DATA_DIR)
    try {
      const manifest = await readArchive(file, passphrase, {
        begin: async (wanted) => {
          requireSameDatabase(wanted, config)
          const bytes = wanted.parts.reduce((sum, part) => sum + part.bytes, 0)
          await requireDiskSpace([{ folder: work, bytes }], disk)
          say(`A backup of ${wanted.at}, by version ${wanted.app}. Unpacking ...`)
        },
        take: (name, body) => toDisk(join(work, name), body),
      })
      say("Checking ...")
      await verifyUnpacked(work, manifest, config.APP_KEY)
      say("Placing ...")
      await place(deps, work, manifest)
      await removeWork()
      return manifest
    } catch (error) {
      await removeAll()
      throw error
    }
  }
