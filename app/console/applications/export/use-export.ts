import { useEffect, useRef, useState } from "react"
import { type HttpError, useNotify } from "react-admin"

import {
  type TableRequest,
  Incomplete,
  type Progress,
  downloadTable,
  saveTable,
} from "./receive-table.ts"

/** Why there is no table: keys of the words. */
interface Refused {
  message: string
  problems: Record<string, string>
}

const refusedBy = (error: unknown): Refused => {
  if (error instanceof Incomplete) return { message: "console.export.incomplete", problems: {} }
  const { message, body } = error as HttpError
  const { errors = {} } = (body ?? {}) as { errors?: Record<string, string> }
  return { message, problems: errors }
}

/** One export at a time: how far it is, what it was refused with, and how it is begun and stopped. */
export const useExport = (onDone: () => void) => {
  const notify = useNotify()
  const [progress, setProgress] = useState<Progress>()
  const [refused, setRefused] = useState<Refused>()
  const running = useRef<AbortController>(undefined)

  const stop = () => running.current?.abort()
  // Who leaves the page no longer waits for it.
  useEffect(() => () => running.current?.abort(), [])

  const start = async (asked: TableRequest) => {
    const controller = new AbortController()
    running.current = controller
    setRefused(undefined)
    setProgress({ bytes: 0, rows: undefined, total: undefined })
    try {
      const table = await downloadTable(asked, setProgress, controller.signal)
      saveTable(table)
      notify("console.export.done", { type: "success", messageArgs: { name: table.name } })
      onDone()
    } catch (error) {
      if (!controller.signal.aborted) setRefused(refusedBy(error))
    } finally {
      setProgress(undefined)
    }
  }
  return { progress, refused, start, stop, forget: () => setRefused(undefined) }
}
