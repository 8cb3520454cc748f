import { readFileSync } from "node:fs"

import { en } from "zod/locales"
import type * as z from "zod/mini"

import { OperatorError } from "#server/platform/operator-error.ts"

/** Reads a text file. Throws OperatorError if it cannot. */
export const readText = (path: string) => {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(path))
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const problem = error instanceof TypeError ? "is not in UTF-8" : `cannot be read (${code})`
    throw new OperatorError(`${path} ${problem}`)
  }
}

export const readJson = (path: string): unknown => {
  try {
    return JSON.parse(readText(path))
  } catch (error) {
    if (error instanceof SyntaxError)
      throw new OperatorError(`${path} is not JSON: ${error.message}`)
    throw error
  }
}

/** Parses a value. Throws OperatorError with one line for each problem, which names its place in the file. */
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
