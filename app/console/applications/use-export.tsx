import { LinearProgress, Typography } from "@mui/material"
import { useEffect, useRef, useState } from "react"
import { useNotify, useTranslate } from "react-admin"

import { useAttempt } from "../api/use-attempt.ts"
import {
  downloadTable,
  type Exported,
  type DownloadProgress,
  saveTable,
  type TableRequest,
} from "./receive-table.ts"

/** State of one export at a time: progress, error, start and cancel. */
export const useExport = (records: Exported, onDone: () => void) => {
  const notify = useNotify()
  const [progress, setProgress] = useState<DownloadProgress>()
  const { attempt, failure, errors, forget } = useAttempt()
  const running = useRef<AbortController>(undefined)

  const stop = () => running.current?.abort()
  // Abort the download on unmount.
  useEffect(() => () => running.current?.abort(), [])

  const start = (tableRequest: TableRequest) =>
    attempt(async () => {
      const controller = new AbortController()
      running.current = controller
      setProgress({ bytes: 0, rows: undefined, total: undefined })
      try {
        const table = await downloadTable(records, tableRequest, setProgress, controller.signal)
        saveTable(table)
        notify("console.export.done", { type: "success", messageArgs: { name: table.name } })
        onDone()
      } catch (error) {
        if (!controller.signal.aborted) throw error
      } finally {
        setProgress(undefined)
      }
    })
  return { progress, failure, errors, start, stop, forget }
}

const grouped = new Intl.NumberFormat("en-IN")
const megabytes = new Intl.NumberFormat("en-IN", {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})

/** Export progress: in rows if they can be counted, otherwise in bytes received. */
export function ProgressBar({ progress: { bytes, rows, total } }: { progress: DownloadProgress }) {
  const translate = useTranslate()
  const received = translate("console.export.received", { size: megabytes.format(bytes / 1e6) })
  const isCounted = rows !== undefined && total !== undefined
  const numbers = {
    rows: grouped.format(rows ?? 0),
    total: grouped.format(total ?? 0),
  }
  const countKey = isCounted ? "rowsOfTotal" : rows ? "rows" : total ? "total" : undefined
  return (
    <>
      <LinearProgress
        aria-label={translate("console.export.running")}
        {...(isCounted && {
          variant: "determinate" as const,
          value: total > 0 ? Math.min(100, (100 * rows) / total) : 100,
        })}
        sx={{ mt: 3, mb: 1 }}
      />
      <Typography sx={{ fontVariantNumeric: "tabular-nums" }}>
        {[countKey && translate(`console.export.${countKey}`, numbers), received]
          .filter(Boolean)
          .join(", ")}
      </Typography>
    </>
  )
}
