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

import type { PreviewedStudent } from "#server/features/students/students.ts"

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
