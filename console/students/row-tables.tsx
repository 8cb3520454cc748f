import { Box, Button, TableContainer, Typography } from "@mui/material"

import { byteOrderMark, csvLine } from "#domain/spreadsheets/csv-text.ts"
import type { PreviewedStudent, RefusedRow } from "#server/features/students/students.ts"

import { useCourseNames } from "../admission-sessions.ts"
import { saveTable } from "../applications/receive-table.ts"
import { ExportIcon } from "../kit/page/icons.tsx"
import { PlainTable } from "../kit/table/plain-table.tsx"
import { useTextOfKey } from "../kit/text/use-language.ts"
import { type RowError, rowErrors } from "./row-errors.ts"
import { useStudentTexts } from "./texts.ts"

/** Limits the list for a table full of errors; all of them are downloaded. */
const maxRows = 100

/** Reasons are read whole. */
const readable = {
  "& td": { verticalAlign: "top", overflowWrap: "anywhere" },
  // On a phone the names of columns leave room for the reasons.
  "& td:nth-of-type(2)": { width: { xs: "30%", sm: "auto" } },
}

/** Returns the texts of an error: its column, and what to correct. */
const useErrorTexts = () => {
  const textOfKey = useTextOfKey()
  const t = useStudentTexts()
  return {
    columnOf: ({ column, field }: RowError) =>
      `${textOfKey(`resources.students.fields.${field}`)} (${column})`,
    correctionOf: ({ error, choices }: RowError) =>
      choices.length > 0
        ? t("choices", { choices: choices.join(", ") })
        : (t.find(`errors.${error}`) ?? textOfKey(`console.errors.${error}`)),
  }
}

/** What the file has, and below it what to correct. */
function Correction({ error }: { error: RowError }) {
  const t = useStudentTexts()
  const { correctionOf } = useErrorTexts()
  return (
    <>
      {error.value !== undefined && <Box sx={{ fontWeight: 600 }}>{error.value || t("empty")}</Box>}
      {correctionOf(error)}
    </>
  )
}

const correctionCell = (error: RowError) => <Correction error={error} />

/** Saves a table of all errors, to correct the file beside it. */
function DownloadButton({ errors }: { errors: readonly RowError[] }) {
  const t = useStudentTexts()
  const { columnOf, correctionOf } = useErrorTexts()
  const save = () => {
    const lines = [
      [t("row"), t("column"), t("value"), t("correction")],
      ...errors.map((error) => [
        error.row,
        columnOf(error),
        error.value ?? null,
        correctionOf(error),
      ]),
    ]
    const content = new Blob([byteOrderMark, ...lines.map(csvLine)], { type: "text/csv" })
    saveTable({ name: "students-refused.csv", content })
  }
  return (
    <Button startIcon={<ExportIcon />} onClick={save}>
      {t("download")}
    </Button>
  )
}

export function RefusedRows({ rows }: { rows: RefusedRow[] }) {
  const t = useStudentTexts()
  const { columnOf } = useErrorTexts()
  const names = useCourseNames()
  if (rows.length === 0) return null
  const errorsOf = (some: RefusedRow[]) => some.flatMap((row) => rowErrors(row, names))
  return (
    <TableContainer sx={{ mt: 2, ...readable }}>
      <Typography variant="h6" component="h2">
        {t("refusedRows")}
      </Typography>
      {rows.length > maxRows && <p>{t("more", { shown: maxRows, count: rows.length })}</p>}
      <DownloadButton errors={errorsOf(rows)} />
      <PlainTable<RowError>
        columns={[
          { label: t("row"), cell: ({ row }) => row },
          { label: t("column"), cell: columnOf },
          { label: t("why"), cell: correctionCell },
        ]}
        rows={errorsOf(rows.slice(0, maxRows))}
        keyOf={({ row, field }) => `${row} ${field}`}
      />
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
