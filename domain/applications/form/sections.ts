import { formDefinition } from "./form-definition.ts"

/** The five tabs of the form, in order, each with the names of the fields that the applicant fills in. */
export const steps = formDefinition.map(({ id, groups }) => ({
  id,
  fields: groups.flatMap(({ fields }) =>
    fields.filter(({ type }) => type !== "counted").map(({ name }): string => name),
  ),
}))

/** Five tabs, but six steps: the sixth is the printed sheet (specification 5.2). */
export const numberOfSteps = steps.length + 1

/** The index of the tab that contains a field. */
export const stepOfField = (field: string) =>
  Math.max(
    0,
    steps.findIndex((step) => step.fields.includes(field)),
  )
