import { Button, GlobalStyles, Stack, Typography } from "@mui/material"
import { useLocaleState, useTranslate } from "react-admin"

import { dayFirst } from "#domain/fields/india-time.ts"

import { useAttempt } from "../api/use-attempt.ts"
import { downloadFile } from "../applications/receive-table.ts"
import { ExportIcon, PrintIcon } from "../icons.tsx"
import { ErrorAlert } from "../layout/error-alert.tsx"

/** On paper there is only the list: no bar, no menu, no buttons. */
const onPaper = {
  "@media print": {
    ".RaLayout-appFrame > header, .RaSidebar-docked, .RaSidebar-fixed, nav, .not-printed": {
      display: "none !important",
    },
    ".RaLayout-appFrame": { marginTop: "0 !important" },
    body: { background: "#fff !important" },
  },
}

/** Prints the deposits of a day, and exports them for the cash book. */
export function FeesActions({ day }: { day: string }) {
  const translate = useTranslate()
  const [language] = useLocaleState()
  const { attempt, failure, isRunning } = useAttempt()
  const download = () =>
    attempt(() => downloadFile(`/fees/${day}/export`, { language }, `deposits-${day}.csv`))
  return (
    <>
      <GlobalStyles styles={onPaper} />
      <Typography component="p" variant="h6" sx={{ display: "none", displayPrint: "block" }}>
        {translate("console.fees.ofDay")}: {dayFirst(day)}
      </Typography>
      <div className="not-printed">
        <Stack direction="row" spacing={1} sx={{ my: 1 }}>
          <Button variant="outlined" startIcon={<PrintIcon />} onClick={() => window.print()}>
            {translate("console.counterPage.printFees")}
          </Button>
          <Button
            variant="outlined"
            startIcon={<ExportIcon />}
            disabled={isRunning}
            onClick={() => void download()}
          >
            {translate("console.counterPage.exportFees")}
          </Button>
        </Stack>
        <ErrorAlert text={failure?.message} />
      </div>
    </>
  )
}
