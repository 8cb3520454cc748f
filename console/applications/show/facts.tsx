import { Box } from "@mui/material"

import { isResultAwaited } from "#domain/applications/form/class-12-result.ts"
import { labelOf } from "#domain/applications/form/field-labels.ts"
import { subjectFields } from "#domain/applications/form/form-fields.ts"
import { formatRupees } from "#domain/fields/format-rupees.ts"

import { useConsoleLanguage, useText } from "../../kit/text/use-language.ts"
import { useApplication, useFeeStateKey, useFormValue } from "../use-application.ts"

const identity = ["father_name", "mother_name", "dob", "gender", "applicant_mobile"] as const

const grid = {
  display: "grid",
  gridArea: "facts",
  gridTemplateColumns: "repeat(auto-fill, minmax(150px, 1fr))",
  gap: "6px 16px",
  alignContent: "start",
  m: 0,
  minWidth: 0,
  // Dense, so that the claims below are on the first screen too.
  "& dt": { color: "text.secondary", fontSize: "0.8rem", lineHeight: 1.25 },
  "& dd": { m: 0, overflowWrap: "anywhere", fontSize: "0.9375rem", lineHeight: 1.3 },
}

const schools = [
  { school: "highschool", label: "highSchool" },
  { school: "i", label: "intermediate" },
] as const

/** What decides on an application, in one view: the person, the subjects, the marks and the fee. */
export function Facts() {
  const application = useApplication()
  const t = useText()
  const language = useConsoleLanguage()
  const valueOf = useFormValue()
  const marksOf = (school: "highschool" | "i") => {
    const percentage = valueOf(`${school}_percentage`)
    const marks = `${valueOf(`${school}_obtmarks`)} / ${valueOf(`${school}_maxmarks`)}`
    const place = [valueOf(`${school}_board`), valueOf(`${school}_year`)].filter(Boolean).join(", ")
    // A percentage of a CGPA says how it was computed.
    const result = percentage.endsWith("%") ? percentage : `${percentage} % (${marks})`
    const isAwaited = school === "i" && isResultAwaited(application.form)
    return [isAwaited ? valueOf("i_result") : result, place].filter(Boolean).join(" · ")
  }
  const feeState = t(useFeeStateKey())
  const subjects = [...new Set(subjectFields.map(valueOf).filter(Boolean))].join(", ")
  const fee = `${formatRupees(application.fee)}, ${feeState}`
  const facts = [
    ...identity.map((field) => ({ label: labelOf(field, language), value: valueOf(field) })),
    // The field's own label is longer than a column.
    { label: "URN", value: valueOf("urn") },
    { label: t("console.record.subjects"), value: subjects },
    ...schools.map(({ school, label }) => ({
      label: t(`console.record.${label}`),
      value: marksOf(school),
    })),
    { label: t("console.fees.title"), value: fee },
    { label: t("resources.applications.fields.session"), value: application.session },
  ]
  return (
    <Box component="dl" sx={grid}>
      {facts
        .filter(({ value }) => value !== "")
        .map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </Box>
  )
}
