import { randomBytes } from "node:crypto"
import { link, mkdir, open, readFile, rm } from "node:fs/promises"
import { dirname, join } from "node:path"

import { ConfigError } from "#server/platform/config.ts"
import { syncFolder } from "#server/platform/files/sync-folder.ts"

/** Name of the key file in a data directory. */
export const keyFile = "app.key"

/** Decodes a key from base64. Throws ConfigError if it is not 32 bytes. */
export const decodeKey = (text: string, where: string) => {
  const key = Buffer.from(text.trim(), "base64")
  if (key.length !== 32) throw new ConfigError(`APP_KEY: ${where} does not hold 32 bytes in base64`)
  return key
}

/** Creates a key file atomically, synced to disk. If two first starts race, only one key is kept. */
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
  const path = join(dataDir, keyFile)
  const known = await readKey(path)
  if (known !== undefined) return decodeKey(known, path)
  await makeKey(path)
  return decodeKey(await readFile(path, "utf8"), path)
}
