import { Alert, AlertTitle } from "@mui/material"
import { useTranslate } from "react-admin"

import type { ImportTotals } from "#server/features/students/students.ts"

const counted = ["added", "changed", "unchanged", "refused"] as const

/** Number of rows by result, as preview or after the import. */
export function Totals({ totals, isDone }: { totals: ImportTotals; isDone: boolean }) {
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
