import { type ChangeEvent, useState } from "react"
import { useTranslate } from "react-admin"

import type { ImportPreview, ImportTotals, RefusedRow } from "#server/features/students/students.ts"

import { requestData } from "../api/api-client.ts"
import { useAttempt } from "../api/use-attempt.ts"
import { useStudentTexts } from "./texts.ts"

interface Done {
  totals: ImportTotals
  refused: RefusedRow[]
}

const bodyOf = (table: Blob) => {
  const body = new FormData()
  body.set("file", table, "students.csv")
  return body
}

const prefix = "console.errors."

/** State of an import: the chosen table, its preview, then the result. `error` is a text about the file. */
export const useImport = () => {
  const t = useStudentTexts()
  const translate = useTranslate()
  const [table, setTable] = useState<Blob>()
  const [preview, setPreview] = useState<ImportPreview>()
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
      setDone(await requestData("POST", "/students/import", bodyOf(table!)))
      setPreview(undefined)
    })
  const key = errors["file"] ?? failure?.message
  const columns = errors["columns"]?.replace(prefix, "")
  const error = key && t(key.replace(prefix, "errors."), { columns, _: translate(key) })
  return { preview, done, error, isRunning, choose, store }
}
