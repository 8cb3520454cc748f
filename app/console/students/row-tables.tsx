import {
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from "@mui/material"
import { useTranslate } from "react-admin"

import type { PreviewedStudent, RefusedRow } from "#server/features/students/students.ts"

/** Limits the list for a table full of errors; fixing these reveals the next ones. */
const most = 200

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
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{translate("console.students.import.line")}</TableCell>
            <TableCell>{translate("console.students.import.why")}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.slice(0, most).map((row) => (
            <TableRow key={row.line}>
              <TableCell>{row.line}</TableCell>
              <TableCell>
                {reasonsOf(row).map((reason) => (
                  <div key={reason}>{reason}</div>
                ))}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {rows.length > most && (
        <p>{translate("console.students.import.more", { count: rows.length - most })}</p>
      )}
    </TableContainer>
  )
}

const shown = [
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
      <Table size="small">
        <TableHead>
          <TableRow>
            {shown.map((field) => (
              <TableCell key={field}>{translate(`resources.students.fields.${field}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {students.map((student) => (
            <TableRow key={student.urn}>
              {shown.map((field) => (
                <TableCell key={field}>{student[field]}</TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
