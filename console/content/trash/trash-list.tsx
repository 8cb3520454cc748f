import { type Theme, Typography, useMediaQuery } from "@mui/material"
import { DataTable, useRecordContext } from "react-admin"

import { trashDays } from "#domain/content/publishing.ts"
import { dayInIndia } from "#domain/fields/india-time.ts"
import type { TrashEntry } from "#server/features/content/content.ts"

import { DateTimeField, useFormatDay } from "../../kit/day/date-field.tsx"
import { TextButton } from "../../kit/dialog/text-button.tsx"
import { UndoIcon } from "../../kit/page/icons.tsx"
import { denseTable } from "../../kit/table/dense-table.tsx"
import { ListPage } from "../../kit/table/list-page.tsx"
import { PhoneList } from "../../kit/table/phone-list.tsx"
import { useConsoleLanguage, useText } from "../../kit/text/use-language.ts"
import { usePermission } from "../../permission.tsx"
import { ActorField, useActorName } from "../../record/actor-name.tsx"
import { type Collection, resourceOf } from "../collections.ts"
import { useRestore } from "./use-restore.ts"

const useTitle = () => {
  const language = useConsoleLanguage()
  return ({ title, slug }: TrashEntry) => title[language] || title.en || title.hi || slug
}

function RestoreButton() {
  const entry = useRecordContext<TrashEntry>()!
  const t = useText()
  const titleOf = useTitle()
  const restore = useRestore("console.content.trash.restored")
  return (
    <TextButton
      label="console.content.trash.restore"
      aria-label={`${t("console.content.trash.restore")}: ${titleOf(entry)}`}
      startIcon={<UndoIcon />}
      onClick={() =>
        void restore(`content/${entry.collection}/${entry.slug}`, { version: entry.version })
      }
    />
  )
}

const useCollectionName = () => {
  const t = useText()
  return ({ collection }: TrashEntry) =>
    t(`resources.${resourceOf(collection as Collection)}.name`, { count: 1 })
}

function Below() {
  const entry = useRecordContext<TrashEntry>()!
  const t = useText()
  const nameOf = useCollectionName()
  const actorOf = useActorName()
  const day = useFormatDay()
  return (
    <>
      {nameOf(entry)} · {actorOf(entry.removed_by)} · <DateTimeField source="removed_at" />
      <br />
      {t("console.content.trash.erasedAt")}: {day(dayInIndia(new Date(entry.erased_at)))}
    </>
  )
}

const hasNoPage = () => undefined

function Lines() {
  const titleOf = useTitle()
  const may = usePermission()
  return (
    <PhoneList<TrashEntry>
      addressOf={hasNoPage}
      primary={titleOf}
      end={may("content.edit") && <RestoreButton />}
    >
      <Below />
    </PhoneList>
  )
}

const column = (source: string, label: string) => {
  return { source, label: `console.content.${label}`, disableSort: true }
}

const trashTable = {
  ...denseTable,
  "& .MuiTableCell-root.column-title": { maxWidth: "24em", whiteSpace: "normal" },
}

function Columns() {
  const titleOf = useTitle()
  const may = usePermission()
  const nameOf = useCollectionName()
  return (
    <DataTable bulkActionButtons={false} rowClick={false} sx={trashTable}>
      <DataTable.Col<TrashEntry> {...column("title", "title")} render={titleOf} />
      <DataTable.Col<TrashEntry> {...column("collection", "trash.kind")} render={nameOf} />
      <DataTable.Col {...column("removed_at", "trash.removedAt")} field={DateTimeField} />
      <DataTable.Col {...column("removed_by", "trash.removedBy")} field={ActorField} />
      <DataTable.Col {...column("erased_at", "trash.erasedAt")} field={DateTimeField} />
      {may("content.edit") && <DataTable.Col {...column("state", "trash.after")} field={After} />}
      {may("content.edit") && (
        <DataTable.Col {...column("slug", "trash.restore")} field={RestoreButton} />
      )}
    </DataTable>
  )
}

/** What the item is once it is restored: a published page is public again at once. */
function After() {
  const { state } = useRecordContext<TrashEntry>()!
  const t = useText()
  return t(`console.content.states.${state}`)
}

function Empty() {
  const t = useText()
  return <Typography sx={{ p: 2 }}>{t("console.content.trash.none")}</Typography>
}

/** Removed items of all collections, with a button that brings each back. */
export function TrashList() {
  const t = useText()
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down("sm"))
  const hint = t("console.content.trash.hint", { days: trashDays })
  return (
    <ListPage
      tabs={<Typography sx={{ px: 1, pt: 1 }}>{hint}</Typography>}
      perPage={50}
      empty={<Empty />}
    >
      {isPhone ? <Lines /> : <Columns />}
    </ListPage>
  )
}
