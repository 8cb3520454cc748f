import { Alert, Button, Link, Stack, Typography } from "@mui/material"
import type { ReactNode } from "react"
import { Title } from "react-admin"
import { Link as RouterLink, useParams } from "react-router-dom"

import type { Comparison } from "#server/features/applications/applications.ts"

import { useCall } from "../../api/use-request.ts"
import { ErrorAlert } from "../../kit/page/error-alert.tsx"
import { Panel } from "../../kit/page/panel.tsx"
import { Waiting } from "../../kit/page/waiting.tsx"
import { Allowed, usePermission } from "../../permission.tsx"
import { ComparisonTable, type Compared, useDuplicateTexts } from "./comparison-table.tsx"
import { SettleButtons } from "./settle-buttons.tsx"

interface QuestionProps {
  title: string
  lead: string
  records: readonly Compared[]
  /** Which are rejected when one is kept. */
  rejected: Comparison["rejected"]
  /** The versions of all that a decision is about. */
  versions: Comparison["versions"]
  hasNumber: boolean
  children?: ReactNode
}

function Question({ title, lead, records, children, ...decided }: QuestionProps) {
  const may = usePermission()
  return (
    <Panel title={{ text: title }}>
      <Typography sx={{ mb: 1 }}>{lead}</Typography>
      {children}
      <ComparisonTable records={records} />
      {may("applications.work") && (
        <SettleButtons
          records={records}
          {...decided}
          mayKeep={decided.hasNumber || may("applications.decide")}
        />
      )}
    </Panel>
  )
}

/** The application to which the number belongs, as staff decided. */
function Owner({ own, number }: Pick<Comparison, "own" | "number">) {
  const text = useDuplicateTexts()
  const may = usePermission()
  if (!number?.ownedBy) return null
  const action = may("applications.correct") && (
    <Button color="inherit" component={RouterLink} to={`/applications/${own.id}/correct`}>
      {text("correct")}
    </Button>
  )
  return (
    <Alert severity="warning" role="presentation" action={action} sx={{ mb: 1 }}>
      {text("ownedBy", { id: number.ownedBy })}
    </Alert>
  )
}

/** Says that not all applications with the number are shown, and that a decision is about all. */
function NotShown({ sharing, sharingCount }: Pick<Comparison, "sharing" | "sharingCount">) {
  const text = useDuplicateTexts()
  const count = sharingCount - sharing.length
  if (count === 0) return null
  return (
    <Alert severity="info" role="presentation" sx={{ mb: 1 }}>
      {text("notShown", { count })}
    </Alert>
  )
}

function Questions({ own, sharing, likely, ...about }: Comparison) {
  const text = useDuplicateTexts()
  return (
    <Stack spacing={2} sx={{ my: 1 }}>
      <Title title={`${text("title")} ${own.applicant_name}`} />
      <Link component={RouterLink} to={`/applications/${own.id}/show`} sx={{ py: 1 }}>
        {text("back", { id: own.id })}
      </Link>
      {sharing.length === 0 && likely.length === 0 && <Typography>{text("nothing")}</Typography>}
      {sharing.length > 0 && (
        <Question
          title={text("number")}
          lead={text("numberLead")}
          records={[own, ...sharing]}
          rejected={about.rejected}
          versions={about.versions}
          hasNumber
        >
          <Owner own={own} number={about.number} />
          <NotShown sharing={sharing} sharingCount={about.sharingCount} />
        </Question>
      )}
      {likely.map((other) => (
        <Question
          key={other.id}
          title={text("likely")}
          lead={text("likelyLead")}
          records={[own, other]}
          rejected={{ [own.id]: [other.id], [other.id]: [own.id] }}
          versions={{ [own.id]: own.version, [other.id]: other.version }}
          hasNumber={false}
        />
      ))}
    </Stack>
  )
}

function Loaded({ id }: { id: string }) {
  const { data, error } = useCall("GET /applications/:id/duplicates", { id })
  if (error) return <ErrorAlert text={error.message} />
  return data ? <Questions {...data} /> : <Waiting />
}

/** An application beside those that may be of the same person, and what staff decide about them. */
export function DuplicatesPage() {
  const { id = "" } = useParams()
  return (
    <Allowed to="applications.read" title={useDuplicateTexts()("title")}>
      <Loaded key={id} id={id} />
    </Allowed>
  )
}
