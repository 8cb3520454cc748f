// npm run data-migration -- --to postgres://... [--files s3]: migrates SQLite to PostgreSQL and local files
// to a bucket.

import { parseArgs } from "node:util"

import { migrateData } from "#server/features/data-migration/data-migration.ts"
import { commandFor } from "#server/platform/commands.ts"
import { configurationErrorOf } from "#server/platform/configuration-error.ts"

import { readSettings } from "./run-task.ts"

const usage = `${commandFor("move-database", "--to postgres://USER@HOST/NAME --files s3")}    (or one of the two)
The password may stand in PGPASSWORD; the bucket in S3_BUCKET and so on, as the server reads them.`

/** Formats an error as one line. PostgreSQL's messages may quote a row, so only the error code is shown. */
const lineOf = (error: unknown) => {
  const line = configurationErrorOf(error)
  if (line) return line.replace(/^DATABASE_URL/, "--to")
  const { code, name } = error as { code?: string; name?: string }
  return `It failed (${code ?? name}); what is whole stays. Run the same command again.`
}

const read = () => {
  const { values } = parseArgs({ options: { to: { type: "string" }, files: { type: "string" } } })
  const isFilesFine = values.files === undefined || values.files === "s3"
  return isFilesFine && (values.to || values.files) ? values : undefined
}

const run = async (wanted: NonNullable<ReturnType<typeof read>>) => {
  const { to: DATABASE_URL, files: STORAGE = "local" } = wanted
  await migrateData(readSettings({ DATABASE_URL, STORAGE }), (line) => console.log(line))
  console.log("Moved. Start the server with this DATABASE_URL, this storage, and the same APP_KEY.")
}

process.umask(0o077)
try {
  const wanted = read()
  if (wanted) await run(wanted)
  else console.error(usage)
  if (!wanted) process.exitCode = 1
} catch (error) {
  console.error(error instanceof TypeError ? usage : lineOf(error))
  process.exitCode = 1
}
