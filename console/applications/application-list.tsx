import { Box, type Theme, useMediaQuery } from "@mui/material"
import { useGetIdentity, useListContext, useRecordContext } from "react-admin"

import { duplicateKinds } from "#domain/applications/duplicates.ts"
import { choices } from "#domain/applications/form/form-fields.ts"
import { formatValue } from "#domain/applications/format-value.ts"
import { staffStatusMessages } from "#domain/applications/messages/status-messages.ts"
import { maxSheetsPerPrint } from "#domain/applications/print-record.ts"
import {
  feeStatuses,
  statuses,
  type WorkList,
  workListNames,
} from "#domain/applications/workflow.ts"
import { offerStates } from "#domain/merit/rounds/offers.ts"
import type { ListedApplication } from "#server/features/applications/applications.ts"

import {
  useCourseChoices,
  useSessionNames,
  useCourseName,
} from "../admission-sessions/use-sessions.ts"
import { useCall } from "../api/use-request.ts"
import { DialogButton } from "../kit/dialog/form-dialog.tsx"
import { PrintButton } from "../kit/dialog/print-form.tsx"
import { ExportIcon, MineIcon } from "../kit/page/icons.tsx"
import { FilterToggle } from "../kit/table/filter-button.tsx"
import { type FilterField, listAddress } from "../kit/table/filters.ts"
import { LinkTab, LinkTabs } from "../kit/table/link-tabs.tsx"
import { ListPage } from "../kit/table/list-page.tsx"
import { PhoneList } from "../kit/table/phone-list.tsx"
import { useConsoleLanguage, useText } from "../kit/text/use-language.ts"
import type { ConsoleMessages } from "../messages/messages.ts"
import { usePermission } from "../permission.tsx"
import { ApplicationBulkActions } from "./bulk-actions.tsx"
import { Columns, ColumnsButton, OfferText, showAddress, useOfferTexts } from "./columns.tsx"
import { ExportDialog } from "./export-dialog.tsx"
import { PaperButton } from "./paper-button.tsx"
import { DuplicateTag, StatusChip, isNew } from "./status-chip.tsx"
import { useValueLabels } from "./use-application.ts"
import { ViewsButton } from "./views-button.tsx"

type Source = keyof ConsoleMessages["resources"]["applications"]["fields"] & string

/** The filters of the list; those of the work lists are above it. */
const useFilters = (): FilterField[] => {
  const t = useText()
  const labels = useValueLabels()
  const language = useConsoleLanguage()
  const text = useOfferTexts()
  const day = (source: Source): FilterField => ({
    source,
    label: t(`resources.applications.fields.${source}`),
    kind: "day",
  })
  const choice = <Id extends string>(
    source: Source,
    ids: readonly Id[],
    nameOf: (id: Id) => string = String,
  ): FilterField => ({
    ...day(source),
    kind: "choice",
    choices: ids.map((id) => ({ id, name: nameOf(id) })),
  })
  return [
    { ...choice("course", []), choices: useCourseChoices() },
    choice("status", statuses, (status) => staffStatusMessages[status].name[language]),
    choice("category", choices.category, (id) => formatValue("category", id, labels)),
    choice("feeStatus", [...feeStatuses, "without_seat"], (status) =>
      t(status === "without_seat" ? "console.feeState.withoutSeat" : `feeStatuses.${status}`),
    ),
    choice("duplicates", duplicateKinds, (kind) => t(`console.duplicates.${kind}`)),
    choice("check", ["marks", "proposal", "answer"], (check) => t(checkTags[check])),
    choice("offer", offerStates, (state) => text(`filter.${state}`)),
    day("dayFrom"),
    day("dayTo"),
    choice("session", useSessionNames()),
    { ...choice("assigned_to", []), source: "assignedTo" },
  ]
}

/** Applications whose number is in question, as a tab while there are any. */
function SameNumberTab({ count }: { count: number | undefined }) {
  const t = useText()
  const { filterValues } = useListContext()
  const { duplicates, list: _list, check: _check, ...others } = filterValues
  if (!count && duplicates !== "number") return null
  return (
    <LinkTab
      to={listAddress("/applications", { ...others, duplicates: "number" })}
      label={t("console.duplicates.number")}
      isCurrent={duplicates === "number"}
      count={count}
    />
  )
}

const checkTags = {
  marks: "console.unusual.tag",
  proposal: "console.proposals.tag",
  answer: "console.answers.tag",
} as const

interface CheckTabProps {
  kind: Exclude<keyof typeof checkTags, "marks">
  count: number | undefined
}

/** Applications with a proposed correction, or with an answer to check, as a tab while there are any. */
function CheckTab({ kind, count }: CheckTabProps) {
  const t = useText()
  const { filterValues } = useListContext()
  const { check, list: _list, duplicates: _duplicates, ...others } = filterValues
  if (!count && check !== kind) return null
  return (
    <LinkTab
      to={listAddress("/applications", { ...others, check: kind })}
      label={t(checkTags[kind])}
      isCurrent={check === kind}
      count={count}
    />
  )
}

function WorkListTab({ name, count }: { name: WorkList | "all"; count: number | undefined }) {
  const t = useText()
  const { filterValues } = useListContext()
  // A tab keeps the other filters, but not another status.
  const { list, status: _status, duplicates, check, ...rest } = filterValues
  const isOwnTab = check === "proposal" || check === "answer"
  const others = isOwnTab || check === undefined ? rest : { ...rest, check }
  return (
    <LinkTab
      to={listAddress("/applications", name === "all" ? others : { ...others, list: name })}
      label={t(`console.workLists.${name}`)}
      isCurrent={!duplicates && !isOwnTab && (list ?? "all") === name}
      count={count}
    />
  )
}

/** The work lists as links with the number of applications in each, without regard to other filters. */
function WorkListTabs() {
  const t = useText()
  const { filterValues } = useListContext()
  const session = typeof filterValues["session"] === "string" ? filterValues["session"] : ""
  const sent = session ? { session } : {}
  const { data } = useCall("GET /applications/work-lists", sent, { refetchInterval: 60_000 })
  return (
    <LinkTabs label={t("console.workLists.title")}>
      {[...workListNames, "all" as const].map((name) => (
        <WorkListTab key={name} name={name} count={data?.[name]} />
      ))}
      <SameNumberTab count={data?.sameNumber} />
      <CheckTab kind="proposal" count={data?.proposals} />
      <CheckTab kind="answer" count={data?.answers} />
    </LinkTabs>
  )
}

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
  const t = useText()
  const { data, filterValues, sort, total } = useListContext<ListedApplication>()
  if (!data?.length) return null
  const isAll = total !== undefined && total <= maxSheetsPerPrint
  const messageKey = isAll ? "printAll" : total === undefined ? "printSome" : "printFirst"
  return (
    <PrintButton
      isCompact
      path="/office/sheets"
      fields={{ filter: JSON.stringify(filterValues), sort: sort.field, order: sort.order }}
      label={{
        text: t(`console.applications.${messageKey}`, {
          count: total ?? maxSheetsPerPrint,
          shown: maxSheetsPerPrint,
        }),
      }}
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
        {id}
      </Box>{" "}
      <StatusChip application={item} /> <DuplicateTag duplicates={item.duplicates} />
      {item.offer && (
        <Box>
          <OfferText offer={item.offer} />
        </Box>
      )}
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
  const t = useText()
  const filters = useFilters()
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down("sm"))
  return (
    <ListPage
      sort={{ field: "submitted_at", order: "DESC" }}
      searchLabel={t("console.applications.search")}
      filters={filters}
      actions={<Actions isPhone={isPhone} />}
      bulkActions={<ApplicationBulkActions />}
      tabs={<WorkListTabs />}
    >
      {isPhone ? <Lines /> : <Columns />}
    </ListPage>
  )
}
