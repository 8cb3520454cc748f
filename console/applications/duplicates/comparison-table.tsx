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
import { textsHook, useConsoleLanguage, useText } from "../../kit/text/use-language.ts"
import { Picture } from "../show/pictures.tsx"
import { useValueLabels } from "../use-application.ts"

/** Returns the text of a key about applications that may be of one person. Loaded with their page. */
export const useDuplicateTexts = textsHook({
  title: ["Same person?", "क्या व्यक्ति एक ही है?"],
  back: ["Back to the application {id}", "आवेदन {id} पर वापस"],
  nothing: ["Nothing is in question about this application.", "इस आवेदन के बारे में अब कोई प्रश्न नहीं है।"],
  number: ["Same identity number", "समान पहचान संख्या"],
  numberLead: [
    "These applications for one course have the same identity number. Look at the card. Until you decide, none of them can be verified; what was verified or ranked before stays.",
    "एक ही पाठ्यक्रम के इन आवेदनों में पहचान संख्या एक है। कार्ड देखें। निर्णय तक इनमें से कोई सत्यापित नहीं हो सकता; जो पहले सत्यापित या सूची में था, वह बना रहता है।",
  ],
  ownedBy: [
    "The number belongs to {id}. Correct the number of this application: until then it is not ranked or admitted.",
    "यह संख्या आवेदन {id} की है। इस आवेदन की संख्या सुधारें: तब तक यह सूची में नहीं आएगा और प्रवेश नहीं होगा।",
  ],
  notShown: [
    "One more application with this number is not shown. A decision is about it, too. To see it beside the others, open its own page. |||| {count} more applications with this number are not shown. A decision is about them, too. To see one beside the others, open its own page.",
    "इस संख्या का एक और आवेदन यहाँ नहीं दिखाया गया है। निर्णय उस पर भी लागू होगा। उसे दूसरों के साथ देखने के लिए उसका अपना पृष्ठ खोलें। |||| इस संख्या के {count} और आवेदन यहाँ नहीं दिखाए गए हैं। निर्णय उन पर भी लागू होगा। किसी को दूसरों के साथ देखने के लिए उसका अपना पृष्ठ खोलें।",
  ],
  correct: ["Correct the form", "फ़ॉर्म में सुधार करें"],
  likely: ["Likely the same person", "सम्भवतः एक ही व्यक्ति"],
  likelyLead: [
    "The date of birth is the same and the names of applicant and father are alike, with another identity number. This keeps nobody from anything.",
    "जन्मतिथि एक है और आवेदक व पिता के नाम मिलते-जुलते हैं, पर पहचान संख्या अलग है। इससे किसी का कोई काम नहीं रुकता।",
  ],
  field: ["Field", "जानकारी"],
  name: ["Applicant", "आवेदक"],
  differs: ["differs", "अलग"],
  equal: [
    "{count} field is the same in all |||| {count} fields are the same in all",
    "{count} जानकारी सबमें समान है |||| {count} जानकारियाँ सबमें समान हैं",
  ],
  photo: ["Photo", "फ़ोटो"],
  signature: ["Signature", "हस्ताक्षर"],
  status: ["Status", "स्थिति"],
  received: ["Received", "प्राप्त"],
  source: { online: ["online", "ऑनलाइन"], paper: ["on paper", "काग़ज़ पर"] },
  keep: ["Keep {id}", "{id} रखें"],
  keepLead: [
    "Same person: {id} stays. Rejected: {others}.",
    "व्यक्ति एक ही है: {id} बना रहेगा। अस्वीकृत होंगे: {others}।",
  ],
  different: ["Different people", "अलग-अलग व्यक्ति"],
  differentLead: [
    "All applications stay and can be verified. Only the one to which the number belongs is ranked and admitted, until the number of the others is corrected.",
    "सभी आवेदन बने रहेंगे और सत्यापित हो सकेंगे। जब तक दूसरों की संख्या न सुधरे, केवल वही सूची में आएगा और प्रवेश पाएगा जिसकी यह संख्या है।",
  ],
  dismissLead: [
    "Both applications stay, and are not shown together again.",
    "दोनों आवेदन बने रहेंगे और फिर साथ नहीं दिखाए जाएँगे।",
  ],
  owner: ["The number belongs to", "यह संख्या किसकी है"],
  reason: ["Reason", "कारण"],
  reasonRead: [
    "The applicants whose application is rejected read this.",
    "जिनका आवेदन अस्वीकृत होगा, वे इसे पढ़ेंगे।",
  ],
  reasonKept: ["Stays in the history, with your name.", "यह आपके नाम के साथ इतिहास में रहेगा।"],
  stored: ["The decision is stored.", "निर्णय सहेज लिया गया।"],
})

export type Compared = Comparison["own"]

interface Row {
  name: string
  label: ReactNode
  cells: ReactNode[]
}

/** Shown also if they are the same: they say who the person is. */
const alwaysShown = ["applicant_name", "father_name", "dob", "identity_kind", "aadhar_no"]

const differing = {
  fontWeight: 700,
  bgcolor: "#fff3cd",
  px: { xs: 0, sm: 0.5 },
  overflowWrap: "anywhere",
}

/** The filled-in fields of the form, each with its values. Those that differ are marked. */
const useFieldRows = (records: readonly Compared[]) => {
  const text = useDuplicateTexts()
  const t = useText()
  const language = useConsoleLanguage()
  const labels = useValueLabels(records[0]?.session)
  const fields = fieldGroups.flatMap((group) => group.fields)
  const rows = fields.map((field) => {
    const values = records.map(({ form }) =>
      formatValue(field, (form as unknown as Record<string, unknown>)[field], labels),
    )
    return { field, values, differs: new Set(values).size > 1 }
  })
  const isOfAnyPaper = records.some(({ form }) => Boolean(form.identity_kind))
  const labelOf = (field: string) =>
    isOfAnyPaper && field === "aadhar_no"
      ? t("console.form.identityNumber")
      : fullLabelOf(field, language)
  const rowOf = ({ field, values, differs }: (typeof rows)[number]): Row => ({
    name: field,
    label: differs ? `${labelOf(field)} (${text("differs")})` : labelOf(field),
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
  const shownRows = rows.filter(({ values }) => values.some(Boolean))
  const isShown = ({ field, differs }: (typeof rows)[number]) =>
    differs || alwaysShown.includes(field)
  return {
    shown: shownRows.filter(isShown).map(rowOf),
    equal: shownRows.filter((row) => !isShown(row)).map(rowOf),
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
