import { Box, Link, Stack } from "@mui/material"
import {
  CreateButton,
  DataTable,
  FunctionField,
  List,
  Pagination,
  SearchInput,
  SelectInput,
  TopToolbar,
  useCreatePath,
  useRecordContext,
  useResourceContext,
} from "react-admin"
import { Link as RouterLink, Navigate } from "react-router-dom"

import { isOfficeDocument } from "#domain/content/office-documents.ts"
import { thumbnailOf } from "#domain/content/picture-sources.ts"

import { DateTimeField, useFormatDay } from "../date-field.tsx"
import { type ContentEntry, useCollection, useMayEdit, useTitleOf } from "./entry.ts"
import { SortableList } from "./order/sortable-list.tsx"
import { DragHandle, OrderButtons, SortableBody } from "./order/sortable-row.tsx"
import { useOrder } from "./order/use-order.ts"
import { StateChip } from "./publishing-state-chip.tsx"
import { TranslationField } from "./translation-flag.tsx"

const states = ["draft", "scheduled", "published", "expired"].map((id) => ({
  id,
  name: `console.content.states.${id}`,
}))

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput
    key="state"
    source="state"
    label="console.content.state"
    choices={states}
    alwaysOn
  />,
]

function Actions() {
  const mayEdit = useMayEdit()
  return <TopToolbar>{mayEdit && <CreateButton />}</TopToolbar>
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
      sx={{ display: "block", width: 72, height: 48, objectFit: "cover" }}
    />
  )
}

/** Link to the item for keyboard users; a pointer can click the whole row. */
function Title() {
  const { id, item } = useRecordContext<ContentEntry>()!
  const titleOf = useTitleOf()
  const createPath = useCreatePath()
  const resource = useResourceContext()!
  return (
    <Link
      component={RouterLink}
      to={createPath({ resource, type: "edit", id })}
      color="inherit"
      underline="hover"
      onClick={(event) => event.stopPropagation()}
    >
      {titleOf(item) || id}
    </Link>
  )
}

function Day({ name }: { name: string }) {
  const day = useFormatDay()
  return (
    <FunctionField<ContentEntry>
      render={({ item }) => {
        const value = (item as Record<string, unknown>)[name]
        return typeof value === "string" && value ? day(value) : ""
      }}
    />
  )
}

/** Columns on a phone: title and publishing state. */
const columns = {
  "& .column-updated_at, & .column-picture, & .column-updated_by": {
    display: { xs: "none", sm: "table-cell" },
  },
  "& .column-drag": { width: 0, pr: 0 },
  "& td, & th": { px: { xs: 1, sm: 2 } },
}

/** On a phone the floating create button would cover the last row. */
const roomBelow = { pb: { xs: 9, sm: 0 } }

function Table({ day, hasPictures }: { day: string | undefined; hasPictures: boolean }) {
  const { isMovable } = useOrder()
  const mayEdit = useMayEdit()
  const isOffice = isOfficeDocument(useCollection().collection)
  return (
    <DataTable bulkActionButtons={false} rowClick="edit" body={SortableBody} sx={columns}>
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
      <DataTable.Col label="console.content.title" source="id" disableSort>
        <Title />
      </DataTable.Col>
      {day && (
        <DataTable.Col source={`item.${day}`} label={`console.content.fields.${day}`}>
          <Day name={day} />
        </DataTable.Col>
      )}
      {!isOffice && (
        <DataTable.Col source="state" label="console.content.state" disableSort>
          <Stack direction="row" sx={{ flexWrap: "wrap", gap: 0.5 }}>
            <StateChip />
            <TranslationField />
          </Stack>
        </DataTable.Col>
      )}
      <DataTable.Col source="updated_at" label="console.content.changedAt">
        <DateTimeField source="updated_at" />
      </DataTable.Col>
      <DataTable.Col source="updated_by" label="console.content.changedBy" />
      {!day && mayEdit && !isOffice && (
        <DataTable.Col source="position" label="console.content.order">
          <OrderButtons />
        </DataTable.Col>
      )}
    </DataTable>
  )
}

/** Items of a collection, in the order of the public site. */
export function ContentList() {
  const { collection, fields } = useCollection()
  if (!fields) return null
  // Collections with a date are sorted by it first.
  const day = isOfficeDocument(collection)
    ? undefined
    : fields.find(({ kind }) => kind === "day")?.name
  return (
    <List
      filters={filters}
      actions={<Actions />}
      sort={day ? { field: `item.${day}`, order: "DESC" } : { field: "position", order: "ASC" }}
      perPage={100}
      pagination={<Pagination rowsPerPageOptions={[25, 50, 100]} />}
      sx={roomBelow}
    >
      <SortableList isOrdered={!day && !isOfficeDocument(collection)}>
        <Table day={day} hasPictures={fields.some(({ kind }) => kind === "picture")} />
      </SortableList>
    </List>
  )
}

export function ToSettings() {
  return <Navigate to="/content/settings/college" replace />
}
