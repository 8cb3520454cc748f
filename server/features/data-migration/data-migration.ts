// The public entry of this feature: other parts of the server import only from here.
import { existsSync } from "node:fs"

import type { Config, S3Config } from "#server/platform/config.ts"
import { appKeyFile, loadAppKey } from "#server/platform/crypto/app-key.ts"
import { createFieldEncryption } from "#server/platform/crypto/field-encryption.ts"
import { checkUnlockedStamps } from "#server/platform/data-dir/lock-file.ts"
import {
  markFile,
  nameBucket,
  nameDatabase,
  readRelocationMarker,
  writeRelocationMarker,
} from "#server/platform/data-dir/relocation-marker.ts"
import { connect, sqliteFile } from "#server/platform/database/connect.ts"
import { type ExclusiveDatabase, openExclusively } from "#server/platform/database/open-sqlite.ts"
import { readOwner, WriteNotPersisted, openBucket } from "#server/platform/files/bucket.ts"
import { uploadsFile } from "#server/platform/files/local-files.ts"
import { OperatorError } from "#server/platform/operator-error.ts"

import { migrateDatabase } from "./migrate-database.ts"
import { checkStore, migrateFiles } from "./migrate-files.ts"

type Say = (line: string) => void

const openIfThere = (file: string) => (existsSync(file) ? openExclusively(file) : undefined)

/** Checks that the available key is the one that encrypted the records: no other key can decrypt them. */
const checkKey = async (source: ExclusiveDatabase, config: Config) => {
  if (!config.APP_KEY && !existsSync(appKeyFile(config.DATA_DIR))) {
    throw new OperatorError("APP_KEY: the key is neither in the environment nor in DATA_DIR")
  }
  const fieldEncryption = createFieldEncryption(await loadAppKey(config.DATA_DIR, config.APP_KEY))
  const fingerprint = source
    .prepare<[], string>("select value from installation where name = 'key_fingerprint'")
    .pluck()
    .get()
  if (fingerprint !== fieldEncryption.fingerprint) {
    throw new OperatorError("APP_KEY: this database was made under another key; give that one")
  }
}

const readInstallationId = (source: ExclusiveDatabase) => {
  const id = source
    .prepare<[], string>("select value from installation where name = 'installation_id'")
    .pluck()
    .get()
  if (id === undefined) {
    throw new OperatorError(
      "DATA_DIR: another version was used last; start this one on it once, stop it, and move then",
    )
  }
  return id
}

/** Converts errors of the bucket to OperatorError: some have the same codes as database errors. */
const atBucket = async (work: () => Promise<unknown>) => {
  try {
    await work()
  } catch (error) {
    if (error instanceof OperatorError) throw error
    if (error instanceof WriteNotPersisted) {
      throw new OperatorError("--files: the bucket gives back another file than it was given", {
        cause: error,
      })
    }
    throw new OperatorError(
      "--files: the bucket does not answer as it should; check its settings",
      {
        cause: error,
      },
    )
  }
}

/** Checks that the bucket can take the files. Returns a function that migrates them. */
const prepareFiles = async (
  source: ExclusiveDatabase | undefined,
  { config, installationId, say }: { config: S3Config; installationId: string; say: Say },
) => {
  const target = await openBucket(config)
  await atBucket(async () => {
    const owner = await readOwner(target)
    if (owner === undefined || owner === installationId) return
    throw new OperatorError(
      "--files: the files there belong to another installation; set another S3_PREFIX",
    )
  })
  if (!source) return async () => say("files: there are none")
  await atBucket(() => checkStore(source, target))
  return () => atBucket(() => migrateFiles({ source, target, installationId, say }))
}

/** Throws OperatorError if the data were moved to another place: the source may be older than what is there. */
const refuseOtherTarget = (moved: string | undefined, to: string | undefined, dataDir: string) => {
  if (moved === undefined || to === undefined || moved === to) return
  throw new OperatorError(
    `DATA_DIR: its data were moved to ${moved} before; to move the old data once more, delete ${markFile(dataDir)}`,
  )
}

/**
 * Migrates DATA_DIR to PostgreSQL (if DATABASE_URL is set) and to a bucket (if STORAGE is s3). The data in DATA_DIR are
 * not changed. At the end DATA_DIR is marked, so that no server starts on the old data by mistake. If it throws
 * OperatorError, the site still runs on its original data.
 */
export const migrateData = async (config: Config, say: Say) => {
  const file = sqliteFile(config.DATA_DIR)
  if (!existsSync(file)) throw new OperatorError("DATA_DIR: there is no mahavidyalaya.sqlite in it")
  const to = {
    ...(config.DATABASE_URL && { database: nameDatabase(config.DATABASE_URL) }),
    ...(config.STORAGE === "s3" && { files: nameBucket(config) }),
  }
  const moved = readRelocationMarker(config.DATA_DIR)
  refuseOtherTarget(moved.database, to.database, config.DATA_DIR)
  refuseOtherTarget(moved.files, to.files, config.DATA_DIR)
  checkUnlockedStamps({ DATA_DIR: config.DATA_DIR, STORAGE: "local" })
  const source = openExclusively(file)
  const uploads = config.STORAGE === "s3" ? openIfThere(uploadsFile(config.DATA_DIR)) : undefined
  const target =
    config.DATABASE_URL && connect({ dataDir: config.DATA_DIR, url: config.DATABASE_URL })
  try {
    await checkKey(source, config)
    const doFiles =
      config.STORAGE === "s3"
        ? await prepareFiles(uploads, { config, installationId: readInstallationId(source), say })
        : async () => undefined
    if (target) await migrateDatabase({ source, target, say }, doFiles)
    else await doFiles()
    await writeRelocationMarker(config.DATA_DIR, to)
  } finally {
    if (target) await target.destroy()
    uploads?.close()
    source.close()
  }
}
