import { readFileSync } from "node:fs"
import { rename, writeFile } from "node:fs/promises"
import { join } from "node:path"

import { type Config, ConfigError, type S3Config } from "#server/platform/config.ts"
import { syncFolder } from "#server/platform/files/disk.ts"

/** Where the data of a data directory were moved to: names for the operator, without users and passwords. */
interface RelocationMarker {
  database?: string
  files?: string
}

/**
 * The mark of a data directory whose data were moved. It is a file, not a row: the move reads the database and changes
 * nothing in it, and to go back an operator only deletes the file.
 */
export const markFile = (dataDir: string) => join(dataDir, "moved.json")

/** Name and host of a PostgreSQL database. */
export const nameDatabase = (url: string) => {
  const { host, pathname, searchParams } = new URL(url)
  return `${decodeURIComponent(pathname.slice(1))} at ${host || (searchParams.get("host") ?? "localhost")}`
}

export const nameBucket = ({ S3_BUCKET, S3_PREFIX, S3_ENDPOINT }: S3Config) =>
  `${S3_BUCKET}/${S3_PREFIX}${S3_ENDPOINT ? ` at ${new URL(S3_ENDPOINT).host}` : ""}`

export const readRelocationMarker = (dataDir: string): RelocationMarker => {
  const path = markFile(dataDir)
  try {
    return JSON.parse(readFileSync(path, "utf8")) as RelocationMarker
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return {}
    if (!(error instanceof SyntaxError)) throw error
    throw new ConfigError(`DATA_DIR: the data of this folder were moved, but ${path} can't be read`)
  }
}

/** Marks a data directory as moved, durably. Keeps what an earlier move wrote. */
export const writeRelocationMarker = async (dataDir: string, mark: RelocationMarker) => {
  const path = markFile(dataDir)
  const all = { ...readRelocationMarker(dataDir), ...mark }
  await writeFile(`${path}.part`, `${JSON.stringify(all, undefined, 2)}\n`, {
    mode: 0o600,
    flush: true,
  })
  await rename(`${path}.part`, path)
  await syncFolder(dataDir)
}

/** Throws ConfigError if the configuration uses data that were moved away from DATA_DIR. */
export const refuseMovedData = ({ DATA_DIR, DATABASE_URL, STORAGE }: Config) => {
  const { database, files } = readRelocationMarker(DATA_DIR)
  const goBack = `to go back to the old data, delete ${markFile(DATA_DIR)}`
  if (database !== undefined && !DATABASE_URL) {
    throw new ConfigError(
      `DATABASE_URL: the records of DATA_DIR were moved to the PostgreSQL database ${database}; set DATABASE_URL (${goBack})`,
    )
  }
  if (files !== undefined && STORAGE === "local") {
    throw new ConfigError(
      `STORAGE: the pictures of DATA_DIR were moved to the bucket ${files}; set STORAGE=s3 and the S3_ settings (${goBack})`,
    )
  }
}
