// npm run students:import -- FILE.csv: imports a table of students into the college's database.
import { readFile } from "node:fs/promises"
import { parseArgs } from "node:util"

import { errorText } from "#domain/applications/field-errors.ts"
import { errorMessages } from "#domain/applications/messages/error-messages.ts"
import type { MessageKey } from "#domain/fields/messages.en.ts"
import { systemActors } from "#domain/staff/system-actors.ts"
import { openServices } from "#server/features/services.ts"
import type { RefusedRow } from "#server/features/students/import-students.ts"
import { readStudentRows, UnreadableTable } from "#server/features/students/read-student-rows.ts"
import { ConfigError, readConfig } from "#server/platform/config.ts"

const whole: Record<Extract<RefusedRow["problems"], string>, string> = {
  aadhaar_of_another: "aadhar: another student has this number",
  admission_of_another: "admission_number: another student has this number",
  twice_in_file: "urn: stands in the file a second time",
}

const reasonOf = ({ problems }: RefusedRow) =>
  typeof problems === "string"
    ? whole[problems]
    : Object.entries(problems)
        .map(([field, keys]) =>
          keys
            .map((key: MessageKey) => `${field}: ${errorText(errorMessages.en, field, key)}`)
            .join("; "),
        )
        .join("; ")

const importFile = async (path: string) => {
  process.umask(0o077)
  const rows = readStudentRows(await readFile(path))
  const services = await openServices(readConfig(process.env))
  try {
    return await services.importStudents(systemActors.commandLine)(
      rows,
      (row) => console.log(`Line ${row.line} refused: ${reasonOf(row)}`),
      (read) => console.error(`${read} of ${rows.length} rows`),
    )
  } finally {
    await services.close()
  }
}

const { positionals } = parseArgs({ allowPositionals: true })
const [path, ...more] = positionals
if (!path || more.length > 0) {
  console.error("npm run students:import -- FILE.csv    (see content/students.csv for the columns)")
  process.exit(1)
}
try {
  const { added, changed, unchanged, refused } = await importFile(path)
  console.log(`${added} added, ${changed} changed, ${unchanged} unchanged, ${refused} refused.`)
  if (refused > 0) process.exitCode = 2
} catch (error) {
  const isTheirs =
    error instanceof UnreadableTable ||
    error instanceof ConfigError ||
    (error as NodeJS.ErrnoException).syscall === "open"
  if (!isTheirs) throw error
  console.error(`${path}: ${(error as Error).message}`)
  process.exitCode = 1
}
