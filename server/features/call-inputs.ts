import * as z from "zod/mini"

import { cleanText } from "#domain/fields/text.ts"

/** A query sends numbers as text. Conversion of anything else may throw. */
const toNumber = (value: unknown) =>
  typeof value === "string" || typeof value === "number" ? Number(value) : Number.NaN

/** One of these numbers. */
export const numberChoice = <Choice extends number>(choices: readonly Choice[]) =>
  z.pipe(z.transform<Choice, number>(toNumber), z.literal(choices))

/** A number that both databases store. */
export const wholeNumber = z.pipe(z.transform<number, number>(toNumber), z.int32())

/**
 * Text that both databases accept: PostgreSQL text cannot contain zero bytes. The route has normalized it (`cleanTexts`),
 * but not the names of a record's properties.
 */
export const text = z.string().check(z.refine((input) => !input.includes("\0"), "unknown"))

export const requiredText = text.check(z.refine((input) => input.trim() !== "", "missing"))

/** Text of at most 500 characters, such as a reason. */
export const shortText = text.check(z.trim(), z.maxLength(500, "too_long"))

/** Reads text by a function; `error` names what it cannot read. */
export const readBy = <Value>(parse: (input: string) => Value | undefined, error: string) =>
  z.transform<string, Value>((input, { issues }) => {
    const value = parse(input)
    if (value !== undefined) return value
    issues.push({ code: "custom", message: error, input: undefined })
    return z.NEVER
  })

export const parseText = <Value>(parse: (input: string) => Value | undefined, error: string) =>
  z.pipe(text, readBy(parse, error))

export const flag = z.prefault(z.boolean(), false)

/** The chosen records. */
export const selection = <Item extends z.ZodMiniType>(item: Item, limit: number) =>
  z.array(item).check(z.minLength(1, "missing"), z.maxLength(limit, "too_many"))

/** The number of a record, in the path. */
export const idNumber = z.pipe(
  z.transform<number, number>(toNumber),
  z.int().check(z.nonnegative()),
)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** A value of the request as a record; empty for all other types. */
export const asRecord = (value: unknown) => (isRecord(value) ? value : {})

/** Reads any value that is sent, or that is missing. */
export const lenient = <Sent, Value>(parse: (value: unknown) => Value) =>
  z.pipe(z.optional(z.custom<Sent>()), z.transform<Sent | undefined, Value>(parse))

const count = (value: unknown, fallback: number) => {
  const number =
    typeof value === "string" || typeof value === "number" ? Math.floor(Number(value)) : 0
  return number >= 1 && number <= 1_000_000 ? number : fallback
}

const maxFilterLength = 200

/** A filter value as text that both databases accept; empty if it is not set. */
export const toFilterText = (value: unknown) =>
  typeof value === "string" || typeof value === "number"
    ? cleanText(String(value)).trim().slice(0, maxFilterLength)
    : ""

export const filterText = lenient<string, string>(toFilterText)
/** The listed value that is sent, or else another. */
export const choiceOr = <Choice extends string, Other extends Choice | undefined>(
  choices: readonly Choice[],
  other: Other,
) => lenient<Choice, Choice | Other>((value) => choices.find((known) => known === value) ?? other)

export const filterFlag = lenient<boolean, boolean>((value) => value === true)

/** A filter as JSON or as an object; empty if it is neither. */
export const parseFilter = (value: unknown) => {
  try {
    return asRecord(typeof value === "string" ? JSON.parse(value) : value)
  } catch {
    return {}
  }
}

/** The filter of a list, as JSON in a query. What cannot be used counts as not set. */
export const filterOf = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.pipe(
    z.transform<z.input<z.ZodMiniObject<Shape>>, Record<string, unknown>>(parseFilter),
    z.object(shape),
  )

const maxPerPage = 100

/** The list query of react-admin: page (from 1) and sort order. */
export const listQuery = {
  page: lenient<number, number>((value) => count(value, 1)),
  perPage: lenient<number, number>((value) => Math.min(count(value, 25), maxPerPage)),
  sort: lenient<string, string>((value) => (typeof value === "string" ? value : "")),
  order: lenient<"ASC" | "DESC", "asc" | "desc">((value) => (value === "ASC" ? "asc" : "desc")),
}
