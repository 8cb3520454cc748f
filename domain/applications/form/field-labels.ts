import type { Language } from "../../content/languages.ts"
import { fields as englishFields } from "../messages/fields.en.ts"
import { fields as hindiFields } from "../messages/fields.hi.ts"
import { headings as englishHeadings } from "../messages/headings.en.ts"
import { headings as hindiHeadings } from "../messages/headings.hi.ts"
import { laterFields } from "../print-record.ts"
import { schoolOf } from "./field-groups.ts"

/** The form's headings in both languages. */
export const headingsOf = { en: englishHeadings, hi: hindiHeadings }

const labels: Record<Language, Partial<Record<string, { label: string }>>> = {
  en: { course: { label: "Course" }, ...englishFields },
  hi: { course: { label: "पाठ्यक्रम" }, ...hindiFields },
}

/** A field's label. */
export const labelOf = (field: string, language: Language) =>
  labels[language][field]?.label ?? field

/** A field's label where no heading is shown: a board needs "High school" or "Intermediate" in front. */
export const fullLabelOf = (field: string, language: Language) => {
  const school = schoolOf(field)
  const label = labelOf(field, language)
  return school ? `${headingsOf[language][school]}: ${label}` : label
}

/** The labels of the fields that the sheet lists below those of its first version, by field name. */
export const laterLabels = (language: Language): Record<string, string> =>
  Object.fromEntries(laterFields.map(({ name }) => [name, fullLabelOf(name, language)]))
