import { Alert, Table, TableBody, TableCell, TableHead, TableRow, Typography } from "@mui/material"
import { useTranslate } from "react-admin"
import { Link } from "react-router-dom"

import type { RetentionView } from "#server/features/privacy/privacy.ts"

import { Panel } from "../account/panel.tsx"
import { useFormatDateTime } from "../date-field.tsx"
import { ErrorMessage } from "../error-message.tsx"
import { useSizes } from "../operations/use-sizes.ts"
import { useRead } from "../use-request.ts"

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
  const word = (name: string, smart_count?: number) =>
    translate(`console.privacy.kept_long.${name}`, { smart_count })
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>{word("what")}</TableCell>
          <TableCell>{word("period")}</TableCell>
          <TableCell align="right">{word("due")}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {kinds.map((kind) => (
          <TableRow key={kind}>
            <TableCell>{word(`kinds.${kind}`)}</TableCell>
            <TableCell sx={{ whiteSpace: "nowrap" }}>
              {word("years", retention[periodOf[kind]])}
            </TableCell>
            <TableCell align="right">{number(due[kind])}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

function Shown({ shown }: { shown: RetentionView }) {
  const translate = useTranslate()
  const when = useFormatDateTime()
  const { retention, due, lastErasing, noticeVersion } = shown
  const word = (name: string, values?: object) =>
    translate(`console.privacy.kept_long.${name}`, values)
  return (
    <>
      {retention.erases_itself ? (
        <Typography gutterBottom>
          {word("isOn")} {lastErasing && word("last", { time: when(lastErasing) })}
        </Typography>
      ) : (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {word("isOff")}
        </Alert>
      )}
      <Periods {...shown} />
      {due.overdueStudents > 0 && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {word("overdue", { smart_count: due.overdueStudents })}
        </Alert>
      )}
      {noticeVersion ? (
        <Typography sx={{ mt: 2 }}>{word("notice", { version: noticeVersion })}</Typography>
      ) : (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {word("noNotice")}
        </Alert>
      )}
      <Typography sx={{ mt: 1 }}>
        <Link to="/content/settings/college">{word("change")}</Link>
      </Typography>
    </>
  )
}

/** Retention periods, the number of overdue records, and the current privacy notice. */
export function RetentionPanel() {
  const { data, error } = useRead<RetentionView>("/privacy")
  return (
    <Panel title="console.privacy.kept_long.title">
      <ErrorMessage text={error?.message} />
      {data && <Shown shown={data} />}
    </Panel>
  )
}
