import type { Language } from "../content/languages.ts"
import { type FieldName, fields as englishFields } from "./messages/fields.en.ts"
import { fields as hindiFields } from "./messages/fields.hi.ts"
import { type headings, headings as englishHeadings } from "./messages/headings.en.ts"
import { headings as hindiHeadings } from "./messages/headings.hi.ts"
import { type StepId, steps } from "./sections.ts"

/** The form's headings in both languages. */
export const headingsOf = { en: englishHeadings, hi: hindiHeadings }

const labels: Record<Language, Partial<Record<string, { label: string }>>> = {
  en: { course: { label: "Course" }, ...englishFields },
  hi: { course: { label: "पाठ्यक्रम" }, ...hindiFields },
}

/** A field's label outside the form, without "(optional)". */
export const labelOf = (field: string, language: Language) =>
  (labels[language][field]?.label ?? field).replace(/ \((?:optional|ऐच्छिक)\)$/, "")

/** A field's label where no heading is shown: a board needs "High school" or "Intermediate" in front. */
export const fullLabelOf = (field: string, language: Language) => {
  const heading = fieldGroups.find(({ fields }) => (fields as string[]).includes(field))?.heading
  const label = labelOf(field, language)
  return heading === "highschool" || heading === "intermediate"
    ? `${headingsOf[language][heading]}: ${label}`
    : label
}

export type GroupHeading = Exclude<keyof typeof headings, "steps">

/** Fields shown together, under their own heading or directly under their step's heading. */
export interface FieldGroup {
  step: StepId
  heading: GroupHeading | undefined
  fields: FieldName[]
}

/** The first field of each group. */
const beginnings: Partial<Record<string, GroupHeading>> = {
  applicant_mobile: "contact",
  c_address: "addresses",
  local_guardian_name: "guardian",
  bank_name: "account",
  highschool_year: "highschool",
  i_year: "intermediate",
  first_major_subject: "subjects",
  is_otherenrollment: "questions",
  image: "pictures",
} satisfies Partial<Record<FieldName, GroupHeading>>

/** A computed percentage follows its marks. */
const countedAfter: Partial<Record<string, FieldName>> = {
  highschool_obtmarks: "highschool_percentage",
  i_obtmarks: "i_percentage",
}

const groupsOf = (step: StepId, fields: readonly string[]) => {
  const groups: FieldGroup[] = []
  for (const field of fields as FieldName[]) {
    const heading = beginnings[field]
    if (heading || groups.length === 0) groups.push({ step, heading, fields: [] })
    const counted = countedAfter[field]
    groups.at(-1)!.fields.push(field, ...(counted ? [counted] : []))
  }
  return groups
}

/** All fields of the form, in order, by step and heading, with the two percentages. */
export const fieldGroups = steps.flatMap(({ id, fields }) => groupsOf(id, fields))
