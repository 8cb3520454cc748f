import { type Theme, useMediaQuery } from "@mui/material"
import { Button, DataTable, useRecordContext } from "react-admin"
import { Link as RouterLink } from "react-router-dom"

import { useMayEdit } from "../content/entry.tsx"
import { DateTimeField } from "../kit/day/date-field.tsx"
import { AddIcon } from "../kit/page/icons.tsx"
import { RecordLink, denseTable } from "../kit/table/dense-table.tsx"
import { ListPage } from "../kit/table/list-page.tsx"
import { PhoneList } from "../kit/table/phone-list.tsx"
import { Tag } from "../kit/table/tag.tsx"
import { useConsoleLanguage } from "../kit/text/use-language.ts"
import { ActorField } from "../record/actor-name.tsx"
import { useSessionTexts } from "./texts/use-texts.ts"
import { nameOf } from "./texts/wording.ts"
import { type SessionEntry, useSettings } from "./use-session.ts"

function OpenChip() {
  const t = useSessionTexts()
  const entry = useRecordContext<SessionEntry>()
  const settings = useSettings()
  if (!entry || settings?.item.admission_session !== entry.id) return null
  return <Tag tone="good">{t("isOpen")}</Tag>
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
  const t = useSessionTexts()
  if (!useMayEdit()) return null
  return (
    <Button component={RouterLink} to="/content/sessions/create" label={t("newTitle")}>
      <AddIcon />
    </Button>
  )
}

const addressOf = ({ id }: SessionEntry) => `/content/sessions/${id}`

function Lines() {
  return (
    <PhoneList<SessionEntry> addressOf={addressOf} primary={({ id }) => id}>
      <Programmes /> <OpenChip />
    </PhoneList>
  )
}

/** The programmes are read whole. */
const sessionTable = {
  ...denseTable,
  "& .MuiTableCell-root.column-programmes": { maxWidth: "40em" },
}

function Columns() {
  const t = useSessionTexts()
  return (
    <DataTable<SessionEntry> bulkActionButtons={false} rowClick="edit" sx={sessionTable}>
      <DataTable.Col<SessionEntry>
        source="id"
        label={t("label")}
        render={(entry) => <RecordLink to={addressOf(entry)}>{entry.id}</RecordLink>}
      />
      <DataTable.Col source="open" label={t("applicationsTaken")} field={OpenChip} disableSort />
      <DataTable.Col source="programmes" label={t("programmes")} field={Programmes} disableSort />
      <DataTable.Col source="updated_at" label="console.content.changedAt" field={DateTimeField} />
      <DataTable.Col source="updated_by" label="console.content.changedBy" field={ActorField} />
    </DataTable>
  )
}

/** All admission sessions, the newest first. */
export function SessionList() {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down("sm"))
  return (
    <ListPage actions={<Actions />} sort={{ field: "id", order: "DESC" }} perPage={100}>
      {isPhone ? <Lines /> : <Columns />}
    </ListPage>
  )
}
