import { Alert, Typography } from "@mui/material"
import { Link } from "react-router-dom"

import type { RetentionView } from "#server/features/privacy/privacy.ts"

import { useCall } from "../api/use-request.ts"
import { ErrorAlert } from "../kit/page/error-alert.tsx"
import { Panel } from "../kit/page/panel.tsx"
import { Waiting } from "../kit/page/waiting.tsx"
import { PlainTable } from "../kit/table/plain-table.tsx"
import { useTextIn } from "../kit/text/use-language.ts"
import { DuePanel } from "./due-panel.tsx"

const periodOf = {
  applications: "application_years",
  students: "student_years",
  messages: "message_years",
  audit: "audit_years",
} as const satisfies Record<string, keyof RetentionView["retention"]>
const kinds = Object.keys(periodOf) as (keyof typeof periodOf)[]

function Periods({ retention }: RetentionView) {
  const text = useTextIn("console.privacy.kept_long")
  return (
    <PlainTable
      columns={[
        { label: text("what"), cell: (kind) => text(`kinds.${kind}`) },
        {
          label: text("period"),
          cell: (kind) => text("years", { count: retention[periodOf[kind]] }),
        },
      ]}
      rows={kinds}
      keyOf={(kind) => kind}
    />
  )
}

function RetentionFacts(view: RetentionView) {
  const text = useTextIn("console.privacy.kept_long")
  const { noticeVersion } = view
  return (
    <>
      <Typography gutterBottom>{text("hint")}</Typography>
      <Periods {...view} />
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

/** Retention periods, the current privacy notice, and the records that are due for erasure. */
export function RetentionPanel() {
  const { data, error } = useCall("GET /privacy")
  return (
    <>
      <Panel title="console.privacy.kept_long.title">
        <ErrorAlert text={error?.message} />
        {!data && !error && <Waiting lines={4} />}
        {data && <RetentionFacts {...data} />}
      </Panel>
      {data && <DuePanel view={data} />}
    </>
  )
}
