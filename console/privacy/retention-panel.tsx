import { Alert, Typography } from "@mui/material"
import { Link } from "react-router-dom"

import type { RetentionView } from "#server/features/privacy/privacy.ts"

import { Panel } from "../account/panel.tsx"
import { useCall } from "../api/use-request.ts"
import { useTextIn } from "../language/use-language.ts"
import { ErrorAlert } from "../layout/error-alert.tsx"
import { PlainTable } from "../plain-table.tsx"
import { Waiting } from "../record/waiting.tsx"
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
