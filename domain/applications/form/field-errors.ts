import type * as z from "zod/mini"

import type { MessageKey } from "../../fields/messages/messages.en.ts"
import type { ErrorCatalogue } from "../messages/error-messages.ts"
import { steps } from "./sections.ts"

/** The text of one error of a field. "missing" has a separate text for each field. */
export const errorText = (catalogue: ErrorCatalogue, field: string, problem: MessageKey) =>
  (problem === "missing" && catalogue.fields[field as keyof ErrorCatalogue["fields"]]?.missing) ||
  catalogue.messages[problem]

/** The texts of all errors, by field. */
export const errorTexts = (catalogue: ErrorCatalogue, problems: FieldErrors) =>
  Object.fromEntries(
    Object.entries(problems).map(([field, keys]) => [
      field,
      keys.map((key) => errorText(catalogue, field, key)),
    ]),
  )

/** The errors of an application: the message keys of each field, in the form's order. */
export type FieldErrors = Record<string, MessageKey[]>

const order = steps.flatMap((step) => step.fields)

/** Sorts errors in the form's order. Fields that are not in the form come first. */
export const inFormOrder = <Problem>(problems: Record<string, Problem[]>): typeof problems =>
  Object.fromEntries(
    Object.entries(problems).toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b)),
  )

/** Converts the issues of a failed parse. zod's own issue codes become "missing". */
export const fieldErrorsOf = (issues: readonly z.core.$ZodIssue[]): FieldErrors => {
  const problems: FieldErrors = {}
  for (const { path, code, message } of issues) {
    const field = String(path[0])
    const key = code === "custom" ? (message as MessageKey) : "missing"
    const known = (problems[field] ??= [])
    if (!known.includes(key)) known.push(key)
  }
  return inFormOrder(problems)
}
