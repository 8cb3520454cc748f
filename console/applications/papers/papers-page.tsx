import { Box, type Theme, Typography, useMediaQuery } from "@mui/material"
import { Button, DataTable, FunctionField, useListContext, useRecordContext } from "react-admin"

import { documentSlots, openPaperKinds, slotLabel } from "#domain/applications/document-slots.ts"
import { openPaperNames } from "#domain/applications/messages/claims-and-documents.ts"
import { staffStatusMessages } from "#domain/applications/messages/status-messages.ts"
import { dayFirst } from "#domain/fields/india-time.ts"
import type { ListedPapers } from "#server/features/applications/applications.ts"

import {
  useCourseChoices,
  useCourseName,
  useSessionNames,
} from "../../admission-sessions/use-sessions.ts"
import { DialogButton } from "../../kit/dialog/form-dialog.tsx"
import { lazyDialog } from "../../kit/dialog/lazy-dialog.tsx"
import { ExportIcon, PrintIcon, StatusIcon } from "../../kit/page/icons.tsx"
import { OnPaper } from "../../kit/page/on-paper.tsx"
import { denseTable, inBar, RecordLink } from "../../kit/table/dense-table.tsx"
import type { FilterField } from "../../kit/table/filters.ts"
import { ListPage } from "../../kit/table/list-page.tsx"
import { PhoneList } from "../../kit/table/phone-list.tsx"
import { useConsoleLanguage, useText } from "../../kit/text/use-language.ts"
import { usePermission } from "../../permission.tsx"
import { ExportDialog } from "../export-dialog.tsx"
import { usePapersTexts } from "./texts.ts"

const AskDialog = lazyDialog(() => import("./ask-dialog.tsx").then((file) => file.AskDialog))

const showAddress = ({ id }: Pick<ListedPapers, "id">) => `/applications/${id}/show`

const useFilters = (): FilterField[] => {
  const t = useText()
  const text = usePapersTexts()
  const language = useConsoleLanguage()
  const sessions = useSessionNames()
  const choice = (
    source: string,
    label: string,
    choices: NonNullable<FilterField["choices"]>,
  ): FilterField => ({ source, label, kind: "choice", choices })
  return [
    choice("course", t("resources.applications.fields.course"), useCourseChoices()),
    choice(
      "slot",
      text("slot"),
      documentSlots.map((id) => ({ id, name: slotLabel(id, language) })),
    ),
    choice(
      "kind",
      text("kind"),
      openPaperKinds.map((id) => ({ id, name: text(`kinds.${id}`) })),
    ),
    choice(
      "session",
      t("resources.applications.fields.session"),
      sessions.map((id) => ({ id, name: id })),
    ),
  ]
}

/** Each open paper with its state and the day since when. */
function Papers() {
  const text = usePapersTexts()
  const language = useConsoleLanguage()
  const { papers } = useRecordContext<ListedPapers>()!
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
      {papers.map(({ slot, kind, since }) => (
        <li key={slot}>
          {text("paper", {
            name: slotLabel(slot, language),
            state: openPaperNames[kind][language],
            day: dayFirst(since),
          })}
        </li>
      ))}
    </Box>
  )
}

/** Lists of papers have several lines. On paper nothing is selected. */
const papersTable = {
  ...denseTable,
  "& .MuiTableCell-root:is(.column-papers, .column-applicant_name, .column-course)": {
    whiteSpace: "normal",
    maxWidth: "none",
  },
  "@media print": { "& .MuiTableCell-paddingCheckbox": { display: "none" } },
}

function Columns() {
  const courseName = useCourseName()
  const language = useConsoleLanguage()
  return (
    <DataTable<ListedPapers>
      bulkActionButtons={inBar}
      bulkActionsToolbar={inBar}
      rowClick={false}
      sx={papersTable}
    >
      <DataTable.Col source="since" disableSort>
        <FunctionField<ListedPapers> render={({ since }) => dayFirst(since)} />
      </DataTable.Col>
      <DataTable.Col source="applicant_name" disableSort>
        <FunctionField<ListedPapers>
          render={(row) => (
            <>
              <RecordLink to={showAddress(row)}>{row.applicant_name}</RecordLink>
              <Box sx={{ fontFamily: "monospace" }}>{row.id}</Box>
            </>
          )}
        />
      </DataTable.Col>
      <DataTable.Col source="course" disableSort>
        <FunctionField<ListedPapers> render={({ course }) => courseName(course)} />
      </DataTable.Col>
      <DataTable.Col source="papers" disableSort field={Papers} />
      <DataTable.Col source="status" disableSort>
        <FunctionField<ListedPapers>
          render={({ status }) => staffStatusMessages[status].name[language]}
        />
      </DataTable.Col>
      <DataTable.Col source="asked_on" disableSort>
        <FunctionField<ListedPapers> render={({ asked_on: day }) => day && dayFirst(day)} />
      </DataTable.Col>
    </DataTable>
  )
}

function Below() {
  const courseName = useCourseName()
  const { id, course } = useRecordContext<ListedPapers>()!
  return (
    <>
      {courseName(course)}{" "}
      <Box component="span" sx={{ whiteSpace: "nowrap", fontFamily: "monospace" }}>
        {id}
      </Box>
      <Papers />
    </>
  )
}

function Lines() {
  return (
    <PhoneList<ListedPapers>
      addressOf={showAddress}
      isSelectable
      primary={({ applicant_name }) => applicant_name}
    >
      <Below />
    </PhoneList>
  )
}

function Actions() {
  const text = usePapersTexts()
  const may = usePermission()
  const { data = [] } = useListContext()
  if (data.length === 0) return null
  return (
    <>
      <Button label={text("print")} onClick={() => window.print()}>
        <PrintIcon />
      </Button>
      {may("applications.export") && (
        <DialogButton label="console.export.title" icon={<ExportIcon />} isCompact>
          {(close) => <ExportDialog records="papers" onClose={close} />}
        </DialogButton>
      )}
    </>
  )
}

function AskButton() {
  const text = usePapersTexts()
  return (
    <DialogButton label={{ text: text("ask") }} icon={<StatusIcon />}>
      {(close) => <AskDialog onClose={close} />}
    </DialogButton>
  )
}

/** Applications with papers that are missing, not seen or kept, the longest open first. */
export function PapersPage() {
  const t = useText()
  const text = usePapersTexts()
  const may = usePermission()
  const filters = useFilters()
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down("sm"))
  return (
    <>
      <OnPaper heading={t("resources.papers.name")} />
      <ListPage
        filters={filters}
        actions={<Actions />}
        {...(may("applications.work") && { bulkActions: <AskButton /> })}
        empty={<Typography sx={{ p: 2 }}>{text("none")}</Typography>}
      >
        {isPhone ? <Lines /> : <Columns />}
      </ListPage>
    </>
  )
}
