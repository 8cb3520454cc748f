import { type AskedField, askedGroups } from "../applications/form/asked-fields.ts"
import { fullLabelOf } from "../applications/form/field-labels.ts"
import { fieldTypeOf, isLater } from "../applications/form/field-types.ts"
import { purposes } from "../applications/messages/purposes.ts"
import type { Language } from "../content/languages.ts"

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
