import { Button as MuiButton, type Theme, Typography, useMediaQuery } from "@mui/material"
import { DataTable, useListContext, useRecordContext } from "react-admin"
import { Link } from "react-router-dom"

import type { AuditEntry } from "#server/features/audit/audit.ts"

import { callForFile } from "../api/call.ts"
import { useCall } from "../api/use-request.ts"
import { downloadFile } from "../applications/receive-table.ts"
import { DateTimeField } from "../kit/day/date-field.tsx"
import { useAttempt } from "../kit/form/use-attempt.ts"
import { ErrorAlert } from "../kit/page/error-alert.tsx"
import { ExportIcon } from "../kit/page/icons.tsx"
import { denseTable } from "../kit/table/dense-table.tsx"
import type { FilterField } from "../kit/table/filters.ts"
import { ListPage } from "../kit/table/list-page.tsx"
import { PhoneList } from "../kit/table/phone-list.tsx"
import { useConsoleLanguage, useText } from "../kit/text/use-language.ts"
import { addressOf } from "../merit/use-programme.ts"

/** The path of the record that a line is about; undefined if it has no page. */
const pathOf = ({ record }: AuditEntry) => {
  if (!record) return undefined
  const id = encodeURIComponent(record.id)
  switch (record.kind) {
    case "application":
    case "student":
    case "message":
      return `/${record.kind}s/${id}/show`
    case "member":
      return `/staff/${id}`
    case "item":
      return `/content/${record.collection}/${id}`
    case "programme":
      return addressOf(record.id)
  }
}

const useFilters = (): FilterField[] => {
  const t = useText()
  const language = useConsoleLanguage()
  const { data } = useCall("GET /audit/choices", { language })
  const field = (
    source: "actor" | "action" | "from" | "to",
    choices?: FilterField["choices"],
  ): FilterField => ({
    source,
    label: t(`resources.audit.fields.${source}`),
    ...(choices ? { kind: "choice", choices } : { kind: "day" }),
  })
  return [
    field("actor", data?.actors ?? []),
    field("action", data?.actions ?? []),
    field("from"),
    field("to"),
  ]
}

function Older() {
  const t = useText()
  const { data, total } = useListContext()
  if (!data || total !== undefined) return null
  return (
    <Typography role="note" align="right">
      {t("console.audit.older")}
    </Typography>
  )
}

function Subject() {
  const line = useRecordContext<AuditEntry>()!
  const path = pathOf(line)
  return path ? <Link to={path}>{line.subject}</Link> : line.subject
}

/** Saves all lines that match the filters as CSV. */
function ExportButton() {
  const t = useText()
  const language = useConsoleLanguage()
  const { filterValues } = useListContext()
  const { attempt, failure, isRunning } = useAttempt()
  const download = () =>
    attempt(() =>
      downloadFile(
        callForFile("POST /audit/export", { filter: { ...filterValues, language } }),
        "audit.csv",
      ),
    )
  return (
    <>
      <ErrorAlert text={failure?.message} />
      <MuiButton startIcon={<ExportIcon />} disabled={isRunning} onClick={() => void download()}>
        {t("console.audit.export")}
      </MuiButton>
    </>
  )
}

function Below() {
  const { actor, subject, detail } = useRecordContext<AuditEntry>()!
  return (
    <>
      {[actor, subject, ...(detail ? [detail] : [])].join(" · ")}
      <br />
      <DateTimeField source="at" />
    </>
  )
}

function Lines() {
  return (
    <PhoneList<AuditEntry> addressOf={pathOf} primary={({ action }) => action}>
      <Below />
    </PhoneList>
  )
}

/** Words are read whole. */
const auditTable = {
  ...denseTable,
  "& .MuiTableCell-root:is(.column-actor, .column-action, .column-subject, .column-detail)": {
    whiteSpace: "normal",
    maxWidth: "none",
    overflowWrap: "anywhere",
  },
  "& .MuiTableCell-root:is(.column-actor, .column-action, .column-subject)": { minWidth: "11em" },
}

function Columns() {
  return (
    <DataTable bulkActionButtons={false} rowClick={false} sx={auditTable}>
      <DataTable.Col source="at" field={DateTimeField} disableSort />
      <DataTable.Col source="actor" disableSort />
      <DataTable.Col source="action" disableSort />
      <DataTable.Col source="subject" field={Subject} disableSort />
      <DataTable.Col source="detail" disableSort />
    </DataTable>
  )
}

export function AuditList() {
  const t = useText()
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down("sm"))
  const filters = useFilters()
  const language = useConsoleLanguage()
  return (
    <ListPage
      filter={{ language }}
      searchSource="subject"
      searchLabel={t("resources.audit.fields.subject")}
      filters={filters}
      below={<Older />}
      actions={<ExportButton />}
      sort={{ field: "at", order: "DESC" }}
    >
      {isPhone ? <Lines /> : <Columns />}
    </ListPage>
  )
}
