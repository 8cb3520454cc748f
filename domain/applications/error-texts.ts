import type { MessageKey } from "../fields/messages.en.ts"
import type { FieldProblems } from "./field-errors.ts"
import type { ProblemWords } from "./messages/error-messages.ts"

/** The text of one problem of a field: "missing" has each field's own. */
export const textOf = (words: ProblemWords, field: string, problem: MessageKey) =>
  (problem === "missing" && words.fields[field as keyof ProblemWords["fields"]]?.missing) ||
  words.messages[problem]

/** The texts of all problems, field by field. */
export const textsOf = (words: ProblemWords, problems: FieldProblems) =>
  Object.fromEntries(
    Object.entries(problems).map(([field, keys]) => [
      field,
      keys.map((key) => textOf(words, field, key)),
    ]),
  )
