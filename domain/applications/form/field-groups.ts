import type { GroupHeading } from "./field-definition.ts"
import { type FieldName, formDefinition, type StepId } from "./form-definition.ts"

/** Fields shown together, under their own heading or directly under their step's heading. */
export interface FieldGroup {
  step: StepId
  heading: GroupHeading | undefined
  /** Shown closed until it is needed. */
  isFolded: boolean
  fields: FieldName[]
}

/** All fields of the form, in order, by step and heading, with the two percentages. */
export const fieldGroups: FieldGroup[] = formDefinition.flatMap(({ id, groups }) =>
  groups.map((group) => ({
    step: id,
    heading: "heading" in group ? group.heading : undefined,
    isFolded: "isFolded" in group,
    fields: group.fields.map(({ name }) => name),
  })),
)

/** The school of a schooling field. Both schools have the same labels, so a label alone needs the school in front. */
export const schoolOf = (field: string) => {
  const heading = fieldGroups.find(({ fields }) => (fields as string[]).includes(field))?.heading
  return heading === "highschool" || heading === "intermediate" ? heading : undefined
}
