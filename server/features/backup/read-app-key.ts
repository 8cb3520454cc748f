import { readFile } from "node:fs/promises"
import { join } from "node:path"

import type { Config } from "#server/platform/config.ts"
import { loadAppKey } from "#server/platform/crypto/app-key.ts"
import { OperatorError } from "#server/platform/operator-error.ts"

import { partNames } from "./manifest.ts"

/** Path of the key file in a data directory. */
export const appKeyFile = (dataDir: string) => join(dataDir, partNames.key)

/**
 * Loads the key of an existing site. Unlike at server start, a missing key is an error and is not generated.
 */
export const loadExistingKey = async ({
  DATA_DIR,
  APP_KEY,
}: Pick<Config, "DATA_DIR" | "APP_KEY">) => {
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
