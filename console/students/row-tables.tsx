import { Box, TableContainer, Typography } from "@mui/material"

import type { RefusedRow, PreviewedStudent } from "#server/features/students/students.ts"

import { useCourseNames } from "../admission-sessions.ts"
import { PlainTable } from "../kit/table/plain-table.tsx"
import { textsHook, useTextOfKey } from "../kit/text/use-language.ts"
import { type RowError, rowErrors } from "./row-errors.ts"

/** Returns the text of a key of the import of students. They come with the page, so the first page does not load them. */
export const useStudentTexts = textsHook({
  file: ["A table as CSV (UTF-8)", "CSV (UTF-8) तालिका"],
  fileHint: [
    "In Excel: Save as, 'CSV UTF-8'. In LibreOffice: Save as, Text CSV, UTF-8.",
    "Excel में: Save as, 'CSV UTF-8'। LibreOffice में: Save as, Text CSV, UTF-8।",
  ],
  columns: [
    "The first line names the columns, in any order. Those with * must be there:",
    "पहली पंक्ति में कॉलमों के नाम हों, किसी भी क्रम में। * वाले आवश्यक हैं:",
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
  line: ["Line", "पंक्ति"],
  column: ["Column", "कॉलम"],
  empty: ["(empty)", "(ख़ाली)"],
  why: ["In the file, and what to correct", "फ़ाइल में क्या है, और क्या ठीक करें"],
  refusedRows: ["Refused rows", "अस्वीकृत पंक्तियाँ"],
  more: ["and {count} more", "और {count}"],
  firstRows: ["The first new students", "पहले कुछ नए विद्यार्थी"],
  choices: ["Allowed: {choices}", "मान्य मान: {choices}"],
  errors: {
    missing: ["Please fill this in.", "कृपया इसे भरें।"],
    twice_in_file: [
      "This URN stands further up in the file already.",
      "यह URN फ़ाइल में ऊपर पहले ही आ चुका है।",
    ],
    columns_missing: [
      "The first line does not name every column that is needed. Missing: {columns}",
      "पहली पंक्ति में सभी आवश्यक कॉलमों के नाम नहीं हैं। ये नहीं हैं: {columns}",
    ],
    is_pdf: [
      "This is a PDF, which cannot be imported. Save the table itself as CSV (UTF-8), and choose that file.",
      "यह PDF है, जिसका आयात नहीं हो सकता। तालिका को ही CSV (UTF-8) के रूप में सहेजें, और वही फ़ाइल चुनें।",
    ],
    is_workbook: [
      "This is an Excel workbook. Open it, choose 'Save as' and 'CSV UTF-8', and choose the new file here.",
      "यह Excel वर्कबुक है। इसे खोलकर 'Save as' में 'CSV UTF-8' चुनें, और नई फ़ाइल यहाँ चुनें।",
    ],
    not_utf8: [
      "This is not a CSV table in UTF-8. In Excel, save it as 'CSV UTF-8'.",
      "यह UTF-8 में CSV तालिका नहीं है। Excel में इसे 'CSV UTF-8' के रूप में सहेजें।",
    ],
    not_a_table: [
      "This is not a CSV table, or a quotation mark in it is never closed.",
      "यह CSV तालिका नहीं है, या इसमें कोई उद्धरण-चिह्न बन्द नहीं हुआ है।",
    ],
  },
})

/** Limits the list for a table full of errors; fixing these reveals the next ones. */
const maxRows = 200

/** Reasons are read whole. */
const readable = {
  "& td": { verticalAlign: "top" },
  "& td:last-of-type": { overflowWrap: "anywhere" },
}

/** What the file has, and below it what to correct. */
function Correction({ value, error, choices }: RowError) {
  const textOfKey = useTextOfKey()
  const t = useStudentTexts()
  return (
    <>
      {value !== undefined && <Box sx={{ fontWeight: 600 }}>{value || t("empty")}</Box>}
      {choices.length > 0
        ? t("choices", { choices: choices.join(", ") })
        : (t.find(`errors.${error}`) ?? textOfKey(`console.errors.${error}`))}
    </>
  )
}

const correctionOf = (row: RowError) => <Correction {...row} />

export function RefusedRows({ rows }: { rows: RefusedRow[] }) {
  const textOfKey = useTextOfKey()
  const t = useStudentTexts()
  const names = useCourseNames()
  if (rows.length === 0) return null
  return (
    <TableContainer sx={{ mt: 2, ...readable }}>
      <Typography variant="h6" component="h2">
        {t("refusedRows")}
      </Typography>
      <PlainTable<RowError>
        columns={[
          { label: t("line"), cell: ({ line }) => line },
          {
            label: t("column"),
            cell: ({ column, field }) =>
              `${textOfKey(`resources.students.fields.${field}`)} (${column})`,
          },
          { label: t("why"), cell: correctionOf },
        ]}
        rows={rows.slice(0, maxRows).flatMap((row) => rowErrors(row, names))}
        keyOf={({ line, field }) => `${line} ${field}`}
      />
      {rows.length > maxRows && <p>{t("more", { count: rows.length - maxRows })}</p>}
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
