import { pageTemplates } from "#content/page-templates.ts"
import { languages } from "#domain/content/languages.ts"

/** A text in square brackets that is no link. The editor writes the brackets with backslashes. */
const bracketed = /\\?\[([^[\]\\]+)\\?\](?!\()/g

const bracketsIn = (text: string) => Array.from(text.matchAll(bracketed), ([, gap]) => gap!)

type Texts = Record<(typeof languages)[number], string>

const textFields = ["title", "excerpt", "body"] as const

/** The gaps of all templates. Other brackets, such as those of a footnote, are text. */
const gaps = new Set(
  Object.values(pageTemplates).flatMap((template) =>
    textFields.flatMap((field) =>
      languages.flatMap((language) => bracketsIn(template[field][language])),
    ),
  ),
)

/** The gaps of a template that a page still has, as errors of its fields; none of a page that is written. */
export const gapErrors = (item: Partial<Record<(typeof textFields)[number], Texts>>) => {
  const errors: Record<string, string[]> = {}
  for (const field of textFields)
    for (const language of languages) {
      const isGap = bracketsIn(item[field]?.[language] ?? "").some((text) => gaps.has(text))
      if (isGap) errors[`item.${field}.${language}`] = ["gap_left"]
    }
  return errors
}
