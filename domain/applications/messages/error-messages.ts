import type { Language } from "../../content/text.ts"
import { messages as english } from "../../fields/messages/messages.en.ts"
import { messages as hindi } from "../../fields/messages/messages.hi.ts"
import { fields as englishFields, type FieldMessages } from "./fields.en.ts"
import { fields as hindiFields } from "./fields.hi.ts"

export type ErrorMessages = Record<keyof typeof english, string>

/** The labels of the form's fields and their error messages. */
export interface ErrorCatalogue {
  fields: FieldMessages
  messages: ErrorMessages
}

/** The messages with the names of the subjects that cannot be a programme's first major. */
export const withNotFirst = <Messages extends ErrorMessages>(
  messages: Messages,
  names: readonly string[],
): Messages => {
  const key = names.length > 1 ? "subject.several_not_first" : "subject.not_first"
  const text = messages[key].replace("{subject}", () => names.join(", "))
  return { ...messages, "subject.not_first": text }
}

export const errorMessages: Record<Language, ErrorCatalogue> = {
  en: { fields: englishFields, messages: english },
  hi: { fields: hindiFields, messages: hindi },
}
