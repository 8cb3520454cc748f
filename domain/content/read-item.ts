import * as z from "zod/mini"
import type { $ZodIssue, $ZodType } from "zod/v4/core"

import { fieldSchemaOf } from "./field-schema.ts"
import { type ItemError, type ItemErrors, ruleErrors } from "./item-errors.ts"
import { normalizeItem } from "./tidy.ts"

const problemOf = (issue: $ZodIssue): ItemError => {
  switch (issue.code) {
    case "invalid_format":
      return issue.format === "date" ? "not_a_day" : "invalid"
    case "invalid_value":
      return "not_a_choice"
    case "invalid_type":
      return issue.expected === "int" ? "not_whole" : "invalid"
    case "too_big":
    case "too_small":
      return "out_of_range"
    default:
      return "invalid"
  }
}

/** Parses a console form into an item to store, or returns its errors by path. */
export const readItem = <Schema extends $ZodType>(
  schema: Schema,
  sent: unknown,
): { item: z.infer<Schema> } | { problems: ItemErrors } => {
  const shape = fieldSchemaOf(schema)
  const tidied = normalizeItem(shape, sent)
  const problems = ruleErrors(shape, tidied)
  const read = z.safeParse(schema, tidied)
  for (const issue of read.error?.issues ?? [])
    problems[issue.path.join(".")] ??= [problemOf(issue)]
  if (read.success && Object.keys(problems).length === 0) return { item: read.data }
  return { problems }
}
