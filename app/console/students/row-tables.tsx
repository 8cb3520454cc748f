import { TableContainer, Typography } from "@mui/material"
import { useTranslate } from "react-admin"

import type { PreviewedStudent, RefusedRow } from "#server/features/students/students.ts"

import { PlainTable } from "../plain-table.tsx"

/** Limits the list for a table full of errors; fixing these reveals the next ones. */
const maxRows = 200

/** Refused rows, by line number of the file, with the reason. */
export function RefusedRows({ rows }: { rows: RefusedRow[] }) {
  const translate = useTranslate()
  const reasonsOf = ({ problems }: RefusedRow) =>
    typeof problems === "string"
      ? [translate(`console.problems.${problems}`)]
      : Object.entries(problems).map(([field, keys]) => {
          const name = translate(`resources.students.fields.${field}`)
          return `${name}: ${translate(`console.problems.${keys[0]}`)}`
        })
  if (rows.length === 0) return null
  return (
    <TableContainer sx={{ mt: 2 }}>
      <Typography variant="h6" component="h2">
        {translate("console.students.import.refusedRows")}
      </Typography>
      <PlainTable
        columns={[
          { label: translate("console.students.import.line"), cell: ({ line }) => line },
          {
            label: translate("console.students.import.why"),
            cell: (row) => reasonsOf(row).map((reason) => <div key={reason}>{reason}</div>),
          },
        ]}
        rows={rows.slice(0, maxRows)}
        keyOf={({ line }) => line}
      />
      {rows.length > maxRows && (
        <p>{translate("console.students.import.more", { count: rows.length - maxRows })}</p>
      )}
    </TableContainer>
  )
}

const previewedFields = [
  "admission_number",
  "applicant_name",
  "father_name",
  "urn",
  "session",
  "semester",
  "first_major_subject",
  "aadhaar_last_four",
] as const

/** Sample of the parsed new students, to check at a glance that the columns are right. */
export function FirstRows({ students }: { students: PreviewedStudent[] }) {
  const translate = useTranslate()
  if (students.length === 0) return null
  return (
    <TableContainer sx={{ mt: 2 }} tabIndex={0}>
      <Typography variant="h6" component="h2">
        {translate("console.students.import.firstRows")}
      </Typography>
      <PlainTable<PreviewedStudent>
        columns={previewedFields.map((field) => ({
          label: translate(`resources.students.fields.${field}`),
          cell: (student) => student[field],
        }))}
        rows={students}
        keyOf={({ urn }) => urn}
      />
    </TableContainer>
  )
}
