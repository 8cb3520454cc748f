import { Alert, AlertTitle, Card, CardContent, LinearProgress, TextField } from "@mui/material"
import { type ChangeEvent, useState } from "react"
import { Button, Title, useTranslate } from "react-admin"

import type { ImportPreview, ImportTotals, RefusedRow } from "#server/features/students/students.ts"

import { request } from "../api-client.ts"
import { ErrorMessage } from "../error-message.tsx"
import { usePermission } from "../use-permission.ts"
import { useAttempt } from "../use-request.ts"
import { NeededColumns } from "./columns.tsx"
import { FirstRows, RefusedRows } from "./row-tables.tsx"

const counted = ["added", "changed", "unchanged", "refused"] as const

/** Number of rows by result, as preview or after the import. */
function Totals({ totals, isDone }: { totals: ImportTotals; isDone: boolean }) {
  const translate = useTranslate()
  return (
    <Alert severity={isDone ? "success" : "info"} sx={{ my: 2 }}>
      <AlertTitle>{translate(`console.students.import.${isDone ? "done" : "preview"}`)}</AlertTitle>
      {counted
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

/** Student import: choose a table, preview the result, then store it. */
export function ImportPage() {
  const translate = useTranslate()
  const may = usePermission()
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
      const path = "/students/import/preview"
      setPreview((await request<{ data: ImportPreview }>("POST", path, bodyOf(bytes))).data)
    })
  }
  const store = () =>
    attempt(async () => {
      const path = "/students/import"
      setDone((await request<{ data: Done }>("POST", path, bodyOf(table!))).data)
      setPreview(undefined)
    })

  if (!may("students.import")) return null
  const shown = done ?? preview
  const count = preview ? preview.totals.added + preview.totals.changed : 0
  return (
    <Card sx={{ mt: 2 }}>
      <Title title="console.students.import.title" />
      <CardContent>
        <NeededColumns />
        <TextField
          id="import-file"
          type="file"
          label={translate("console.students.import.file")}
          margin="normal"
          disabled={isRunning}
          onChange={choose}
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
        {isRunning && <LinearProgress aria-label={translate("console.students.import.reading")} />}
        <ErrorMessage text={problems["file"] ?? failure?.message} />
        {shown && <Totals totals={shown.totals} isDone={done !== undefined} />}
        {preview &&
          (count > 0 ? (
            <Button
              label="console.students.import.store"
              variant="contained"
              disabled={isRunning}
              onClick={store}
            />
          ) : (
            <p>{translate("console.students.import.nothing")}</p>
          ))}
        {shown && <RefusedRows rows={shown.refused} />}
        {preview && <FirstRows students={preview.first} />}
      </CardContent>
    </Card>
  )
}
