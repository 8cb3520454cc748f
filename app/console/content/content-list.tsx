import { Box } from "@mui/material"
import {
  CreateButton,
  DataTable,
  DateField,
  FunctionField,
  List,
  Pagination,
  SearchInput,
  SelectInput,
  TopToolbar,
} from "react-admin"
import { Navigate } from "react-router-dom"

import { pictureSources } from "#domain/content/picture-sources.ts"

import { useMay } from "../me.ts"
import { type Entry, useCollection, useTitleOf } from "./entry.ts"
import { OrderButtons } from "./order-buttons.tsx"
import { StateChip } from "./state-chip.tsx"

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
  const may = useMay()
  return <TopToolbar>{may("content.edit") && <CreateButton />}</TopToolbar>
}

const pictureOf = ({ item }: Entry) => (item.picture as { file: string } | undefined)?.file

function Thumbnail({ file }: { file: string | undefined }) {
  if (!file) return null
  return (
    <Box
      component="img"
      src={pictureSources(file).src}
      alt=""
      loading="lazy"
      sx={{ display: "block", width: 72, height: 48, objectFit: "cover" }}
    />
  )
}

/** The items of a collection, in the order in which visitors see them. */
export function ContentList() {
  const { fields } = useCollection()
  const may = useMay()
  const titleOf = useTitleOf()
  // What has a day is ordered by it, before all else.
  const isDated = fields?.some(({ name }) => name === "date" || name === "starts_on")
  const hasPictures = fields?.some(({ kind }) => kind === "picture")
  if (!fields) return null
  const day = fields.find(({ kind }) => kind === "day")?.name
  return (
    <List
      filters={filters}
      actions={<Actions />}
      sort={isDated ? { field: `item.${day}`, order: "DESC" } : { field: "position", order: "ASC" }}
      perPage={100}
      pagination={<Pagination rowsPerPageOptions={[25, 50, 100]} />}
      exporter={false}
    >
      <DataTable
        bulkActionButtons={false}
        rowClick="edit"
        sx={{
          "& .column-updated_at, & .column-picture, & .column-updated_by": {
            display: { xs: "none", sm: "table-cell" },
          },
        }}
      >
        {hasPictures && (
          <DataTable.Col<Entry>
            source="picture"
            label="console.content.fields.picture"
            disableSort
            render={(entry) => <Thumbnail file={pictureOf(entry)} />}
          />
        )}
        <DataTable.Col label="console.content.title" source="id" disableSort>
          <FunctionField<Entry> render={({ id, item }) => titleOf(item) || id} />
        </DataTable.Col>
        {isDated && (
          <DataTable.Col source={`item.${day}`} label={`console.content.fields.${day}`}>
            <DateField source={`item.${day}`} />
          </DataTable.Col>
        )}
        <DataTable.Col source="state" label="console.content.state" disableSort>
          <StateChip />
        </DataTable.Col>
        <DataTable.Col source="updated_at" label="console.content.changedAt">
          <DateField source="updated_at" showTime />
        </DataTable.Col>
        <DataTable.Col source="updated_by" label="console.content.changedBy" />
        {!isDated && may("content.edit") && (
          <DataTable.Col source="position" label="console.content.order">
            <OrderButtons />
          </DataTable.Col>
        )}
      </DataTable>
    </List>
  )
}

/** The settings are one item. */
export function ToSettings() {
  return <Navigate to="/content/settings/college" replace />
}
