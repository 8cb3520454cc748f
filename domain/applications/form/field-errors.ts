import type * as z from "zod/mini"

import type { MessageKey } from "../../fields/messages/messages.en.ts"
import type { ErrorCatalogue } from "../messages/error-messages.ts"
import { steps } from "./form-fields.ts"

/** The text of one error of a field. "missing" has a separate text for each field. */
export const errorText = (catalogue: ErrorCatalogue, field: string, key: MessageKey) =>
  (key === "missing" && catalogue.fields[field as keyof ErrorCatalogue["fields"]]?.missing) ||
  catalogue.messages[key]

/** The texts of all errors, by field. */
export const errorTexts = (catalogue: ErrorCatalogue, errors: FieldErrors) =>
  Object.fromEntries(
    Object.entries(errors).map(([field, keys]) => [
      field,
      keys.map((key) => errorText(catalogue, field, key)),
    ]),
  )

/** The errors of an application: the message keys of each field, in the form's order. */
export type FieldErrors = Record<string, MessageKey[]>

const order = steps.flatMap((step) => step.fields)

/** Sorts errors in the form's order. Fields that are not in the form come first. */
export const inFormOrder = <FieldError>(errors: Record<string, FieldError[]>): typeof errors =>
  Object.fromEntries(
    Object.entries(errors).toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b)),
  )

/** Converts the issues of a failed parse. zod's own issue codes become "missing". */
export const fieldErrorsOf = (issues: readonly z.core.$ZodIssue[]): FieldErrors => {
  const errors: FieldErrors = {}
  for (const { path, code, message } of issues) {
    const field = String(path[0])
    const key = code === "custom" ? (message as MessageKey) : "missing"
    const known = (errors[field] ??= [])
    if (!known.includes(key)) known.push(key)
  }
  return inFormOrder(errors)
}
