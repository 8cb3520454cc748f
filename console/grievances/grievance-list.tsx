import { type Theme, Typography, useMediaQuery } from "@mui/material"
import { Button, DataTable, FunctionField, useRecordContext } from "react-admin"
import { Link } from "react-router-dom"

import { categoryNames, grievanceCategories } from "#domain/grievances/grievance-names.ts"
import type { ListedGrievance } from "#server/features/grievances/grievances.ts"

import { DateTimeField, useFormatDay } from "../kit/day/date-field.tsx"
import { HistoryIcon, MineIcon, StatusIcon } from "../kit/page/icons.tsx"
import { denseTable, RecordLink } from "../kit/table/dense-table.tsx"
import { FilterToggle } from "../kit/table/filter-button.tsx"
import type { FilterField } from "../kit/table/filters.ts"
import { ListPage } from "../kit/table/list-page.tsx"
import { PhoneList } from "../kit/table/phone-list.tsx"
import { Tag } from "../kit/table/tag.tsx"
import { useConsoleLanguage } from "../kit/text/use-language.ts"
import { usePermission } from "../permission.tsx"
import { Responsibles } from "./responsibles.tsx"
import { useGrievanceTexts } from "./texts.ts"

const addressOf = ({ id }: Pick<ListedGrievance, "id">) => `/grievances/${id}/show`

const useFilters = (): FilterField[] => {
  const text = useGrievanceTexts()
  const language = useConsoleLanguage()
  return [
    {
      source: "state",
      label: text("state"),
      kind: "choice",
      choices: (["open", "closed"] as const).map((id) => ({ id, name: text(id) })),
    },
    {
      source: "category",
      label: text("category"),
      kind: "choice",
      choices: grievanceCategories.map((id) => ({ id, name: categoryNames[id][language] })),
    },
  ]
}

/** Whether a grievance is open, and in time. */
export function StateTag({ closed_at, isLate }: Pick<ListedGrievance, "closed_at" | "isLate">) {
  const text = useGrievanceTexts()
  const state = closed_at === null ? text("open") : text("closed")
  return (
    <>
      <Tag tone={closed_at === null ? "calm" : "over"}>{state}</Tag>{" "}
      {isLate && <Tag tone="bad">{text("late")}</Tag>}
    </>
  )
}

function Columns() {
  const text = useGrievanceTexts()
  const language = useConsoleLanguage()
  const dayOf = useFormatDay()
  return (
    <DataTable<ListedGrievance> bulkActionButtons={false} rowClick={false} sx={denseTable}>
      <DataTable.Col source="id" label={text("number")} disableSort>
        <FunctionField<ListedGrievance>
          render={(row) => <RecordLink to={addressOf(row)}>{row.id}</RecordLink>}
        />
      </DataTable.Col>
      <DataTable.Col source="category" label={text("category")} disableSort>
        <FunctionField<ListedGrievance>
          render={({ category }) => categoryNames[category][language]}
        />
      </DataTable.Col>
      <DataTable.Col source="name" label={text("from")} disableSort>
        <FunctionField<ListedGrievance> render={({ name }) => name || text("anonymous")} />
      </DataTable.Col>
      <DataTable.Col source="at" label={text("received")} field={DateTimeField} disableSort />
      <DataTable.Col source="due_on" label={text("due")} disableSort>
        <FunctionField<ListedGrievance> render={({ due_on }) => dayOf(due_on)} />
      </DataTable.Col>
      <DataTable.Col source="responsible" label={text("responsible")} disableSort>
        <FunctionField<ListedGrievance>
          render={({ responsible }) => responsible ?? text("nobody")}
        />
      </DataTable.Col>
      <DataTable.Col source="closed_at" label={text("state")} disableSort>
        <FunctionField<ListedGrievance> render={(row) => <StateTag {...row} />} />
      </DataTable.Col>
    </DataTable>
  )
}

function Below() {
  const text = useGrievanceTexts()
  const language = useConsoleLanguage()
  const dayOf = useFormatDay()
  const row = useRecordContext<ListedGrievance>()!
  return (
    <>
      {categoryNames[row.category][language]} · {text("due")}: {dayOf(row.due_on)}{" "}
      <StateTag {...row} />
    </>
  )
}

function Lines() {
  const text = useGrievanceTexts()
  return (
    <PhoneList<ListedGrievance>
      addressOf={addressOf}
      primary={({ id, name }) => `${id}, ${name || text("anonymous")}`}
    >
      <Below />
    </PhoneList>
  )
}

function Actions() {
  const text = useGrievanceTexts()
  return (
    <>
      <FilterToggle source="mine" value label={text("mine")}>
        <MineIcon />
      </FilterToggle>
      <FilterToggle source="late" value label={text("late")}>
        <HistoryIcon />
      </FilterToggle>
      <Button component={Link} to="/grievances/report" label={text("report.title")}>
        <StatusIcon />
      </Button>
    </>
  )
}

/** Grievances: open ones first, the earliest due first. */
export function GrievanceList() {
  const text = useGrievanceTexts()
  const may = usePermission()
  const filters = useFilters()
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down("sm"))
  return (
    <ListPage
      filters={filters}
      actions={<Actions />}
      empty={<Typography sx={{ p: 2 }}>{text("none")}</Typography>}
      below={may("grievances.organise") && <Responsibles />}
    >
      {isPhone ? <Lines /> : <Columns />}
    </ListPage>
  )
}
