import * as z from "zod/mini"

import type { MessageKey } from "./messages/messages.en.ts"
import { normalizeText } from "./text.ts"

/** A field type: from normalized text to stored text, or to an error with a message key. */
export type TextKind = z.ZodMiniType<string, string>

/**
 * Creates a field type from a function that returns the stored text, or `{ wrong }` with the message key. Issues
 * never contain the typed text, because they reach replies and logs.
 */
export const parsedBy = (parse: (text: string) => string | { wrong: MessageKey }): TextKind =>
  z.pipe(
    z.string(),
    z.transform((text: string, payload) => {
      const result = parse(text)
      if (typeof result === "string") return result
      payload.issues.push({ code: "custom", message: result.wrong, input: undefined })
      return z.NEVER
    }),
  )

// Zero-width joiners are part of Devanagari spelling; other invisible and control characters are not.
const invisible =
  /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/u

const textUpTo = (max: number, isInvisible: (text: string) => boolean) =>
  parsedBy((text) => {
    if (text.length > max) return { wrong: "text.too_long" }
    return isInvisible(text) ? { wrong: "text.invisible" } : text
  })

/** A line of text in any script, at most `max` characters. */
export const line = (max: number) => textUpTo(max, (text) => invisible.test(text))

/** Lines of text in any script, at most `max` characters together. */
export const lines = (max: number) =>
  textUpTo(max, (text) => invisible.test(text.replaceAll("\n", "")))

/** Normalizes any form value to text. */
export const fromForm = z.transform(normalizeText)
// A joiner alone is invisible: the field would look empty on the screen and on the sheet.
const filled = parsedBy((text) => (/[^\p{Cf}\s]/u.test(text) ? text : { wrong: "missing" }))

/** A field that must be filled; empty or absent is the error "missing". */
export const required = (kind: TextKind, normalize = normalizeText) =>
  z.pipe(z.pipe(z.transform(normalize), filled), kind)

/** Empty or absent becomes ""; anything else must be valid. */
export const optional = (kind: TextKind, normalize = normalizeText) =>
  z.pipe(
    z.transform(normalize),
    parsedBy((text) => {
      if (text === "") return ""
      const result = z.safeParse(kind, text)
      return result.success ? result.data : { wrong: result.error.issues[0]!.message as MessageKey }
    }),
  )
