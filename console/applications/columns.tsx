import { ListItemIcon, Menu, MenuItem } from "@mui/material"
import { type MouseEvent, type ReactNode, useState } from "react"
import { Button, DataTable, FunctionField, useStore, useTranslateLabel } from "react-admin"

import { formatValue } from "#domain/applications/format-value.ts"
import { formatRupees } from "#domain/fields/format-rupees.ts"
import { dayFirst, dayInIndia, timeInIndia } from "#domain/fields/india-time.ts"
import type { ListedApplication } from "#server/features/applications/applications.ts"

import { useCourseName } from "../admission-sessions/use-sessions.ts"
import { compactButton } from "../kit/dialog/text-button.tsx"
import { ChosenIcon, ColumnsIcon } from "../kit/page/icons.tsx"
import { RecordLink, denseTable, inBar } from "../kit/table/dense-table.tsx"
import { textsHook, useText } from "../kit/text/use-language.ts"
import { DuplicateTag, StatusChip, UnusualTag, isNew } from "./status-chip.tsx"
import { feeStateKeys, useValueLabels } from "./use-application.ts"

type Item = ListedApplication

interface Texts {
  t: ReturnType<typeof useText>
  labels: ReturnType<typeof useValueLabels>
  courseName: (code: string) => string
}

interface Column {
  source: keyof Item & string
  /** Hidden by default. */
  isHidden?: true
  isSortable?: true
  isNumber?: true
  isMonospace?: true
  /** Without it, the value itself is shown. */
  render?: (item: Item, texts: Texts) => ReactNode
}

/** A day and a time in a form that is as long in both languages: 03-07-2026 14:05. */
const shortTime = (instant: string) => {
  const at = new Date(instant)
  return `${dayFirst(dayInIndia(at))} ${timeInIndia(at)}`
}

export const showAddress = ({ id }: Pick<Item, "id">) => `/applications/${id}/show`

/** Texts of offers. They come with the list, so the first page does not load them. */
export const useOfferTexts = textsHook({
  filter: {
    offered: ["Offered", "प्रस्तावित"],
    accepted: ["Accepted", "स्वीकृत"],
    declined: ["Declined", "छोड़ी गई"],
    absent: ["Did not come", "नहीं आए"],
  },
  offered: ["List {number}: until {day}", "सूची {number}: {day} तक"],
  accepted: ["List {number}: accepted", "सूची {number}: स्वीकृत"],
  declined: ["List {number}: declined", "सूची {number}: छोड़ी गई"],
  absent: ["List {number}: did not come", "सूची {number}: नहीं आए"],
})

/** The newest offer of a merit list in a few words. */
export function OfferText({ offer }: { offer: NonNullable<Item["offer"]> }) {
  const text = useOfferTexts()
  const { state, number, lastDate } = offer
  return text(state, { number, day: dayFirst(lastDate) })
}

/** All columns of the list. Staff choose which are shown. */
const columns: readonly Column[] = [
  {
    source: "submitted_at",
    isSortable: true,
    render: ({ submitted_at }) => shortTime(submitted_at),
  },
  {
    source: "applicant_name",
    isSortable: true,
    render: (item) => (
      <RecordLink to={showAddress(item)} isBold={isNew(item)}>
        {item.applicant_name}
      </RecordLink>
    ),
  },
  { source: "father_name" },
  { source: "course", render: ({ course }, { courseName }) => courseName(course) },
  {
    source: "category",
    render: ({ category }, { labels }) => formatValue("category", category, labels),
  },
  {
    source: "percentage",
    isNumber: true,
    render: ({ percentage, awaited_result }, { labels }) =>
      percentage ? `${percentage} %` : formatValue("i_result", awaited_result, labels),
  },
  {
    source: "status",
    render: (item) => (
      <>
        <StatusChip application={item} /> <DuplicateTag duplicates={item.duplicates} />{" "}
        <UnusualTag is_unusual={item.is_unusual} />
      </>
    ),
  },
  {
    source: "offer",
    render: ({ offer }) => offer && <OfferText offer={offer} />,
  },
  {
    source: "fee_status",
    render: ({ fee, fee_state: state }, { t }) =>
      state === "later" || state === "none"
        ? formatRupees(fee)
        : `${formatRupees(fee)} ${t(feeStateKeys[state])}`,
  },
  { source: "assigned_to" },
  { source: "id", isMonospace: true, render: ({ id }) => id },
  { source: "applicant_mobile", isHidden: true },
  { source: "session", isHidden: true },
  {
    source: "source",
    isHidden: true,
    render: ({ source }, { t }) => t(`console.applications.${source}`),
  },
  {
    source: "status_at",
    isHidden: true,
    isSortable: true,
    render: ({ status_at }) => shortTime(status_at),
  },
]

const hiddenAtFirst = columns.filter(({ isHidden }) => isHidden).map(({ source }): string => source)

/** The table of the applications, with the columns that this member of staff has chosen. */
export function Columns() {
  const t = useText()
  const labels = useValueLabels()
  const courseName = useCourseName()
  return (
    <DataTable<Item>
      bulkActionButtons={inBar}
      bulkActionsToolbar={inBar}
      hiddenColumns={hiddenAtFirst}
      rowClick="show"
      rowSx={(item) => ({ "& td": { fontWeight: isNew(item) ? 700 : 400 } })}
      sx={denseTable}
    >
      {columns.map(({ source, isSortable, isNumber, isMonospace, render }) => {
        const sx = {
          ...(isMonospace && { fontFamily: "monospace" }),
          // DataTable.NumberCol leaves `render` out.
          ...(isNumber && { textAlign: "right" }),
        }
        return (
          <DataTable.Col key={source} source={source} disableSort={!isSortable} sx={sx}>
            {render && (
              <FunctionField<Item> render={(item) => render(item, { t, labels, courseName })} />
            )}
          </DataTable.Col>
        )
      })}
    </DataTable>
  )
}

const resource = "applications"

/** A menu of the table's columns. react-admin's own has controls within its menu items, which screen readers skip. */
export function ColumnsButton() {
  const t = useText()
  const translateLabel = useTranslateLabel()
  // Where react-admin's table looks.
  const [hidden, setHidden] = useStore<string[]>(`${resource}.datatable`, hiddenAtFirst)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const title = t("ra.action.select_columns")
  const toggle = (source: string) =>
    setHidden(
      hidden.includes(source) ? hidden.filter((each) => each !== source) : [...hidden, source],
    )
  return (
    <>
      <Button
        label={title}
        {...compactButton(title)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget)}
      >
        <ColumnsIcon />
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { dense: true, "aria-label": title } }}
      >
        {columns.map(({ source }) => (
          <MenuItem
            key={source}
            role="menuitemcheckbox"
            aria-checked={!hidden.includes(source)}
            onClick={() => toggle(source)}
          >
            <ListItemIcon>
              {!hidden.includes(source) && <ChosenIcon fontSize="small" />}
            </ListItemIcon>
            {translateLabel({ source, resource })}
          </MenuItem>
        ))}
        <MenuItem onClick={() => setHidden(hiddenAtFirst)}>{t("ra.action.reset")}</MenuItem>
      </Menu>
    </>
  )
}
