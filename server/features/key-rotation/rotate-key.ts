import { readFile, rename } from "node:fs/promises"

import { appKeyFile, loadExistingKey } from "#server/features/backup/backup.ts"
import { createProcesses } from "#server/features/operations/operations.ts"
import type { Config } from "#server/platform/config.ts"
import { decodeKey, makeKey, readKey } from "#server/platform/crypto/app-key.ts"
import { createFieldEncryption } from "#server/platform/crypto/field-encryption.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { findInstallationValue } from "#server/platform/database/installation.ts"
import { syncFolder } from "#server/platform/files/sync-folder.ts"
import { OperatorError } from "#server/platform/operator-error.ts"
import type { SiteDeps } from "#server/platform/site-deps.ts"

import { reencryptAll } from "./reencrypt-records.ts"

/** Path of the new key, beside the old one, until everything is re-encrypted. */
export const newKeyFile = (dataDir: string) => `${appKeyFile(dataDir)}.new`

/** Writes the new key to disk before anything is encrypted with it. */
const makeNewKey = async (path: string) => {
  await makeKey(path)
  return readFile(path, "utf8")
}

const readFingerprint = async (db: Database) => {
  const fingerprint = await findInstallationValue(db, "key_fingerprint")
  if (fingerprint !== undefined) return fingerprint
  throw new OperatorError("this database does not know its key: start the server once")
}

interface Deps extends Pick<SiteDeps, "db" | "now"> {
  config: Pick<Config, "DATA_DIR" | "APP_KEY">
}

/**
 * Rotates the key. The servers must be stopped. After an interruption, run it again: it reuses the new key of
 * that run. Returns the path of the new key: the old key's path, or, if APP_KEY is set, a separate file.
 */
export const rotateKey = async ({ config, db, now }: Deps): Promise<string> => {
  const { DATA_DIR } = config
  const path = newKeyFile(DATA_DIR)
  const present = await readFingerprint(db)
  const begun = await readKey(path)
  const isReencrypted =
    begun && createFieldEncryption(decodeKey(begun, path)).fingerprint === present
  if (!isReencrypted) {
    const from = createFieldEncryption(await loadExistingKey(config))
    if (from.fingerprint !== present) {
      throw new OperatorError("APP_KEY: this database was made under another key")
    }
    if ((await createProcesses(db, now).countAlive()) > 0) {
      throw new OperatorError(
        "a server ran within the last minute: stop all of them, wait a minute",
      )
    }
    const to = createFieldEncryption(decodeKey(begun ?? (await makeNewKey(path)), path))
    await reencryptAll(db, { from, to }, now())
  }
  if (config.APP_KEY) return path
  await rename(path, appKeyFile(DATA_DIR))
  await syncFolder(DATA_DIR)
  return appKeyFile(DATA_DIR)
}
