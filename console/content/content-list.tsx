import { Box, Stack, type Theme, useMediaQuery } from "@mui/material"
import {
  DataTable,
  FunctionField,
  useCreatePath,
  useRecordContext,
  useResourceContext,
} from "react-admin"
import { Navigate } from "react-router-dom"

import { filterChoices, filterFields } from "#domain/content/categories.ts"
import { isOfficeDocument } from "#domain/content/office-documents.ts"
import { thumbnailOf } from "#domain/content/picture-sources.ts"

import { DateTimeField, useFormatDay } from "../kit/day/date-field.tsx"
import { Waiting } from "../kit/page/waiting.tsx"
import { inBar, RecordLink, denseTable } from "../kit/table/dense-table.tsx"
import type { FilterField } from "../kit/table/filters.ts"
import { ListPage } from "../kit/table/list-page.tsx"
import { PhoneList } from "../kit/table/phone-list.tsx"
import { Tag } from "../kit/table/tag.tsx"
import { useText, useTextOfKey } from "../kit/text/use-language.ts"
import { ActorField } from "../record/actor-name.tsx"
import { ContentBulkActions } from "./bulk/bulk-actions.tsx"
import {
  StateChip,
  TranslationField,
  type ContentEntry,
  useCollection,
  useMayEdit,
  useTitleOf,
} from "./entry.tsx"
import { ListActions } from "./list-actions.tsx"
import { DragHandle, OrderButtons, SortableBody, SortableList } from "./order/sortable-row.tsx"
import { useOrder } from "./order/use-order.ts"
import { useUploadTexts } from "./uploads/texts.ts"

const states = ["draft", "scheduled", "published", "expired"] as const

/** The filter of visitors: the category of notices, the type of documents. */
const useOwnFilter = (): FilterField[] => {
  const t = useText()
  const textOfKey = useTextOfKey()
  const { collection } = useCollection()
  if (collection !== "notices" && collection !== "documents") return []
  const source = filterFields[collection]
  const choices = Object.keys(filterChoices[collection]).map((id) => ({
    id,
    name: textOfKey(`console.content.choices.${id}`),
  }))
  return [{ source, label: t(`console.content.fields.${source}`), kind: "choice", choices }]
}

const useFilters = (): FilterField[] => {
  const t = useText()
  const own = useOwnFilter()
  const choices = states.map((id) => ({ id, name: t(`console.content.states.${id}`) }))
  return [...own, { source: "state", label: t("console.content.state"), kind: "choice", choices }]
}

const pictureOf = ({ item }: ContentEntry) => (item.picture as { file: string } | undefined)?.file

function Thumbnail({ file }: { file: string | undefined }) {
  if (!file) return null
  return (
    <Box
      component="img"
      src={thumbnailOf(file)}
      alt=""
      loading="lazy"
      sx={{ display: "block", width: 54, height: 36, objectFit: "cover" }}
    />
  )
}

/** Returns a function that gives the path of the page that edits an item. */
const useEditPath = () => {
  const createPath = useCreatePath()
  const resource = useResourceContext()!
  return ({ id }: Pick<ContentEntry, "id">) => createPath({ resource, type: "edit", id })
}

function Title() {
  const entry = useRecordContext<ContentEntry>()!
  const titleOf = useTitleOf()
  const pathOf = useEditPath()
  return <RecordLink to={pathOf(entry)}>{titleOf(entry.item) || entry.id}</RecordLink>
}

function Day({ name }: { name: string }) {
  const day = useFormatDay()
  return (
    <FunctionField<ContentEntry>
      render={({ item }) => {
        const value = item[name]
        return typeof value === "string" && value ? day(value) : ""
      }}
    />
  )
}

const contentTable = {
  ...denseTable,
  "& .MuiTableCell-root.column-id": { maxWidth: "30em" },
  "& .column-drag": { width: 0 },
}

function State() {
  const t = useUploadTexts()
  const { pdf_problem: problem } = useRecordContext<ContentEntry>()!
  return (
    <Stack direction="row" sx={{ flexWrap: "wrap", gap: 0.5 }}>
      <StateChip />
      <TranslationField />
      {problem && <Tag tone="waiting">{t(`${problem}Tag`)}</Tag>}
    </Stack>
  )
}

interface RowsProps {
  /** The field by which the collection is sorted, if it has a date. */
  day: string | undefined
  /** Whether items can be selected, to change many at once. */
  isSelectable: boolean
}

/** On a phone: title, day and state, and buttons for the order. */
function Lines({ day, isSelectable }: RowsProps) {
  const pathOf = useEditPath()
  const titleOf = useTitleOf()
  return (
    <PhoneList<ContentEntry>
      addressOf={pathOf}
      primary={({ id, item }) => titleOf(item) || id}
      isSelectable={isSelectable}
      end={!day && <OrderButtons />}
    >
      {day && <Day name={day} />}
      <State />
    </PhoneList>
  )
}

function Columns({ day, isSelectable, hasPictures }: RowsProps & { hasPictures: boolean }) {
  const { isMovable } = useOrder()
  const mayEdit = useMayEdit()
  return (
    <DataTable
      bulkActionButtons={isSelectable && inBar}
      bulkActionsToolbar={inBar}
      rowClick="edit"
      body={SortableBody}
      sx={contentTable}
    >
      {isMovable && (
        <DataTable.Col source="drag" label="console.content.drag.column" disableSort>
          <DragHandle />
        </DataTable.Col>
      )}
      {hasPictures && (
        <DataTable.Col<ContentEntry>
          source="picture"
          label="console.content.fields.picture"
          disableSort
          render={(entry) => <Thumbnail file={pictureOf(entry)} />}
        />
      )}
      <DataTable.Col label="console.content.title" source="id" field={Title} disableSort />
      {day && (
        <DataTable.Col source={`item.${day}`} label={`console.content.fields.${day}`}>
          <Day name={day} />
        </DataTable.Col>
      )}
      <DataTable.Col source="state" label="console.content.state" field={State} disableSort />
      <DataTable.Col source="updated_at" label="console.content.changedAt" field={DateTimeField} />
      <DataTable.Col source="updated_by" label="console.content.changedBy" field={ActorField} />
      {!day && mayEdit && (
        <DataTable.Col source="position" label="console.content.order" field={OrderButtons} />
      )}
    </DataTable>
  )
}

/** Items of a collection, in the order of the public site. */
export function ContentList() {
  const t = useText()
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down("sm"))
  const filters = useFilters()
  const { collection, fields } = useCollection()
  const isSelectable = useMayEdit() && !isOfficeDocument(collection)
  if (!fields) return <Waiting />
  // Collections with a date are sorted by it first.
  const day = fields.find(({ kind }) => kind === "day")?.name
  const hasPictures = fields.some(({ kind }) => kind === "picture")
  return (
    <ListPage
      searchLabel={t("ra.action.search")}
      filters={filters}
      actions={<ListActions />}
      {...(isSelectable && { bulkActions: <ContentBulkActions isOrdered={!day} /> })}
      sort={day ? { field: `item.${day}`, order: "DESC" } : { field: "position", order: "ASC" }}
      perPage={100}
    >
      <SortableList isOrdered={!day}>
        {isPhone ? (
          <Lines {...{ day, isSelectable }} />
        ) : (
          <Columns {...{ day, isSelectable, hasPictures }} />
        )}
      </SortableList>
    </ListPage>
  )
}

export function ToSettings() {
  return <Navigate to="/content/settings/college" replace />
}
