import { toAsciiDigits } from "#domain/fields/text.ts"

/** A typed number; the text itself if it is none, so that it stays and is marked. Nothing for an empty text. */
export const numberOf = (typed: string): number | string | undefined => {
  const text = toAsciiDigits(typed).trim()
  if (text === "") return undefined
  return /^\d{1,9}(\.\d+)?$/.test(text) ? Number(text) : text
}

/** The texts of a list, separated by what the list is. Empty ones are left out. */
export const listOf = (typed: string, separator: string | RegExp) =>
  typed
    .split(separator)
    .map((one) => one.trim())
    .filter((one) => one !== "")

export const textOf = (value: unknown) => String(value ?? "")

/** A list as a text, with commas. */
export const joinedList = (value: unknown) => (Array.isArray(value) ? value.join(", ") : "")
