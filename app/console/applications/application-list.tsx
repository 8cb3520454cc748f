import { Box, type Theme, useMediaQuery } from "@mui/material"
import { useGetIdentity, useListContext, useRecordContext, useTranslate } from "react-admin"

import { groupAdmissionCode } from "#domain/applications/admission-code.ts"
import { maxSheetsPerPrint } from "#domain/applications/print-record.ts"
import type { ListedApplication } from "#server/features/applications/applications.ts"

import { DialogButton } from "../dialogs/form-dialog.tsx"
import { ExportIcon, MineIcon } from "../icons.tsx"
import { FilterToggle } from "../lists/filter-toggle.tsx"
import { ListPage } from "../lists/list-page.tsx"
import { PhoneList } from "../lists/phone-list.tsx"
import { usePermission } from "../permission.tsx"
import { PrintButton } from "../print-form.tsx"
import { ApplicationBulkActions } from "./bulk-actions.tsx"
import { useCourseName } from "./choices.ts"
import { ExportDialog } from "./export-dialog.tsx"
import { ColumnsButton } from "./list/columns-button.tsx"
import { Columns, showAddress } from "./list/columns.tsx"
import { isNew, StatusChip } from "./list/status-chip.tsx"
import { useFilters } from "./list/use-filters.ts"
import { ViewsButton } from "./list/views-button.tsx"
import { WorkListTabs } from "./list/work-list-tabs.tsx"
import { PaperButton } from "./paper-button.tsx"

function ExportButton() {
  const may = usePermission()
  const { data = [] } = useListContext()
  if (!may("applications.export")) return null
  return (
    <DialogButton
      label="console.export.title"
      icon={<ExportIcon />}
      disabled={data.length === 0}
      isCompact
    >
      {(close) => <ExportDialog records="applications" onClose={close} />}
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
      isCompact
      path="/office/sheets"
      fields={{ filter: JSON.stringify(filterValues), sort: sort.field, order: sort.order }}
      label={translate(`console.applications.${messageKey}`, {
        smart_count: total ?? maxSheetsPerPrint,
        count: maxSheetsPerPrint,
      })}
    />
  )
}

/** Shows only what is assigned to the signed-in member of staff, or everything again. */
function MineButton() {
  const name = useGetIdentity().identity?.fullName
  if (!name) return null
  return (
    <FilterToggle source="assignedTo" value={name} label="console.workLists.mine">
      <MineIcon />
    </FilterToggle>
  )
}

function Actions({ isPhone }: { isPhone: boolean }) {
  const may = usePermission()
  return (
    <>
      {may("applications.work") && <MineButton />}
      <PaperButton />
      <ViewsButton />
      {!isPhone && <ColumnsButton />}
      <PrintFiltered />
      <ExportButton />
    </>
  )
}

function Below() {
  const courseName = useCourseName()
  const item = useRecordContext<ListedApplication>()
  if (!item) return null
  const { id, father_name, course } = item
  return (
    <>
      {[courseName(course), father_name].join(" · ")}{" "}
      <Box component="span" sx={{ whiteSpace: "nowrap", fontFamily: "monospace" }}>
        {groupAdmissionCode(id)}
      </Box>{" "}
      <StatusChip application={item} />
    </>
  )
}

function Lines() {
  return (
    <PhoneList<ListedApplication>
      addressOf={showAddress}
      isBold={isNew}
      isSelectable
      primary={({ applicant_name }) => applicant_name}
    >
      <Below />
    </PhoneList>
  )
}

/** The applications of the session in work lists, the newest first. */
export function ApplicationListPage() {
  const translate = useTranslate()
  const filters = useFilters()
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down("sm"))
  return (
    <ListPage
      sort={{ field: "submitted_at", order: "DESC" }}
      searchLabel={translate("console.applications.search")}
      filters={filters}
      actions={<Actions isPhone={isPhone} />}
      bulkActions={<ApplicationBulkActions />}
      tabs={<WorkListTabs />}
    >
      {isPhone ? <Lines /> : <Columns />}
    </ListPage>
  )
}
