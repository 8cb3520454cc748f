import { Box, TableContainer, Typography } from "@mui/material"

import type { PreviewedStudent, RefusedRow } from "#server/features/students/students.ts"

import { useCourseNames } from "../admission-sessions.ts"
import { PlainTable } from "../kit/table/plain-table.tsx"
import { useTextOfKey } from "../kit/text/use-language.ts"
import { type RowError, rowErrors } from "./row-errors.ts"
import { useStudentTexts } from "./texts.ts"

/** Limits the list for a table full of errors; fixing these reveals the next ones. */
const maxRows = 200

/** Reasons are read whole. */
const readable = {
  "& td": { verticalAlign: "top" },
  "& td:last-of-type": { overflowWrap: "anywhere" },
}

/** What the file has, and below it what to correct. */
function Correction({ value, error, choices }: RowError) {
  const textOfKey = useTextOfKey()
  const t = useStudentTexts()
  return (
    <>
      {value !== undefined && <Box sx={{ fontWeight: 600 }}>{value || t("empty")}</Box>}
      {choices.length > 0
        ? t("choices", { choices: choices.join(", ") })
        : (t.find(`errors.${error}`) ?? textOfKey(`console.errors.${error}`))}
    </>
  )
}

const correctionOf = (row: RowError) => <Correction {...row} />

export function RefusedRows({ rows }: { rows: RefusedRow[] }) {
  const textOfKey = useTextOfKey()
  const t = useStudentTexts()
  const names = useCourseNames()
  if (rows.length === 0) return null
  return (
    <TableContainer sx={{ mt: 2, ...readable }}>
      <Typography variant="h6" component="h2">
        {t("refusedRows")}
      </Typography>
      <PlainTable<RowError>
        columns={[
          { label: t("line"), cell: ({ line }) => line },
          {
            label: t("column"),
            cell: ({ column, field }) =>
              `${textOfKey(`resources.students.fields.${field}`)} (${column})`,
          },
          { label: t("why"), cell: correctionOf },
        ]}
        rows={rows.slice(0, maxRows).flatMap((row) => rowErrors(row, names))}
        keyOf={({ line, field }) => `${line} ${field}`}
      />
      {rows.length > maxRows && <p>{t("more", { count: rows.length - maxRows })}</p>}
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
  const textOfKey = useTextOfKey()
  const t = useStudentTexts()
  if (students.length === 0) return null
  return (
    <TableContainer sx={{ mt: 2 }} tabIndex={0}>
      <Typography variant="h6" component="h2">
        {t("firstRows")}
      </Typography>
      <PlainTable<PreviewedStudent>
        columns={previewedFields.map((field) => ({
          label: textOfKey(`resources.students.fields.${field}`),
          cell: (student) => student[field],
        }))}
        rows={students}
        keyOf={({ urn }) => urn}
      />
    </TableContainer>
  )
}
