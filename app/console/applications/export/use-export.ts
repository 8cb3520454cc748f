import { useEffect, useRef, useState } from "react"
import { type HttpError, useNotify } from "react-admin"

import {
  type TableRequest,
  Incomplete,
  type Progress,
  downloadTable,
  saveTable,
} from "./receive-table.ts"

/** Why the export failed: message keys. */
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

/** State of one export at a time: progress, error, start and cancel. */
export const useExport = (onDone: () => void) => {
  const notify = useNotify()
  const [progress, setProgress] = useState<Progress>()
  const [refused, setRefused] = useState<Refused>()
  const running = useRef<AbortController>(undefined)

  const stop = () => running.current?.abort()
  // Abort the download on unmount.
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
