import { type Theme, useMediaQuery } from "@mui/material"
import {
  Button,
  DataTable,
  EditButton,
  FilterButton,
  List,
  SearchInput,
  SelectField,
  SelectInput,
  ShowButton,
  SimpleList,
  TextInput,
  TopToolbar,
  useTranslate,
} from "react-admin"
import { Link } from "react-router-dom"

import type { StudentRecord } from "#server/features/students/students.ts"

import { ImportIcon } from "../icons.tsx"
import { usePermission } from "../permission.tsx"
import { withoutAadhaar } from "../search/without-aadhaar.ts"
import { StudentBulkActions } from "./bulk-actions.tsx"
import { CardsButton } from "./cards-button.tsx"
import { semesterChoices, studentStatuses, useStudentChoices } from "./choices.ts"

const useFilters = () => {
  const translate = useTranslate()
  const { courses } = useStudentChoices()
  return [
    <SearchInput
      key="q"
      source="q"
      alwaysOn
      parse={withoutAadhaar}
      placeholder={translate("console.students.search")}
      sx={{ minWidth: { sm: 360 } }}
    />,
    <SelectInput key="course" source="course" choices={courses} alwaysOn translateChoice={false} />,
    <TextInput key="session" source="session" placeholder="2024-2025" alwaysOn />,
    <SelectInput
      key="semester"
      source="semester"
      choices={semesterChoices}
      translateChoice={false}
    />,
    <SelectInput key="status" source="status" choices={studentStatuses} />,
  ]
}

function Actions() {
  const may = usePermission()
  return (
    <TopToolbar>
      <FilterButton />
      <CardsButton />
      {may("students.import") && (
        <Button component={Link} to="/students/import" label="console.students.import.title">
          <ImportIcon />
        </Button>
      )}
    </TopToolbar>
  )
}

function Lines({ opens }: { opens: "edit" | "show" }) {
  return (
    <SimpleList<StudentRecord & { id: string }>
      primaryText="%{applicant_name}"
      secondaryText="%{admission_number} · %{urn}"
      tertiaryText={({ session }) => session}
      rowClick={opens}
    />
  )
}

function Columns({ opens }: { opens: "edit" | "show" }) {
  const { courses } = useStudentChoices()
  return (
    <DataTable bulkActionButtons={<StudentBulkActions />} rowClick={opens}>
      <DataTable.Col source="admission_number" />
      <DataTable.Col source="applicant_name" />
      <DataTable.Col source="urn" />
      <DataTable.Col source="course">
        <SelectField source="course" choices={courses} translateChoice={false} />
      </DataTable.Col>
      <DataTable.Col source="session" />
      <DataTable.Col source="semester" />
      <DataTable.Col source="applicant_mobile" disableSort />
      <DataTable.Col source="status">
        <SelectField source="status" choices={studentStatuses} />
      </DataTable.Col>
      <DataTable.Col label={`ra.action.${opens}`}>
        {opens === "edit" ? <EditButton /> : <ShowButton />}
      </DataTable.Col>
    </DataTable>
  )
}

export function StudentList() {
  const opens = usePermission()("students.edit") ? "edit" : "show"
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down("sm"))
  return (
    <List
      filters={useFilters()}
      actions={<Actions />}
      sort={{ field: "admission_number", order: "ASC" }}
    >
      {isPhone ? <Lines opens={opens} /> : <Columns opens={opens} />}
    </List>
  )
}
