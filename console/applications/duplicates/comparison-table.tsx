import { Box, Link } from "@mui/material"
import type { ReactNode } from "react"
import { Link as RouterLink } from "react-router-dom"

import { fullLabelOf } from "#domain/applications/form/field-labels.ts"
import { fieldGroups } from "#domain/applications/form/form-fields.ts"
import { formatValue } from "#domain/applications/format-value.ts"
import { staffStatusMessages } from "#domain/applications/messages/status-messages.ts"
import type { Comparison } from "#server/features/applications/applications.ts"

import { useFormatDateTime } from "../../kit/day/date-field.tsx"
import { PlainTable } from "../../kit/table/plain-table.tsx"
import { useConsoleLanguage, useText } from "../../kit/text/use-language.ts"
import { Picture } from "../show/pictures.tsx"
import { useValueLabels } from "../use-application.ts"
import { useDuplicateTexts } from "./texts.ts"

export type Compared = Comparison["own"]

interface Row {
  name: string
  label: ReactNode
  cells: ReactNode[]
}

/** Shown also if they are the same: they say who the person is. */
const alwaysShown = ["applicant_name", "father_name", "dob", "aadhar_no"]

const differing = {
  fontWeight: 700,
  bgcolor: "#fff3cd",
  px: { xs: 0, sm: 0.5 },
  overflowWrap: "anywhere",
}

/** The filled-in fields of the form, each with its values. Those that differ are marked. */
const useFieldRows = (records: readonly Compared[]) => {
  const text = useDuplicateTexts()
  const language = useConsoleLanguage()
  const labels = useValueLabels(records[0]?.session)
  const fields = fieldGroups.flatMap((group) => group.fields)
  const rows = fields.map((field) => {
    const values = records.map(({ form }) =>
      formatValue(field, (form as unknown as Record<string, unknown>)[field], labels),
    )
    return { field, values, differs: new Set(values).size > 1 }
  })
  const rowOf = ({ field, values, differs }: (typeof rows)[number]): Row => ({
    name: field,
    label: differs
      ? `${fullLabelOf(field, language)} (${text("differs")})`
      : fullLabelOf(field, language),
    cells: values.map((value, index) => (
      <Box
        key={records[index]!.id}
        component="span"
        sx={differs ? differing : { overflowWrap: "anywhere" }}
      >
        {value || "–"}
      </Box>
    )),
  })
  const filled = rows.filter(({ values }) => values.some(Boolean))
  const isShown = ({ field, differs }: (typeof rows)[number]) =>
    differs || alwaysShown.includes(field)
  return {
    shown: filled.filter(isShown).map(rowOf),
    equal: filled.filter((row) => !isShown(row)).map(rowOf),
  }
}

/** What is known of an application besides its form. */
const useFactRows = (records: readonly Compared[]): Row[] => {
  const text = useDuplicateTexts()
  const t = useText()
  const language = useConsoleLanguage()
  const when = useFormatDateTime()
  const row = (name: Parameters<typeof text>[0], cell: (record: Compared) => ReactNode): Row => ({
    name,
    label: text(name),
    cells: records.map(cell),
  })
  return [
    row("photo", ({ image_file, applicant_name: name }) => (
      <Picture
        file={image_file}
        alt={t("console.applications.photo", { name })}
        width={80}
        height={100}
      />
    )),
    row("signature", ({ signature_file }) => (
      <Picture
        file={signature_file}
        alt={t("console.applications.signature")}
        width={80}
        height={32}
      />
    )),
    row("status", ({ status }) => staffStatusMessages[status].name[language]),
    row(
      "received",
      ({ submitted_at, source }) => `${when(submitted_at)}, ${text(`source.${source}`)}`,
    ),
  ]
}

function Rows({ records, rows }: { records: readonly Compared[]; rows: readonly Row[] }) {
  const text = useDuplicateTexts()
  return (
    <PlainTable
      columns={[
        { label: text("field"), cell: ({ label }) => label },
        ...records.map(({ id }, index) => ({ label: id, cell: ({ cells }: Row) => cells[index] })),
      ]}
      rows={rows}
      keyOf={({ name }) => name}
    />
  )
}

/** Applications side by side: pictures, times, and the fields that differ. Those that do not are folded. */
export function ComparisonTable({ records }: { records: readonly Compared[] }) {
  const text = useDuplicateTexts()
  const facts = useFactRows(records)
  const { shown, equal } = useFieldRows(records)
  const links: Row = {
    name: "records",
    label: text("name"),
    cells: records.map(({ id, applicant_name }) => (
      <Link key={id} component={RouterLink} to={`/applications/${id}/show`}>
        {applicant_name}
      </Link>
    )),
  }
  return (
    <>
      <Rows records={records} rows={[links, ...facts, ...shown]} />
      {equal.length > 0 && (
        <Box component="details" sx={{ mt: 1 }}>
          <Box component="summary" sx={{ minHeight: 44, display: "list-item", py: 1 }}>
            {text("equal", { count: equal.length })}
          </Box>
          <Rows records={records} rows={equal} />
        </Box>
      )}
    </>
  )
}
