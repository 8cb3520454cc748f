import { randomBytes } from "node:crypto"
import { mkdir, open, readFile } from "node:fs/promises"
import { join } from "node:path"

import { ConfigError } from "../config.ts"

const fileName = "app.key"

const decode = (text: string, where: string) => {
  const key = Buffer.from(text.trim(), "base64")
  if (key.length !== 32) throw new ConfigError(`APP_KEY: ${where} does not hold 32 bytes in base64`)
  return key
}

/** The key from the environment, else from the data directory, made there (0600) on the first start. */
export const loadAppKey = async (dataDir: string, fromEnvironment: string | undefined) => {
  if (fromEnvironment) return decode(fromEnvironment, "the environment")
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  const path = join(dataDir, fileName)
  try {
    // "wx" fails where the file is there already: of two first starts only one makes the key.
    const file = await open(path, "wx", 0o600)
    try {
      await file.writeFile(`${randomBytes(32).toString("base64")}\n`)
      await file.sync()
    } finally {
      await file.close()
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error
  }
  return decode(await readFile(path, "utf8"), path)
}
