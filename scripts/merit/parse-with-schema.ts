import { en } from "zod/locales"
import type * as z from "zod/mini"

import { frozenInputSchema } from "#domain/merit/frozen-list-schema.ts"
import { OperatorError } from "#server/platform/operator-error.ts"

/** Parses a value. Throws OperatorError with one line for each error, which names its place in the file. */
export const parseWith = <Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
  path: string,
): z.output<Schema> => {
  const { data, error } = schema.safeParse(value, { error: en().localeError })
  if (!error) return data as z.output<Schema>
  const lines = error.issues.map((issue) => {
    const place = issue.path.map(String).join(".") || "the file"
    return `${path}: ${place}: ${issue.message}`
  })
  throw new OperatorError(lines.join("\n"))
}

/** Checks each value of a frozen list. Throws OperatorError. */
export const parseFrozenList = (value: unknown, path: string) =>
  parseWith(frozenInputSchema, value, path)
