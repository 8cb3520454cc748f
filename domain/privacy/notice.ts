import { fullLabelOf } from "../applications/form/field-labels.ts"
import {
  type AskedField,
  askedGroups,
  fieldTypeOf,
  isLater,
} from "../applications/form/form-fields.ts"
import { purposes } from "../applications/messages/purposes.ts"
import type { Settings } from "../content/settings.ts"
import type { Language } from "../content/text.ts"

const yearsIn: Record<Language, (count: number) => string> = {
  en: (count) => (count === 1 ? "one year" : `${count} years`),
  hi: (count) => (count === 1 ? "एक वर्ष" : `${count} वर्ष`),
}

/**
 * The variables that content pages may use in braces, like {application_years}, so that texts follow the settings.
 */
export const noticeVariables = (
  { retention, email, phones }: Pick<Settings, "retention" | "email" | "phones">,
  language: Language,
) => {
  const years = yearsIn[language]
  return {
    application_years: years(retention.application_years),
    student_years: years(retention.student_years),
    message_years: years(retention.message_years),
    audit_years: years(retention.audit_years),
    email,
    phone: phones[0] ?? "",
  }
}

/** Removes the variables from a text for the search index, which does not read the settings. */
export const withoutVariables = (text: string) => text.replaceAll(/\{\w+\}/g, "…")

const texts = {
  en: { heading: "Also asked in this session, and why", what: "What", why: "Why" },
  hi: { heading: "इस सत्र में यह भी पूछा जाता है, और क्यों", what: "क्या", why: "क्यों" },
} satisfies Record<Language, object>

/** The path of the page that is the privacy notice. */
export const noticePath = "/privacy-notice"

/**
 * The Markdown of the privacy notice, with a table of the fields that the session asks besides those of the notice's own
 * text, and why. That text names the subjects. Derived from the form's definition, so that none is forgotten.
 */
export const withAskedFields = (body: string, asked: readonly AskedField[], language: Language) => {
  const rows = askedGroups(asked).flatMap(({ step, heading, fields }) => {
    const labels = fields
      .filter((field) => isLater(field) && fieldTypeOf(field) !== "subject")
      .map((field) => fullLabelOf(field, language))
    const purpose = purposes[heading ?? step]?.[language] ?? ""
    return labels.length > 0 ? [`| ${labels.join("; ")} | ${purpose} |`] : []
  })
  if (rows.length === 0) return body
  const { heading, what, why } = texts[language]
  return [body, "", `## ${heading}`, "", `| ${what} | ${why} |`, "| --- | --- |", ...rows].join(
    "\n",
  )
}
