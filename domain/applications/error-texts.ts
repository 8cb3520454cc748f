import type { MessageKey } from "../fields/messages.en.ts"
import type { FieldErrors } from "./field-errors.ts"
import type { ErrorMessage } from "./messages/error-messages.ts"

/** The text of one error of a field. "missing" has a separate text for each field. */
export const errorText = (words: ErrorMessage, field: string, problem: MessageKey) =>
  (problem === "missing" && words.fields[field as keyof ErrorMessage["fields"]]?.missing) ||
  words.messages[problem]

/** The texts of all errors, by field. */
export const errorTexts = (words: ErrorMessage, problems: FieldErrors) =>
  Object.fromEntries(
    Object.entries(problems).map(([field, keys]) => [
      field,
      keys.map((key) => errorText(words, field, key)),
    ]),
  )
