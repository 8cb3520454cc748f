import { Alert, AlertTitle, Card, CardContent, LinearProgress, TextField } from "@mui/material"
import { type ChangeEvent, useState } from "react"
import { Button, Title, useTranslate } from "react-admin"

import { optionalColumns, requiredColumns } from "#domain/student/student-columns.ts"
import type { ImportPreview, ImportTotals, RefusedRow } from "#server/features/students/students.ts"

import { requestData } from "../api-client.ts"
import { ErrorAlert } from "../error-alert.tsx"
import { usePermission } from "../permission.tsx"
import { useAttempt } from "../use-attempt.ts"
import { FirstRows, RefusedRows } from "./row-tables.tsx"

const outcomes = ["added", "changed", "unchanged", "refused"] as const

/** Number of rows by result, as preview or after the import. */
function Totals({ totals, isDone }: { totals: ImportTotals; isDone: boolean }) {
  const translate = useTranslate()
  return (
    <Alert severity={isDone ? "success" : "info"} sx={{ my: 2 }}>
      <AlertTitle>{translate(`console.students.import.${isDone ? "done" : "preview"}`)}</AlertTitle>
      {outcomes
        .map((what) => translate(`console.students.import.${what}`, { count: totals[what] }))
        .join(" · ")}
    </Alert>
  )
}

interface Done {
  totals: ImportTotals
  refused: RefusedRow[]
}

const bodyOf = (table: Blob) => {
  const body = new FormData()
  body.set("file", table, "students.csv")
  return body
}

/** State of an import: the chosen table, its preview, then the result. */
const useImport = () => {
  const [table, setTable] = useState<Blob>()
  const [preview, setPreview] = useState<ImportPreview>()
  const [done, setDone] = useState<Done>()
  const { attempt, failure, problems, isRunning } = useAttempt()

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
      setDone(await requestData("POST", "/students/import", bodyOf(table!)))
      setPreview(undefined)
    })
  const problem = problems["file"] ?? failure?.message
  return { preview, done, problem, isRunning, choose, store }
}

function ColumnNames() {
  const translate = useTranslate()
  const columns = Object.entries({ ...requiredColumns, ...optionalColumns })
  return (
    <>
      <p>{translate("console.students.import.columns")}</p>
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

interface FileInputProps {
  isDisabled: boolean
  onChoose: (event: ChangeEvent<HTMLInputElement>) => void
}

function FileInput({ isDisabled, onChoose }: FileInputProps) {
  const translate = useTranslate()
  return (
    <TextField
      id="import-file"
      type="file"
      label={translate("console.students.import.file")}
      margin="normal"
      disabled={isDisabled}
      onChange={onChoose}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: {
          accept: ".csv,text/csv",
          // Reset the input, so that the same file can be chosen again after a correction.
          onClick: ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
            currentTarget.value = ""
          },
        },
      }}
    />
  )
}

/** Student import: choose a table, preview the result, then store it. */
export function ImportPage() {
  const translate = useTranslate()
  const may = usePermission()
  const { preview, done, problem, isRunning, choose, store } = useImport()
  if (!may("students.import")) return null
  const shown = done ?? preview
  const count = preview ? preview.totals.added + preview.totals.changed : 0
  return (
    <Card sx={{ mt: 2 }}>
      <Title title="console.students.import.title" />
      <CardContent>
        <ColumnNames />
        <FileInput isDisabled={isRunning} onChoose={choose} />
        {isRunning && <LinearProgress aria-label={translate("console.students.import.reading")} />}
        <ErrorAlert text={problem} />
        {shown && <Totals totals={shown.totals} isDone={done !== undefined} />}
        {preview && count === 0 && <p>{translate("console.students.import.nothing")}</p>}
        {preview && count > 0 && (
          <Button
            label="console.students.import.store"
            variant="contained"
            disabled={isRunning}
            onClick={store}
          />
        )}
        {shown && <RefusedRows rows={shown.refused} />}
        {preview && <FirstRows students={preview.first} />}
      </CardContent>
    </Card>
  )
}
