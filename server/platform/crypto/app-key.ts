import { randomBytes } from "node:crypto"
import { link, mkdir, open, readFile, rm } from "node:fs/promises"
import { dirname, join } from "node:path"

import { type Config, ConfigError } from "#server/platform/config.ts"
import { syncFolder } from "#server/platform/files/disk.ts"
import { OperatorError } from "#server/platform/operator-error.ts"

const keyFile = "app.key"

/** Path of the key file in a data directory. */
export const appKeyFile = (dataDir: string) => join(dataDir, keyFile)

/** Decodes a key from base64. Throws ConfigError if it is not 32 bytes. */
export const decodeKey = (text: string, where: string) => {
  const key = Buffer.from(text.trim(), "base64")
  if (key.length !== 32) throw new ConfigError(`APP_KEY: ${where} does not hold 32 bytes in base64`)
  return key
}

/** Creates a key file atomically, synced to disk, and returns its text. If two first starts race, one key is kept. */
export const makeKey = async (path: string) => {
  const part = `${path}.${randomBytes(6).toString("hex")}`
  const file = await open(part, "wx", 0o600)
  try {
    await file.writeFile(`${randomBytes(32).toString("base64")}\n`)
    await file.sync()
    // Unlike rename, link never replaces an existing file.
    await link(part, path)
    await syncFolder(dirname(path))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error
  } finally {
    await file.close()
    await rm(part)
  }
  return readFile(path, "utf8")
}

/** The text of a key file; undefined if there is none. */
export const readKey = async (path: string) => {
  try {
    return await readFile(path, "utf8")
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error
    return undefined
  }
}

/** The key from the environment, else from the data directory. The first start creates it there (mode 0600). */
export const loadAppKey = async (dataDir: string, fromEnvironment: string | undefined) => {
  if (fromEnvironment) return decodeKey(fromEnvironment, "the environment")
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const path = appKeyFile(dataDir)
  return decodeKey((await readKey(path)) ?? (await makeKey(path)), path)
}

/** Loads the key of an existing site: a missing key is an error and is not generated. */
export const loadExistingKey = async ({
  DATA_DIR,
  APP_KEY,
}: Pick<Config, "DATA_DIR" | "APP_KEY">) => {
  if (!APP_KEY && (await readKey(appKeyFile(DATA_DIR))) === undefined) {
    throw new OperatorError(
      `APP_KEY: there is no ${keyFile} in ${DATA_DIR}; put a copy of this site's key there, set APP_KEY, or restore the last backup into an empty folder`,
    )
  }
  return loadAppKey(DATA_DIR, APP_KEY)
}
