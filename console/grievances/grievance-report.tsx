import { Button, Stack, Typography } from "@mui/material"
import { Title } from "react-admin"

import { categoryNames } from "#domain/grievances/grievance-names.ts"
import { quarterName, reportHeadings } from "#domain/grievances/grievance-report.ts"

import { callForFile } from "../api/call.ts"
import { useCall } from "../api/use-request.ts"
import { downloadFile } from "../applications/receive-table.ts"
import { useAttempt } from "../kit/form/use-attempt.ts"
import { ErrorAlert } from "../kit/page/error-alert.tsx"
import { ExportIcon, PrintIcon } from "../kit/page/icons.tsx"
import { OnPaper } from "../kit/page/on-paper.tsx"
import { Panel } from "../kit/page/panel.tsx"
import { Waiting } from "../kit/page/waiting.tsx"
import { PlainTable } from "../kit/table/plain-table.tsx"
import { useConsoleLanguage } from "../kit/text/use-language.ts"
import { useGrievanceTexts } from "./texts.ts"

const numbers = ["received", "open", "openLate", "closed", "closedLate"] as const

function Actions() {
  const text = useGrievanceTexts()
  const language = useConsoleLanguage()
  const { attempt, failure, isRunning } = useAttempt()
  const download = () =>
    attempt(() =>
      downloadFile(
        callForFile("POST /grievances/report/export", { format: "csv", language }),
        "grievances.csv",
      ),
    )
  return (
    <Stack direction="row" className="screen-only" sx={{ flexWrap: "wrap", gap: 1 }}>
      <Button startIcon={<PrintIcon />} onClick={() => window.print()}>
        {text("report.print")}
      </Button>
      <Button startIcon={<ExportIcon />} disabled={isRunning} onClick={() => void download()}>
        {text("report.export")}
      </Button>
      <ErrorAlert text={failure?.message} />
    </Stack>
  )
}

/** Numbers of grievances for the committee, by quarter and category. */
export function GrievanceReport() {
  const text = useGrievanceTexts()
  const language = useConsoleLanguage()
  const { data: lines, error } = useCall("GET /grievances/report")
  const title = text("report.title")
  return (
    <Stack spacing={2} sx={{ my: 2 }}>
      <Title title={title} />
      <OnPaper heading={title} />
      <ErrorAlert text={error?.message} />
      {!lines && !error && <Waiting />}
      {lines && (
        <>
          <Actions />
          <Panel title={{ text: title }} sx={{ overflowX: "auto" }}>
            <Typography gutterBottom>{text("report.lead")}</Typography>
            {lines.length === 0 ? (
              <Typography>{text("report.none")}</Typography>
            ) : (
              <PlainTable
                columns={[
                  {
                    label: reportHeadings.quarter[language],
                    cell: ({ quarter }) => quarterName(quarter, language),
                  },
                  {
                    label: reportHeadings.category[language],
                    cell: ({ category }) => categoryNames[category][language],
                  },
                  ...numbers.map((number) => ({
                    label: reportHeadings[number][language],
                    cell: (line: (typeof lines)[number]) => line[number],
                    isNumber: true,
                  })),
                ]}
                rows={lines}
                keyOf={({ quarter, category }) => `${quarter} ${category}`}
              />
            )}
          </Panel>
        </>
      )}
    </Stack>
  )
}
