import type { AskedField } from "#domain/applications/form/form-fields.ts"
import { errorMessages, withNotFirst } from "#domain/applications/messages/error-messages.ts"
import type { FieldMessages, FieldTexts } from "#domain/applications/messages/fields.en.ts"
import type { Settings } from "#domain/content/settings.ts"
import type { Language } from "#domain/content/text.ts"

import { textsOfAsked } from "./asked-texts.server.ts"
import { admissionEn } from "./en.ts"
import { admissionHi } from "./hi.ts"

const catalogues = { en: admissionEn, hi: admissionHi }

/** Messages of the admission pages in one language, so that only these are sent to the browser. */
export const admissionMessages = (language: Language) => catalogues[language]

/** The messages of the URN, by the settings: how to get one, and whether the form may be sent without. */
const urnMessages = (
  language: Language,
  { urn_required, urn_help }: Settings["admission"],
): FieldTexts => {
  const { missing, ...urn } = errorMessages[language].fields.urn
  const hint = urn_help?.[language] || urn.hint!
  if (urn_required) return { ...urn, hint, ...(missing && { missing }) }
  return { ...urn, hint: `${catalogues[language].form.urnLater} ${hint}` }
}

export const formMessages = (
  language: Language,
  admission: Settings["admission"] = { urn_required: true },
  asked: readonly AskedField[] = [],
  /** The names of the subjects that the programme does not allow as first major. */
  notFirst: readonly string[] = [],
) => {
  const { fields, messages } = errorMessages[language]
  const formFields: FieldMessages = { ...fields, urn: urnMessages(language, admission) }
  const texts = { messages: withNotFirst(messages, notFirst), fields: formFields }
  return textsOfAsked({ ...catalogues[language], ...texts }, asked)
}

export type FormMessages = ReturnType<typeof formMessages>
