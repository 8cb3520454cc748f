import { type Theme, useMediaQuery } from "@mui/material"
import {
  Button,
  DataTable,
  FunctionField,
  SelectField,
  useListContext,
  useRecordContext,
} from "react-admin"
import { Link } from "react-router-dom"

import type { StudentRecord } from "#server/features/students/students.ts"

import { ExportDialog } from "../applications/export-dialog.tsx"
import { DialogButton } from "../kit/dialog/form-dialog.tsx"
import { ExportIcon, ImportIcon } from "../kit/page/icons.tsx"
import { RecordLink, denseTable, inBar } from "../kit/table/dense-table.tsx"
import type { FilterField } from "../kit/table/filters.ts"
import { ListPage } from "../kit/table/list-page.tsx"
import { PhoneList } from "../kit/table/phone-list.tsx"
import { useText } from "../kit/text/use-language.ts"
import { usePermission } from "../permission.tsx"
import { CardsButton, StudentBulkActions } from "./bulk-actions.tsx"
import { semesterChoices, sessionChoices, studentStatuses, useStudentChoices } from "./choices.ts"

type Student = StudentRecord & { id: string }

const useFilters = (): FilterField[] => {
  const t = useText()
  const { courses } = useStudentChoices()
  const choice = (
    source: "course" | "session" | "semester" | "status",
    choices: FilterField["choices"] & {},
  ): FilterField => ({
    source,
    label: t(`resources.students.fields.${source}`),
    kind: "choice",
    choices,
  })
  return [
    choice("course", courses),
    choice("session", sessionChoices()),
    choice("semester", semesterChoices),
    choice(
      "status",
      studentStatuses.map(({ id, name }) => ({ id, name: t(name) })),
    ),
  ]
}

function Actions() {
  const may = usePermission()
  const { data = [] } = useListContext()
  return (
    <>
      <CardsButton />
      {may("students.export") && (
        <DialogButton
          label="console.export.title"
          icon={<ExportIcon />}
          disabled={data.length === 0}
        >
          {(close) => <ExportDialog records="students" onClose={close} />}
        </DialogButton>
      )}
      {may("students.import") && (
        <Button component={Link} to="/students/import" label="console.students.import.title">
          <ImportIcon />
        </Button>
      )}
    </>
  )
}

type AddressOf = (student: Student) => string

function Below() {
  const student = useRecordContext<Student>()
  return [student?.admission_number, student?.urn, student?.session].join(" · ")
}

function Lines({ addressOf }: { addressOf: AddressOf }) {
  return (
    <PhoneList<Student>
      addressOf={addressOf}
      isSelectable
      primary={({ applicant_name }) => applicant_name}
    >
      <Below />
    </PhoneList>
  )
}

function Columns({ opens, addressOf }: { opens: "edit" | "show"; addressOf: AddressOf }) {
  const { courses } = useStudentChoices()
  return (
    <DataTable<Student>
      bulkActionButtons={inBar}
      bulkActionsToolbar={inBar}
      rowClick={opens}
      sx={denseTable}
    >
      <DataTable.Col source="admission_number" />
      <DataTable.Col source="applicant_name">
        <FunctionField<Student>
          render={(student) => (
            <RecordLink to={addressOf(student)}>{student.applicant_name}</RecordLink>
          )}
        />
      </DataTable.Col>
      <DataTable.Col source="father_name" disableSort />
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
    </DataTable>
  )
}

export function StudentList() {
  const t = useText()
  const opens = usePermission()("students.edit") ? "edit" : "show"
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down("sm"))
  const filters = useFilters()
  const addressOf: AddressOf = ({ id }) =>
    `/students/${encodeURIComponent(id)}${opens === "show" ? "/show" : ""}`
  return (
    <ListPage
      sort={{ field: "admission_number", order: "ASC" }}
      searchLabel={t("console.students.search")}
      filters={filters}
      actions={<Actions />}
      bulkActions={<StudentBulkActions />}
    >
      {isPhone ? <Lines addressOf={addressOf} /> : <Columns opens={opens} addressOf={addressOf} />}
    </ListPage>
  )
}
