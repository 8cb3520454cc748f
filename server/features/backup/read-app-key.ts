import { readFile } from "node:fs/promises"
import { join } from "node:path"

import type { Config } from "#server/platform/config.ts"
import { loadAppKey } from "#server/platform/crypto/app-key.ts"
import { OperatorError } from "#server/platform/operator-error.ts"

import { partNames } from "./manifest.ts"

/** Where the key lies in a data directory. */
export const appKeyFile = (dataDir: string) => join(dataDir, partNames.key)

/** The key of a site that has one; unlike at a start, none is made. */
export const knownKey = async ({ DATA_DIR, APP_KEY }: Pick<Config, "DATA_DIR" | "APP_KEY">) => {
  if (!APP_KEY) {
    await readFile(appKeyFile(DATA_DIR)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "ENOENT") throw error
      throw new OperatorError(
        `DATA_DIR: there is no ${partNames.key} in this folder: is it the right one?`,
      )
    })
  }
  return loadAppKey(DATA_DIR, APP_KEY)
}
