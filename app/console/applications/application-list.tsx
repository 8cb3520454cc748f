import { type Theme, useMediaQuery } from "@mui/material"
import {
  DataTable,
  DateInput,
  FilterButton,
  FunctionField,
  List,
  NullableBooleanInput,
  Pagination,
  SearchInput,
  SelectField,
  SelectInput,
  SimpleList,
  TextInput,
  TopToolbar,
  useListContext,
  useTranslate,
} from "react-admin"

import { groupAdmissionCode } from "#domain/applications/admission-code.ts"
import { choices } from "#domain/applications/form/field-types.ts"
import { statusMessages } from "#domain/applications/messages/status-messages.ts"
import { maxSheetsPerPrint } from "#domain/applications/print-record.ts"
import type { ListedApplication } from "#server/features/applications/applications.ts"

import { DateTimeField } from "../date-field.tsx"
import { DialogButton } from "../form-dialog.tsx"
import { ExportIcon } from "../icons.tsx"
import { usePermission } from "../permission.tsx"
import { PrintButton } from "../print-form.tsx"
import { withoutAadhaar } from "../search/without-aadhaar.ts"
import { useConsoleLanguage } from "../use-language.ts"
import { ApplicationBulkActions } from "./bulk-actions.tsx"
import { feeStatusChoices, useCourseChoices, useStatusChoices } from "./choices.ts"
import { ExportDialog } from "./export-dialog.tsx"
import { PaperButton } from "./paper-button.tsx"

function ExportButton() {
  const may = usePermission()
  const { data = [] } = useListContext()
  if (!may("applications.export")) return null
  return (
    <DialogButton label="console.export.title" icon={<ExportIcon />} disabled={data.length === 0}>
      {(close) => <ExportDialog onClose={close} />}
    </DialogButton>
  )
}

/** Prints the sheets of all applications that match the filters, up to a limit. */
function PrintFiltered() {
  const translate = useTranslate()
  const { data, filterValues, sort, total } = useListContext<ListedApplication>()
  if (!data?.length) return null
  const isAll = total !== undefined && total <= maxSheetsPerPrint
  const messageKey = isAll ? "printAll" : total === undefined ? "printSome" : "printFirst"
  return (
    <PrintButton
      path="/office/sheets"
      fields={{ filter: JSON.stringify(filterValues), sort: sort.field, order: sort.order }}
      label={translate(`console.applications.${messageKey}`, {
        smart_count: total ?? maxSheetsPerPrint,
        count: maxSheetsPerPrint,
      })}
    />
  )
}

function ListActions() {
  return (
    <TopToolbar>
      <PaperButton />
      <FilterButton />
      <PrintFiltered />
      <ExportButton />
    </TopToolbar>
  )
}

/** Pagination with larger page sizes, for checking many records in a row. */
function Pages() {
  return <Pagination rowsPerPageOptions={[25, 50, 100]} />
}

const categoryChoices = choices.category.map((category) => ({
  id: category,
  name: category.toUpperCase(),
}))

/** The list's filters; react-admin can save a set of them under a name. */
const useFilters = () => {
  const translate = useTranslate()
  const statuses = useStatusChoices()
  const courses = useCourseChoices()
  return [
    <SearchInput
      key="q"
      source="q"
      alwaysOn
      parse={withoutAadhaar}
      placeholder={translate("console.applications.search")}
      sx={{ minWidth: { sm: 340 } }}
    />,
    <SelectInput
      key="status"
      source="status"
      choices={statuses}
      alwaysOn
      translateChoice={false}
    />,
    <SelectInput key="course" source="course" choices={courses} alwaysOn translateChoice={false} />,
    <SelectInput
      key="category"
      source="category"
      choices={categoryChoices}
      translateChoice={false}
    />,
    <SelectInput key="feeStatus" source="feeStatus" choices={feeStatusChoices} />,
    <NullableBooleanInput key="isSeen" source="isSeen" />,
    <DateInput key="dayFrom" source="dayFrom" />,
    <DateInput key="dayTo" source="dayTo" />,
    <TextInput key="session" source="session" />,
  ]
}

function Lines() {
  const language = useConsoleLanguage()
  return (
    <SimpleList<ListedApplication>
      primaryText="%{applicant_name}"
      secondaryText={({ course, status }) => `${course} · ${statusMessages[status].name[language]}`}
      tertiaryText={({ id }) => groupAdmissionCode(id)}
      rowClick="show"
    />
  )
}

function Columns() {
  const translate = useTranslate()
  const statuses = useStatusChoices()
  return (
    <DataTable
      bulkActionButtons={<ApplicationBulkActions />}
      rowClick="show"
      rowSx={(record: ListedApplication) => ({ fontWeight: record.seen_at ? 400 : 700 })}
    >
      <DataTable.Col source="submitted_at" sx={{ whiteSpace: "nowrap" }}>
        <DateTimeField source="submitted_at" />
      </DataTable.Col>
      <DataTable.Col source="applicant_name" sx={{ "& span": { fontWeight: "inherit" } }} />
      <DataTable.Col source="course" disableSort />
      <DataTable.Col source="category" disableSort>
        <FunctionField<ListedApplication> render={({ category }) => category.toUpperCase()} />
      </DataTable.Col>
      <DataTable.Col source="status" disableSort>
        <SelectField source="status" choices={statuses} translateChoice={false} />
      </DataTable.Col>
      <DataTable.Col source="fee_status" disableSort>
        <SelectField source="fee_status" choices={feeStatusChoices} />
      </DataTable.Col>
      <DataTable.Col source="applicant_mobile" disableSort />
      <DataTable.Col source="id" disableSort sx={{ fontFamily: "monospace", whiteSpace: "nowrap" }}>
        <FunctionField<ListedApplication> render={({ id }) => groupAdmissionCode(id)} />
      </DataTable.Col>
      <DataTable.Col source="source" disableSort>
        <FunctionField<ListedApplication>
          render={({ source, seen_at }) =>
            [
              source === "paper" && translate("console.applications.paper"),
              !seen_at && translate("console.applications.notSeen"),
            ]
              .filter(Boolean)
              .join(", ")
          }
        />
      </DataTable.Col>
    </DataTable>
  )
}

/** All applications of the session, the newest first. */
export function ApplicationListPage() {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down("sm"))
  return (
    <List
      filters={useFilters()}
      actions={<ListActions />}
      sort={{ field: "submitted_at", order: "DESC" }}
      pagination={<Pages />}
    >
      {isPhone ? <Lines /> : <Columns />}
    </List>
  )
}
