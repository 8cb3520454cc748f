import { Chip, Link } from "@mui/material"
import { CreateButton, DataTable, List, TopToolbar, useRecordContext } from "react-admin"
import { Link as RouterLink } from "react-router-dom"

import { useMayEdit } from "../content/entry.ts"
import { DateTimeField } from "../date-field.tsx"
import { useConsoleLanguage } from "../use-language.ts"
import { nameOf } from "./names.ts"
import { type SessionEntry, useSettings } from "./use-session.ts"
import { useTexts } from "./use-texts.ts"

/** Link to the session for keyboard users; a pointer can click the whole row. */
function Label() {
  const entry = useRecordContext<SessionEntry>()
  return (
    <Link
      component={RouterLink}
      to={`/content/sessions/${entry?.id}`}
      color="inherit"
      underline="hover"
      onClick={(event) => event.stopPropagation()}
    >
      {entry?.id}
    </Link>
  )
}

function OpenChip() {
  const t = useTexts()
  const entry = useRecordContext<SessionEntry>()
  const settings = useSettings()
  if (!entry || settings?.item.admission_session !== entry.id) return null
  return <Chip size="small" color="success" label={t("isOpen")} />
}

function Programmes() {
  const entry = useRecordContext<SessionEntry>()
  const language = useConsoleLanguage()
  const names = entry?.item.programmes.map(({ code, short_name: name }) =>
    nameOf({ code, name }, language),
  )
  return names?.join(", ")
}

function Actions() {
  const t = useTexts()
  const mayEdit = useMayEdit()
  return <TopToolbar>{mayEdit && <CreateButton label={t("newTitle")} />}</TopToolbar>
}

/** Columns on a phone: the session and whether it is open. */
const columns = {
  "& .column-programmes, & .column-updated_at, & .column-updated_by": {
    display: { xs: "none", sm: "table-cell" },
  },
}

/** All admission sessions, the newest first. */
export function SessionList() {
  const t = useTexts()
  return (
    <List actions={<Actions />} sort={{ field: "id", order: "DESC" }} pagination={false}>
      <DataTable bulkActionButtons={false} rowClick="edit" sx={columns}>
        <DataTable.Col source="id" label={t("label")}>
          <Label />
        </DataTable.Col>
        <DataTable.Col source="open" label={t("applicationsTaken")} disableSort>
          <OpenChip />
        </DataTable.Col>
        <DataTable.Col source="programmes" label={t("programmes")} disableSort>
          <Programmes />
        </DataTable.Col>
        <DataTable.Col source="updated_at" label="console.content.changedAt">
          <DateTimeField source="updated_at" />
        </DataTable.Col>
        <DataTable.Col source="updated_by" label="console.content.changedBy" />
      </DataTable>
    </List>
  )
}
