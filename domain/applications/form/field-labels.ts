import type { Language } from "../../content/languages.ts"
import { claimNames } from "../messages/claims-and-documents.ts"
import { fields as englishFields } from "../messages/fields.en.ts"
import { fields as hindiFields } from "../messages/fields.hi.ts"
import { headings as englishHeadings } from "../messages/headings.en.ts"
import { headings as hindiHeadings } from "../messages/headings.hi.ts"
import { options as englishOptions } from "../messages/options.en.ts"
import { options as hindiOptions } from "../messages/options.hi.ts"
import { schoolOf } from "./form-fields.ts"

/** The form's headings in both languages. */
export const headingsOf = { en: englishHeadings, hi: hindiHeadings }

const optionsOf: Record<Language, Partial<Record<string, string>>> = {
  en: englishOptions,
  hi: hindiOptions,
}

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

/** The name of a claim: of its kind, or of the choice that it is. */
export const claimLabel = (name: string, language: Language): string =>
  name in claimNames
    ? claimNames[name as keyof typeof claimNames][language]
    : (optionsOf[language][name] ?? name)
