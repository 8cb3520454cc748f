import { DataTable, FunctionField, useTranslate } from "react-admin"

import { groupAdmissionCode } from "#domain/applications/admission-code.ts"
import { formatValue } from "#domain/applications/format-value.ts"
import { formatRupees } from "#domain/fields/format-rupees.ts"
import { dayFirst, dayInIndia, timeInIndia } from "#domain/fields/india-time.ts"
import type { ListedApplication } from "#server/features/applications/applications.ts"

import { denseTable, inBar } from "../../lists/dense-table.tsx"
import { RecordLink } from "../../lists/record-link.tsx"
import { useCourseChoices } from "../choices.ts"
import { useValueLabels } from "../use-value-labels.ts"
import { StatusChip } from "./status-chip.tsx"
import { isNew } from "./status-tones.ts"

type Item = ListedApplication

/** Hidden until somebody chooses them. */
const hiddenAtFirst = ["applicant_mobile", "source", "session", "status_at"]

/** A day and a time in a form that is as long in both languages: 03-07-2026 14:05. */
const shortTime = (instant: string) => {
  const at = new Date(instant)
  return `${dayFirst(dayInIndia(at))} ${timeInIndia(at)}`
}

export const showAddress = ({ id }: Pick<Item, "id">) => `/applications/${id}/show`

/** The columns of the list. Staff choose which are shown. */
export function Columns() {
  const translate = useTranslate()
  const courses = useCourseChoices()
  const labels = useValueLabels()
  const courseName = (code: string) => courses.find(({ id }) => id === code)?.name ?? code
  return (
    <DataTable<Item>
      bulkActionButtons={inBar}
      bulkActionsToolbar={inBar}
      hiddenColumns={hiddenAtFirst}
      rowClick="show"
      rowSx={(item) => ({ "& td": { fontWeight: isNew(item) ? 700 : 400 } })}
      sx={denseTable}
    >
      <DataTable.Col source="submitted_at">
        <FunctionField<Item> render={({ submitted_at }) => shortTime(submitted_at)} />
      </DataTable.Col>
      <DataTable.Col source="applicant_name">
        <FunctionField<Item>
          render={(item) => (
            <RecordLink to={showAddress(item)} isBold={isNew(item)}>
              {item.applicant_name}
            </RecordLink>
          )}
        />
      </DataTable.Col>
      <DataTable.Col source="father_name" disableSort />
      <DataTable.Col source="course" disableSort>
        <FunctionField<Item> render={({ course }) => courseName(course)} />
      </DataTable.Col>
      <DataTable.Col source="category" disableSort>
        <FunctionField<Item> render={({ category }) => formatValue("category", category, labels)} />
      </DataTable.Col>
      <DataTable.NumberCol source="percentage" disableSort>
        <FunctionField<Item> render={({ percentage }) => percentage && `${percentage} %`} />
      </DataTable.NumberCol>
      <DataTable.Col source="status" disableSort>
        <FunctionField<Item> render={(item) => <StatusChip application={item} />} />
      </DataTable.Col>
      <DataTable.Col source="fee_status" disableSort>
        <FunctionField<Item>
          render={({ fee, fee_status }) =>
            `${formatRupees(fee)} ${translate(`feeStatuses.${fee_status}`)}`
          }
        />
      </DataTable.Col>
      <DataTable.Col source="assigned_to" disableSort />
      <DataTable.Col source="id" disableSort sx={{ fontFamily: "monospace" }}>
        <FunctionField<Item> render={({ id }) => groupAdmissionCode(id)} />
      </DataTable.Col>
      <DataTable.Col source="applicant_mobile" disableSort />
      <DataTable.Col source="session" disableSort />
      <DataTable.Col source="source" disableSort>
        <FunctionField<Item> render={({ source }) => translate(`console.applications.${source}`)} />
      </DataTable.Col>
      <DataTable.Col source="status_at">
        <FunctionField<Item> render={({ status_at }) => shortTime(status_at)} />
      </DataTable.Col>
    </DataTable>
  )
}
