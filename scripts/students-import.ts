// npm run students:import -- FILE: imports a table of students into the college's database.
import { parseArgs } from "node:util"

import { errorText } from "#domain/applications/form/field-errors.ts"
import { errorMessages } from "#domain/applications/messages/error-messages.ts"
import type { MessageKey } from "#domain/fields/messages/messages.en.ts"
import { type CellFault, cellFaultTexts } from "#domain/spreadsheets/table-faults.ts"
import { systemActors } from "#domain/staff/system-actors.ts"
import type { RefusedRow } from "#server/features/students/import/import-students.ts"
import { readStudentTable } from "#server/features/students/import/read-student-table.ts"
import { commandFor } from "#server/platform/commands.ts"

import { readTableFile } from "./read-table-file.ts"
import { runTask, withServices } from "./run-task.ts"

const rowErrors: Record<Extract<RefusedRow["errors"], string>, string> = {
  aadhaar_of_another: "aadhar: another student has this number",
  admission_of_another: "admission_number: another student has this number",
  twice_in_file: "urn: stands in the file a second time",
}

const textOf = (field: string, key: MessageKey | CellFault) =>
  Object.hasOwn(cellFaultTexts, key)
    ? cellFaultTexts[key as CellFault][0]
    : errorText(errorMessages.en, field, key as MessageKey)

const reasonOf = ({ errors }: RefusedRow) =>
  typeof errors === "string"
    ? rowErrors[errors]
    : Object.entries(errors)
        .map(([field, keys]) => keys.map((key) => `${field}: ${textOf(field, key)}`).join("; "))
        .join("; ")

const { positionals } = parseArgs({ allowPositionals: true })
const [path, ...more] = positionals

await runTask(async () => {
  if (!path || more.length > 0) {
    console.error(
      `${commandFor("import-students", "FILE")}    (.xlsx or CSV; see content/students.csv for the columns)`,
    )
    return 1
  }
  const { rows } = await readTableFile(path, readStudentTable)
  const { added, changed, unchanged, refused } = await withServices((services) =>
    services.importStudents(systemActors.commandLine)(
      rows,
      (row) => console.log(`Row ${row.row} refused: ${reasonOf(row)}`),
      (read) => console.error(`${read} of ${rows.length} rows`),
    ),
  )
  console.log(`${added} added, ${changed} changed, ${unchanged} unchanged, ${refused} refused.`)
  return refused > 0 ? 2 : 0
})
