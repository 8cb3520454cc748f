import type * as z from "zod/mini"

import type { MessageKey } from "../fields/messages.en.ts"
import { steps } from "./steps.ts"

/** What is wrong with an application: for each field the keys of its messages, in the form's order. */
export type FieldErrors = Record<string, MessageKey[]>

const order = steps.flatMap((step) => step.fields)

/** The same problems in the order in which the form asks; fields it does not ask for come first. */
export const inFormOrder = (problems: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(problems).toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b)),
  )

/** The problems of a failed parse. Whatever zod itself says of a shape is told as "missing". */
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
