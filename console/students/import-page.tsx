import {
  Alert,
  AlertTitle,
  Box,
  Button,
  LinearProgress,
  TextField,
  Typography,
} from "@mui/material"
import { type ChangeEvent, useState } from "react"
import { Title } from "react-admin"

import {
  fieldOfColumn,
  requiredColumns,
  sampleTable,
  type StudentColumn,
} from "#domain/student/student-columns.ts"
import type { ImportPreview, ImportTotals, RefusedRow } from "#server/features/students/students.ts"
import type { TableSource } from "#server/platform/spreadsheets/find-headings.ts"

import { useCourseNames } from "../admission-sessions/use-sessions.ts"
import { requestData } from "../api/api-client.ts"
import { saveTable } from "../applications/receive-table.ts"
import { tableFileTypes, useFileErrorText } from "../kit/form/table-file.ts"
import { useAttempt } from "../kit/form/use-attempt.ts"
import { ErrorAlert } from "../kit/page/error-alert.tsx"
import { ExportIcon } from "../kit/page/icons.tsx"
import { useText, useTextOfKey } from "../kit/text/use-language.ts"
import { NoSuchPage } from "../layout/no-such-page.tsx"
import { usePermission } from "../permission.tsx"
import { sessionChoices } from "./choices.ts"
import { rowRanges } from "./row-errors.ts"
import { FirstRows, RefusedRows, useStudentTexts } from "./row-tables.tsx"

interface Preview extends ImportPreview {
  source: TableSource
}

interface Done {
  totals: ImportTotals
  refused: RefusedRow[]
}

const bodyOf = (table: Blob) => {
  const body = new FormData()
  body.set("file", table, "students")
  return body
}

/** The answer of an import names no values; the preview has shown those of its rows. */
const withValues = (refused: Omit<RefusedRow, "values">[], preview: Preview): RefusedRow[] => {
  const values = new Map(preview.refused.map((row) => [row.row, row.values]))
  return refused.map((row) => ({ ...row, values: values.get(row.row) ?? {} }))
}

/** Returns the name of a column of the table, with its label. */
const useColumnName = () => {
  const textOfKey = useTextOfKey()
  return (column: string) => {
    const field = fieldOfColumn[column as StudentColumn]
    return field ? `${textOfKey(`resources.students.fields.${field}`)} (${column})` : column
  }
}

/** State of an import: the chosen table, its preview, then the result. `error` is a text about the file. */
const useImport = () => {
  const textOfError = useFileErrorText(useColumnName())
  const [table, setTable] = useState<Blob>()
  const [preview, setPreview] = useState<Preview>()
  const [done, setDone] = useState<Done>()
  const { attempt, failure, errors, isRunning } = useAttempt()

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    setPreview(undefined)
    setDone(undefined)
    if (!file) return
    void attempt(async () => {
      // Keep the bytes, so that the stored table is the previewed one even if the file changes.
      const bytes = new Blob([await file.arrayBuffer()])
      setTable(bytes)
      setPreview(await requestData("POST", "/students/import/preview", bodyOf(bytes)))
    })
  }
  const store = () =>
    attempt(async () => {
      const { totals, refused } = await requestData<Done>(
        "POST",
        "/students/import",
        bodyOf(table!),
      )
      setDone({ totals, refused: withValues(refused, preview!) })
      setPreview(undefined)
    })
  const key = errors["file"] ?? failure?.message
  const error = key && textOfError(key, errors)
  return { preview, done, error, isRunning, choose, store }
}

const outcomes = ["added", "changed", "unchanged", "refused"] as const

/** Number of rows by result, as preview or after the import. */
function Totals({ totals, isDone }: { totals: ImportTotals; isDone: boolean }) {
  const t = useStudentTexts()
  return (
    <Alert severity={isDone ? "success" : "info"} sx={{ my: 2 }}>
      <AlertTitle>{t(isDone ? "done" : "preview")}</AlertTitle>
      {outcomes.map((what) => t(what, { count: totals[what] })).join(" · ")}
    </Alert>
  )
}

/** Where the rows were found, and what of the file was not read. */
function Source({ source }: { source: TableSource }) {
  const t = useStudentTexts()
  const { sheet, otherSheets, headingRow: row, ignoredHeadings, skippedRows, hiddenRows } = source
  const lines = [
    sheet === undefined ? t("source.headings", { row }) : t("source.sheet", { sheet, row }),
    otherSheets.length > 0 && t("source.otherSheets", { sheets: otherSheets.join(", ") }),
    ignoredHeadings.length > 0 && t("source.ignored", { headings: ignoredHeadings.join(", ") }),
    skippedRows.length > 0 && t("source.skipped", { rows: rowRanges(skippedRows) }),
    hiddenRows > 0 && t("source.hidden", { count: hiddenRows }),
  ].filter((line) => line !== false)
  return (
    <Box sx={{ mb: 2, overflowWrap: "anywhere" }}>
      {lines.map((line) => (
        <Typography key={line} variant="body2">
          {line}
        </Typography>
      ))}
    </Box>
  )
}

function ColumnNames() {
  const translate = useText()
  const t = useStudentTexts()
  const columns = Object.entries(fieldOfColumn)
  return (
    <>
      <p>{t("columns")}</p>
      <p>
        {columns.map(([name, field], index) => (
          <span key={name}>
            {index > 0 && ", "}
            <code>{name}</code>
            {name in requiredColumns && "*"} ({translate(`resources.students.fields.${field}`)})
          </span>
        ))}
      </p>
    </>
  )
}

/** Saves a table with every column and two examples. */
function SampleButton() {
  const t = useStudentTexts()
  const names = useCourseNames()
  const save = () => {
    const table = sampleTable(names, sessionChoices()[0]!.id)
    saveTable({ name: "students-sample.csv", content: new Blob([table]) })
  }
  return (
    <>
      <Button variant="outlined" startIcon={<ExportIcon />} onClick={save}>
        {t("sample")}
      </Button>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
        {t("sampleHint")}
      </Typography>
    </>
  )
}

interface FileInputProps {
  isDisabled: boolean
  isWrong: boolean
  onChoose: (event: ChangeEvent<HTMLInputElement>) => void
}

function FileInput({ isDisabled, isWrong, onChoose }: FileInputProps) {
  const t = useStudentTexts()
  return (
    <TextField
      id="import-file"
      type="file"
      size="medium"
      label={t("file")}
      margin="normal"
      fullWidth
      disabled={isDisabled}
      error={isWrong}
      helperText={t("fileHint")}
      onChange={onChoose}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: {
          accept: tableFileTypes,
          // Reset the input, so that the same file can be chosen again after a correction.
          onClick: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
            currentTarget.value = ""
          },
        },
      }}
    />
  )
}

export function ImportPage() {
  const t = useStudentTexts()
  const may = usePermission()
  const { preview, done, error, isRunning, choose, store } = useImport()
  if (!may("students.import")) return <NoSuchPage />
  const shown = done ?? preview
  const count = preview ? preview.totals.added + preview.totals.changed : 0
  return (
    <Box sx={{ my: 2 }}>
      <Title title="console.students.import.title" />
      <ColumnNames />
      <SampleButton />
      <FileInput isDisabled={isRunning} isWrong={error !== undefined} onChoose={choose} />
      <ErrorAlert text={error} />
      {isRunning && <LinearProgress aria-label={t("reading")} />}
      {shown && <Totals totals={shown.totals} isDone={done !== undefined} />}
      {preview && <Source source={preview.source} />}
      {preview && count === 0 && <p>{t("nothing")}</p>}
      {preview && count > 0 && (
        <Button variant="contained" disabled={isRunning} onClick={() => void store()}>
          {t("store")}
        </Button>
      )}
      {shown && <RefusedRows rows={shown.refused} />}
      {preview && <FirstRows students={preview.first} />}
    </Box>
  )
}
