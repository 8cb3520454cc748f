import { frozenInputSchema } from "#domain/merit/frozen-list-schema.ts"

import { parseWith } from "./parse-with.ts"

/** Checks each value of a frozen list. Throws OperatorError. */
export const parseFrozenList = (value: unknown, path: string) =>
  parseWith(frozenInputSchema, value, path)
