import { type Config, ConfigError } from "#server/platform/config.ts"
import { restoreHint } from "#server/platform/configuration-error.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { hasInstallation } from "#server/platform/database/installation.ts"

import { isEmptyStore, otherInstallationError, readOwner } from "./bucket.ts"
import type { FileStore } from "./file-store.ts"

/**
 * Throws ConfigError for a new database beside the pictures of a site: its own database is lost, or a setting names
 * another one. Call it before the first migration, so that a backup can still be restored into this database.
 */
export const refuseFilesOfAnotherSite = async (
  db: Database,
  files: FileStore,
  { STORAGE, DATA_DIR }: Pick<Config, "STORAGE" | "DATA_DIR">,
) => {
  if (await hasInstallation(db)) return
  const isOwned = STORAGE === "s3" && (await readOwner(files)) !== undefined
  if (!isOwned && (await isEmptyStore(files))) return
  // Another process may have created the site meanwhile: its database is there before its files.
  if (await hasInstallation(db)) return
  if (isOwned) throw otherInstallationError()
  throw new ConfigError(
    STORAGE === "s3"
      ? "S3_PREFIX: files lie there, but this database is new; set another S3_PREFIX, or give the database of these files"
      : `DATABASE_URL: this database is new, but ${DATA_DIR} holds the pictures of a site; give the database of that site (without DATABASE_URL: mahavidyalaya.sqlite). ${restoreHint}. For a new site set DATA_DIR to an empty folder`,
  )
}
