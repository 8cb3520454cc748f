import { Box, Button, TableContainer, Typography } from "@mui/material"

import { byteOrderMark, csvLine } from "#domain/spreadsheets/csv-text.ts"
import { cellFaultTexts } from "#domain/spreadsheets/table-faults.ts"
import type { RefusedRow, PreviewedStudent } from "#server/features/students/students.ts"

import { useCourseNames } from "../admission-sessions/use-sessions.ts"
import { saveTable } from "../applications/receive-table.ts"
import { ExportIcon } from "../kit/page/icons.tsx"
import { PlainTable } from "../kit/table/plain-table.tsx"
import { textsHook, useTextOfKey } from "../kit/text/use-language.ts"
import { type RowError, rowErrors } from "./row-errors.ts"

/** Returns the text of a key of the import of students. They come with the page, so the first page does not load them. */
export const useStudentTexts = textsHook({
  file: ["A table as Excel (.xlsx) or CSV", "Excel (.xlsx) या CSV तालिका"],
  fileHint: [
    "An exported table can be imported again. Format the columns of numbers as Text in Excel, so that no digit is lost.",
    "निर्यात की गई तालिका का फिर से आयात हो सकता है। Excel में संख्याओं के कॉलम Text फ़ॉर्मैट करें, ताकि कोई अंक न खोए।",
  ],
  columns: [
    "One row names the columns, in any order, in English or Hindi. Those with * must be there:",
    "एक पंक्ति में कॉलमों के नाम हों, किसी भी क्रम में, हिन्दी या अंग्रेज़ी में। * वाले आवश्यक हैं:",
  ],
  sample: ["Download a sample file", "नमूना फ़ाइल डाउनलोड करें"],
  sampleHint: [
    "Its two rows are examples with invented Aadhaar numbers, which are refused: replace them.",
    "इसकी दो पंक्तियाँ उदाहरण हैं; उनकी आधार संख्याएँ काल्पनिक हैं और अस्वीकृत होंगी। उनकी जगह अपनी पंक्तियाँ लिखें।",
  ],
  reading: ["Reading the table", "तालिका पढ़ी जा रही है"],
  preview: ["Preview", "पूर्वावलोकन"],
  done: ["Imported", "आयात हुआ"],
  added: ["New: {count}", "नए: {count}"],
  changed: ["Changed: {count}", "बदले हुए: {count}"],
  unchanged: ["Unchanged: {count}", "बिना बदलाव: {count}"],
  refused: ["Refused: {count}", "अस्वीकृत: {count}"],
  store: ["Import these students", "इन विद्यार्थियों का आयात करें"],
  nothing: ["There is nothing to import.", "आयात करने के लिए कुछ नहीं है।"],
  source: {
    sheet: [
      "Read: the sheet “{sheet}”, headings in row {row}.",
      "शीट “{sheet}” पढ़ी गई, शीर्षक पंक्ति {row} में।",
    ],
    headings: ["Headings in row {row}.", "शीर्षक पंक्ति {row} में।"],
    otherSheets: [
      "Not read: other sheets with the headings ({sheets}). Import each from a file of its own.",
      "नहीं पढ़ी गईं: इन शीर्षकों वाली अन्य शीटें ({sheets})। हर एक का आयात अलग फ़ाइल से करें।",
    ],
    ignored: [
      "Columns that are not imported: {headings}",
      "जिन कॉलमों का आयात नहीं होता: {headings}",
    ],
    skipped: [
      "Not read, because they are no students (totals, headings, rows without number and name): rows {rows}",
      "विद्यार्थी न होने के कारण नहीं पढ़ी गईं (योग, शीर्षक, बिना संख्या और नाम की पंक्तियाँ): पंक्तियाँ {rows}",
    ],
    hidden: [
      "{count} row is hidden in the sheet and is read too. |||| {count} rows are hidden in the sheet and are read too.",
      "शीट में {count} पंक्ति छिपी है, और वह भी पढ़ी गई। |||| शीट में {count} पंक्तियाँ छिपी हैं, और वे भी पढ़ी गईं।",
    ],
  },
  row: ["Row", "पंक्ति"],
  value: ["In the file", "फ़ाइल में"],
  column: ["Column", "कॉलम"],
  empty: ["(empty)", "(ख़ाली)"],
  why: ["In the file, and what to correct", "फ़ाइल में क्या है, और क्या ठीक करें"],
  correction: ["What to correct", "क्या ठीक करें"],
  refusedRows: ["Refused rows", "अस्वीकृत पंक्तियाँ"],
  more: [
    "These are the first {shown} of {count} rows. Download all to correct them.",
    "ये {count} में से पहली {shown} पंक्तियाँ हैं। सब ठीक करने के लिए सूची डाउनलोड करें।",
  ],
  download: ["Download the refused rows (CSV)", "अस्वीकृत पंक्तियाँ डाउनलोड करें (CSV)"],
  firstRows: ["The first new students", "पहले कुछ नए विद्यार्थी"],
  choices: ["Allowed: {choices}", "मान्य मान: {choices}"],
  errors: {
    missing: ["Please fill this in.", "कृपया इसे भरें।"],
    twice_in_file: [
      "This URN stands further up in the file already.",
      "यह URN फ़ाइल में ऊपर पहले ही आ चुका है।",
    ],
    ...cellFaultTexts,
  },
})

/** Limits the list for a table full of errors; all of them are downloaded. */
const maxRows = 100

/** Reasons are read whole. */
const readable = {
  "& td": { verticalAlign: "top", overflowWrap: "anywhere" },
  // On a phone the names of columns leave room for the reasons.
  "& td:nth-of-type(2)": { width: { xs: "30%", sm: "auto" } },
}

/** Returns the texts of an error: its column, and what to correct. */
const useErrorTexts = () => {
  const textOfKey = useTextOfKey()
  const t = useStudentTexts()
  return {
    columnOf: ({ column, field }: RowError) =>
      `${textOfKey(`resources.students.fields.${field}`)} (${column})`,
    correctionOf: ({ error, choices }: RowError) =>
      choices.length > 0
        ? t("choices", { choices: choices.join(", ") })
        : (t.find(`errors.${error}`) ?? textOfKey(`console.errors.${error}`)),
  }
}

/** What the file has, and below it what to correct. */
function Correction({ error }: { error: RowError }) {
  const t = useStudentTexts()
  const { correctionOf } = useErrorTexts()
  return (
    <>
      {error.value !== undefined && <Box sx={{ fontWeight: 600 }}>{error.value || t("empty")}</Box>}
      {correctionOf(error)}
    </>
  )
}

const correctionCell = (error: RowError) => <Correction error={error} />

/** Saves a table of all errors, to correct the file beside it. */
function DownloadButton({ errors }: { errors: readonly RowError[] }) {
  const t = useStudentTexts()
  const { columnOf, correctionOf } = useErrorTexts()
  const save = () => {
    const lines = [
      [t("row"), t("column"), t("value"), t("correction")],
      ...errors.map((error) => [
        error.row,
        columnOf(error),
        error.value ?? null,
        correctionOf(error),
      ]),
    ]
    const content = new Blob([byteOrderMark, ...lines.map(csvLine)], { type: "text/csv" })
    saveTable({ name: "students-refused.csv", content })
  }
  return (
    <Button startIcon={<ExportIcon />} onClick={save}>
      {t("download")}
    </Button>
  )
}

export function RefusedRows({ rows }: { rows: RefusedRow[] }) {
  const t = useStudentTexts()
  const { columnOf } = useErrorTexts()
  const names = useCourseNames()
  if (rows.length === 0) return null
  const errorsOf = (some: RefusedRow[]) => some.flatMap((row) => rowErrors(row, names))
  return (
    <TableContainer sx={{ mt: 2, ...readable }}>
      <Typography variant="h6" component="h2">
        {t("refusedRows")}
      </Typography>
      {rows.length > maxRows && <p>{t("more", { shown: maxRows, count: rows.length })}</p>}
      <DownloadButton errors={errorsOf(rows)} />
      <PlainTable<RowError>
        columns={[
          { label: t("row"), cell: ({ row }) => row },
          { label: t("column"), cell: columnOf },
          { label: t("why"), cell: correctionCell },
        ]}
        rows={errorsOf(rows.slice(0, maxRows))}
        keyOf={({ row, field }) => `${row} ${field}`}
      />
    </TableContainer>
  )
}

const previewedFields = [
  "admission_number",
  "applicant_name",
  "father_name",
  "urn",
  "session",
  "semester",
  "first_major_subject",
  "aadhaar_last_four",
] as const

/** Sample of the parsed new students, to check at a glance that the columns are right. */
export function FirstRows({ students }: { students: PreviewedStudent[] }) {
  const textOfKey = useTextOfKey()
  const t = useStudentTexts()
  if (students.length === 0) return null
  return (
    <TableContainer sx={{ mt: 2 }} tabIndex={0}>
      <Typography variant="h6" component="h2">
        {t("firstRows")}
      </Typography>
      <PlainTable<PreviewedStudent>
        columns={previewedFields.map((field) => ({
          label: textOfKey(`resources.students.fields.${field}`),
          cell: (student) => student[field],
        }))}
        rows={students}
        keyOf={({ urn }) => urn}
      />
    </TableContainer>
  )
}
