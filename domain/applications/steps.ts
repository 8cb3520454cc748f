import { uploadNames } from "../fields/uploads.ts"
import { sections } from "./sections.ts"

type Sections = ReturnType<typeof sections>
export type StepId = keyof Sections

const anyDay = "2000-01-01"

/** The five tabs of the form, in order, each with the names of its fields. */
export const steps = Object.entries(sections(anyDay)).map(([id, shape]) => ({
  id: id as StepId,
  fields: [...Object.keys(shape), ...(id === "upload_section" ? uploadNames : [])],
}))

/** Five tabs, but six steps: the sixth is the printed sheet (specification 5.2). */
export const numberOfSteps = steps.length + 1

/** The index of the tab that contains a field. */
export const stepOfField = (field: string) =>
  Math.max(
    0,
    steps.findIndex((step) => step.fields.includes(field)),
  )
