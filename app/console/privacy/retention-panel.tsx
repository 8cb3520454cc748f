import { Alert, Typography } from "@mui/material"
import { useTranslate } from "react-admin"
import { Link } from "react-router-dom"

import type { RetentionView } from "#server/features/privacy/privacy.ts"

import { Panel } from "../account/panel.tsx"
import { useRead } from "../api/use-request.ts"
import { useFormatDateTime } from "../day/date-field.tsx"
import { ErrorAlert } from "../layout/error-alert.tsx"
import { useSizes } from "../operations/use-sizes.ts"
import { PlainTable } from "../plain-table.tsx"
import { Waiting } from "../record/waiting.tsx"

const periodOf = {
  applications: "application_years",
  students: "student_years",
  messages: "message_years",
  audit: "audit_years",
} as const satisfies Record<string, keyof RetentionView["retention"]>
const kinds = Object.keys(periodOf) as (keyof typeof periodOf)[]

function Periods({ retention, due }: RetentionView) {
  const translate = useTranslate()
  const { number } = useSizes()
  const text = (name: string, smart_count?: number) =>
    translate(`console.privacy.kept_long.${name}`, { smart_count })
  return (
    <PlainTable
      columns={[
        { label: text("what"), cell: (kind) => text(`kinds.${kind}`) },
        { label: text("period"), cell: (kind) => text("years", retention[periodOf[kind]]) },
        { label: text("due"), cell: (kind) => number(due[kind]), isNumber: true },
      ]}
      rows={kinds}
      keyOf={(kind) => kind}
    />
  )
}

function RetentionFacts(view: RetentionView) {
  const translate = useTranslate()
  const when = useFormatDateTime()
  const { retention, due, lastErasing, noticeVersion } = view
  const text = (name: string, values?: object) =>
    translate(`console.privacy.kept_long.${name}`, values)
  return (
    <>
      {retention.erases_itself ? (
        <Typography gutterBottom>
          {text("isOn")} {lastErasing && text("last", { time: when(lastErasing) })}
        </Typography>
      ) : (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {text("isOff")}
        </Alert>
      )}
      <Periods {...view} />
      {due.overdueStudents > 0 && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {text("overdue", { smart_count: due.overdueStudents })}
        </Alert>
      )}
      {noticeVersion ? (
        <Typography sx={{ mt: 2 }}>{text("notice", { version: noticeVersion })}</Typography>
      ) : (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {text("noNotice")}
        </Alert>
      )}
      <Typography sx={{ mt: 1 }}>
        <Link to="/content/settings/college">{text("change")}</Link>
      </Typography>
    </>
  )
}

/** Retention periods, the number of overdue records, and the current privacy notice. */
export function RetentionPanel() {
  const { data, error } = useRead<RetentionView>("/privacy")
  return (
    <Panel title="console.privacy.kept_long.title">
      <ErrorAlert text={error?.message} />
      {!data && !error && <Waiting lines={4} />}
      {data && <RetentionFacts {...data} />}
    </Panel>
  )
}
