import { type ChangeEvent, useState } from "react"
import { useTranslate } from "react-admin"

import type { ImportPreview, ImportTotals, RefusedRow } from "#server/features/students/students.ts"

import { requestData } from "../api/api-client.ts"
import { useAttempt } from "../api/use-attempt.ts"
import { useStudentTexts } from "./use-texts.ts"

interface Done {
  totals: ImportTotals
  refused: RefusedRow[]
}

const bodyOf = (table: Blob) => {
  const body = new FormData()
  body.set("file", table, "students.csv")
  return body
}

const prefix = "console.problems."

/** State of an import: the chosen table, its preview, then the result. `problem` is a text about the file. */
export const useImport = () => {
  const t = useStudentTexts()
  const translate = useTranslate()
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
  const key = problems["file"] ?? failure?.message
  const columns = problems["columns"]?.replace(prefix, "")
  const problem = key && t(key.replace(prefix, "problems."), { columns, _: translate(key) })
  return { preview, done, problem, isRunning, choose, store }
}
