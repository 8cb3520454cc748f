import { Alert, Button, Stack } from "@mui/material"
import { useState } from "react"
import { Title } from "react-admin"

import { useSessionNames } from "../admission-sessions/use-sessions.ts"
import { useCall } from "../api/use-request.ts"
import { SelectField } from "../kit/form/plain-field.tsx"
import { ErrorAlert } from "../kit/page/error-alert.tsx"
import { PrintIcon } from "../kit/page/icons.tsx"
import { OnPaper } from "../kit/page/on-paper.tsx"
import { Waiting } from "../kit/page/waiting.tsx"
import { useText } from "../kit/text/use-language.ts"
import { Enrolment } from "./enrolment.tsx"
import { LastBackup } from "./key-figures.tsx"
import { Funnel, ReportFees, LastDay, ReportPeople, StaffWork } from "./report-parts.tsx"
import { useReportTexts } from "./report-texts.ts"

function SessionSelect({ value, onChange }: { value: string; onChange: (label: string) => void }) {
  const t = useText()
  const names = useSessionNames()
  return (
    <SelectField
      label={t("console.report.session")}
      fullWidth={false}
      value={names.includes(value) ? value : ""}
      choices={names.map((name) => ({ id: name, name }))}
      onChange={onChange}
      sx={{ minWidth: 140, alignSelf: "start" }}
    />
  )
}

/** The report on a session for the principal, as charts with their tables. */
export function ReportPage() {
  const t = useText()
  const text = useReportTexts()
  const [chosen, setChosen] = useState("")
  const { data: report, error } = useCall("GET /report", { session: chosen || undefined })
  return (
    <Stack spacing={2} sx={{ my: 2 }}>
      <Title title="console.report.title" />
      <ErrorAlert text={error?.message} />
      {!report && !error && <Waiting />}
      {report && (
        <>
          <OnPaper heading={`${t("console.report.title")} ${report.session}`} />
          <Stack direction="row" spacing={2} className="screen-only">
            <SessionSelect value={report.session} onChange={setChosen} />
            <Button startIcon={<PrintIcon />} onClick={() => window.print()}>
              {text("print")}
            </Button>
          </Stack>
          {report.courses.length === 0 ? (
            <Alert severity="info">{t("console.report.empty")}</Alert>
          ) : (
            <>
              <Funnel report={report} />
              <ReportFees report={report} />
              <ReportPeople report={report} />
              <Enrolment session={report.session} />
              <LastDay report={report} />
              <StaffWork report={report} />
            </>
          )}
          <LastBackup at={report.lastBackup} />
        </>
      )}
    </Stack>
  )
}
