import { LinearProgress, Typography } from "@mui/material"
import { useTranslate } from "react-admin"

import type { Progress } from "./receive-table.ts"

const grouped = new Intl.NumberFormat("en-IN")
const megabytes = new Intl.NumberFormat("en-IN", {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})

/** Export progress: in rows if they can be counted, otherwise in bytes received. */
export function ProgressBar({ progress: { bytes, rows, total } }: { progress: Progress }) {
  const translate = useTranslate()
  const received = translate("console.export.received", { size: megabytes.format(bytes / 1e6) })
  const isCounted = rows !== undefined && total !== undefined
  const numbers = {
    rows: grouped.format(rows ?? 0),
    total: grouped.format(total ?? 0),
  }
  const counted = isCounted ? "rowsOfTotal" : rows ? "rows" : total ? "total" : undefined
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
        {[counted && translate(`console.export.${counted}`, numbers), received]
          .filter(Boolean)
          .join(", ")}
      </Typography>
    </>
  )
}
