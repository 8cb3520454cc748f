import { Typography } from "@mui/material"
import { useTranslate } from "react-admin"

import { useFormatDateTime } from "../day/date-field.tsx"

/** When the last backup was made; `at` is null if there is none. */
export function LastBackup({ at }: { at: string | null }) {
  const translate = useTranslate()
  const format = useFormatDateTime()
  return (
    <Typography>
      {at
        ? translate("console.report.backup", { at: format(at) })
        : translate("console.report.noBackup")}
    </Typography>
  )
}
