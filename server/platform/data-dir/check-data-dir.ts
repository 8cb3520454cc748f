import { existsSync, statSync } from "node:fs"
import { basename } from "node:path"

import { type Config, ConfigError } from "#server/platform/config.ts"
import { restoreHint } from "#server/platform/configuration-error.ts"
import { appKeyFile } from "#server/platform/crypto/app-key.ts"
import { sqliteFile, withDatabase } from "#server/platform/database/connect.ts"
import { hasInstallation } from "#server/platform/database/installation.ts"
import { uploadsFile } from "#server/platform/files/local-files.ts"
import { OperatorError } from "#server/platform/operator-error.ts"

import { checkUnlockedStamps, lockDataDir } from "./lock-file.ts"
import { refuseMovedData } from "./relocation-marker.ts"
import { hasWal } from "./wal-stamps.ts"

/** An empty file is no database: SQLite would create a new one in it. */
const hasDatabase = (path: string) => (statSync(path, { throwIfNoEntry: false })?.size ?? 0) > 0

/**
 * Throws ConfigError if the SQLite file is missing, but other files of a site are there. A first start creates the
 * database before all others, so they are never there alone, even if it is killed.
 */
const refuseLostDatabase = ({ DATA_DIR }: Config) => {
  const path = sqliteFile(DATA_DIR)
  if (hasDatabase(path)) return
  const others = [appKeyFile(DATA_DIR), uploadsFile(DATA_DIR)].filter((file) => existsSync(file))
  if (hasWal(path)) others.push(`${path}-wal`)
  if (others.length === 0) return
  const names = others.map((file) => basename(file)).join(" and ")
  throw new ConfigError(
    `DATA_DIR: ${DATA_DIR} holds ${names} of a site, but its database ${basename(path)} is missing or empty. ${restoreHint}. If its records are in PostgreSQL, set DATABASE_URL. For a new site set DATA_DIR to an empty folder`,
  )
}

/** Throws ConfigError if the data that the configuration names were moved, or a part of them is lost. */
export const refuseLostData = (config: Config) => {
  refuseMovedData(config)
  if (!config.DATABASE_URL) refuseLostDatabase(config)
}

/**
 * Checks the data directory before a server opens it, and locks it if it holds the database. Throws ConfigError. Returns
 * the lock; undefined on PostgreSQL, where several servers may run.
 */
export const openDataDir = (config: Config) => {
  refuseLostData(config)
  return config.DATABASE_URL ? undefined : lockDataDir(config)
}

/**
 * Checks the data before a command opens them. A server may run meanwhile. Throws ConfigError, also if there is no site
 * yet: only a server's first start creates one, so that a wrong setting does not.
 */
export const requireExistingSite = async (config: Config) => {
  refuseLostData(config)
  if (config.DATABASE_URL) {
    if (await withDatabase(config, hasInstallation)) return
    throw new ConfigError(
      "DATABASE_URL: there is no site in this database; check the name, or start the server once to create a site",
    )
  }
  if (!hasDatabase(sqliteFile(config.DATA_DIR))) {
    throw new ConfigError(
      `DATA_DIR: there is no mahavidyalaya.sqlite in ${config.DATA_DIR}; check the folder, or start the server once to create a site`,
    )
  }
  checkUnlockedStamps(config)
}

/** Throws OperatorError for root if the data belong to another user: its server could not read what root writes. */
export const refuseRoot = (
  { DATA_DIR }: Pick<Config, "DATA_DIR">,
  user = process.getuid?.(),
  owner = statSync(DATA_DIR).uid,
) => {
  if (user !== 0 || owner === 0) return
  throw new OperatorError(
    `DATA_DIR: ${DATA_DIR} belongs to the user ${owner}, whose server could not read what root writes; run this as that user: runuser -u NAME -- COMMAND`,
  )
}
