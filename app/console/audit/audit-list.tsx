import { Button as MuiButton, type Theme, Typography, useMediaQuery } from "@mui/material"
import {
  DataTable,
  FunctionField,
  useListContext,
  useRecordContext,
  useTranslate,
} from "react-admin"
import { Link } from "react-router-dom"

import { roles } from "#domain/staff/permissions.ts"
import type { AuditLine } from "#server/platform/audit/audit-log.ts"

import { sendForMember } from "../api/api-client.ts"
import { useAttempt } from "../api/use-attempt.ts"
import { useRead } from "../api/use-request.ts"
import { fileNameOf, saveTable } from "../applications/receive-table.ts"
import { DateTimeField } from "../day/date-field.tsx"
import { ExportIcon } from "../icons.tsx"
import { useConsoleLanguage } from "../language/use-language.ts"
import { ErrorAlert } from "../layout/error-alert.tsx"
import { denseTable } from "../lists/dense-table.tsx"
import type { FilterField } from "../lists/filters.ts"
import { ListPage } from "../lists/list-page.tsx"
import { PhoneList } from "../lists/phone-list.tsx"
import { auditActions, auditMessages } from "../messages/audit.ts"
import { textsIn } from "../messages/catalogue.ts"
import { ActorField } from "../record/actor-field.tsx"
import { useActorName } from "../record/actor-name.ts"
import { detailText, subjectPath, subjectText } from "./line-texts.ts"

const prefixes = Object.keys(auditMessages.console.audit.rolePrefixes)
const actionsIn = { en: textsIn(auditActions, "en"), hi: textsIn(auditActions, "hi") }

/** Label of an audit action; unknown actions are shown as stored. */
const useActionLabel = () => {
  const translate = useTranslate()
  const actions = actionsIn[useConsoleLanguage()]
  return (action: string) => {
    const label = actions[action]
    if (typeof label === "string") return label
    const prefix = prefixes.find((beginning) => action.startsWith(beginning))
    const role = roles.find((name) => action === `${prefix}${name}`)
    if (!prefix || !role) return action
    const roleName = translate(`console.roles.${role}`)
    return translate(`console.audit.rolePrefixes.${prefix}`, { role: roleName })
  }
}

interface Choices {
  actors: string[]
  actions: string[]
}

const useFilters = (): FilterField[] => {
  const translate = useTranslate()
  const labelOf = useActionLabel()
  const actorOf = useActorName()
  const { data } = useRead<Choices>("/audit/choices")
  const field = (source: string, choices?: FilterField["choices"]): FilterField => ({
    source,
    label: translate(`resources.audit.fields.${source}`),
    ...(choices ? { kind: "choice", choices } : { kind: "day" }),
  })
  return [
    field("actor", data?.actors.map((actor) => ({ id: actor, name: actorOf(actor) })) ?? []),
    field("action", data?.actions.map((action) => ({ id: action, name: labelOf(action) })) ?? []),
    field("from"),
    field("to"),
  ]
}

function Older() {
  const translate = useTranslate()
  const { data, total } = useListContext()
  if (!data || total !== undefined) return null
  return (
    <Typography role="note" align="right">
      {translate("console.audit.older")}
    </Typography>
  )
}

/** The subject as it was pasted or read aloud, with a link to its page. */
function Subject() {
  const line = useRecordContext<AuditLine>()!
  const path = subjectPath(line)
  const text = subjectText(line, { translate: useTranslate() })
  return path ? <Link to={path}>{text}</Link> : text
}

const useDetail = () => {
  const translate = useTranslate()
  const language = useConsoleLanguage()
  return (line: AuditLine) => detailText(line, { language, translate })
}

/** Saves all lines that match the filters as CSV. */
function ExportButton() {
  const translate = useTranslate()
  const { filterValues } = useListContext()
  const { attempt, failure, isRunning } = useAttempt()
  const download = () =>
    attempt(async () => {
      const response = await sendForMember("POST", "/audit/export", { filter: filterValues })
      saveTable({ name: fileNameOf(response) ?? "audit.csv", content: await response.blob() })
    })
  return (
    <>
      <ErrorAlert text={failure?.message} />
      <MuiButton startIcon={<ExportIcon />} disabled={isRunning} onClick={() => void download()}>
        {translate("console.audit.export")}
      </MuiButton>
    </>
  )
}

function Below() {
  const line = useRecordContext<AuditLine>()!
  const translate = useTranslate()
  const detailOf = useDetail()
  const actorOf = useActorName()
  return (
    <>
      {actorOf(line.actor)} · {subjectText(line, { translate })}
      {line.detail && ` · ${detailOf(line)}`}
      <br />
      <DateTimeField source="at" />
    </>
  )
}

function Lines() {
  const labelOf = useActionLabel()
  return (
    <PhoneList<AuditLine> addressOf={subjectPath} primary={({ action }) => labelOf(action)}>
      <Below />
    </PhoneList>
  )
}

/** Details are read whole. */
const auditTable = {
  ...denseTable,
  "& .MuiTableCell-root.column-detail": { whiteSpace: "normal", maxWidth: "none" },
}

function Columns() {
  const labelOf = useActionLabel()
  const detailOf = useDetail()
  return (
    <DataTable bulkActionButtons={false} rowClick={false} sx={auditTable}>
      <DataTable.Col source="at" disableSort>
        <DateTimeField source="at" />
      </DataTable.Col>
      <DataTable.Col source="actor" disableSort>
        <ActorField source="actor" />
      </DataTable.Col>
      <DataTable.Col source="action" disableSort>
        <FunctionField<AuditLine> render={({ action }) => labelOf(action)} />
      </DataTable.Col>
      <DataTable.Col source="subject" disableSort>
        <Subject />
      </DataTable.Col>
      <DataTable.Col source="detail" disableSort>
        <FunctionField<AuditLine> render={detailOf} />
      </DataTable.Col>
    </DataTable>
  )
}

export function AuditList() {
  const translate = useTranslate()
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down("sm"))
  const filters = useFilters()
  return (
    <ListPage
      searchSource="subject"
      searchLabel={translate("resources.audit.fields.subject")}
      filters={filters}
      below={<Older />}
      actions={<ExportButton />}
      sort={{ field: "at", order: "DESC" }}
    >
      {isPhone ? <Lines /> : <Columns />}
    </ListPage>
  )
}
