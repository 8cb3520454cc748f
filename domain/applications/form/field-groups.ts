import type { FieldName } from "../messages/fields.en.ts"
import type { headings } from "../messages/headings.en.ts"
import { type StepId, steps } from "./sections.ts"

export type GroupHeading = Exclude<keyof typeof headings, "steps">

/** Fields shown together, under their own heading or directly under their step's heading. */
export interface FieldGroup {
  step: StepId
  heading: GroupHeading | undefined
  fields: FieldName[]
}

/** The first field of each group. */
const beginnings: Partial<Record<string, GroupHeading>> = {
  email: "contact",
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

/** The school of a schooling field. Both schools have the same labels, so a label alone needs the school in front. */
export const schoolOf = (field: string) => {
  const heading = fieldGroups.find(({ fields }) => (fields as string[]).includes(field))?.heading
  return heading === "highschool" || heading === "intermediate" ? heading : undefined
}

/** A field's label outside the form, without "(optional)". */
export const withoutOptional = (label: string) => label.replace(/ \((?:optional|ऐच्छिक)\)$/, "")
