import * as z from "zod/mini"

import type { MessageKey } from "./messages.en.ts"

const devanagariZero = 0x0966
const fullWidthZero = 0xff10

/** Devanagari (०-९) and full-width (０-９) digits become 0-9; all else stays. */
export const toAsciiDigits = (text: string) =>
  text.replace(/[०-९０-９]/g, (digit) => {
    const code = digit.charCodeAt(0)
    return String(code - (code >= fullWidthZero ? fullWidthZero : devanagariZero))
  })

/** What was typed, as stored: composed (NFC), white space folded, ends trimmed. Not a text: "". */
export const normalizeText = (typed: unknown) =>
  typeof typed === "string" ? typed.normalize("NFC").replace(/\s+/gu, " ").trim() : ""

/** A kind of field: from tidied text to the stored text, or a message key. */
export type TextKind = z.ZodMiniType<string, string>

/**
 * A kind of field from a function that gives the stored text, or `{ wrong }` with the message's key.
 * The typed text itself never goes into an issue: issues reach replies and logs.
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

/** A line of text in any script, at most `max` characters. */
export const line = (max: number) =>
  parsedBy((text) =>
    text.length > max
      ? { wrong: "text.too_long" }
      : invisible.test(text)
        ? { wrong: "text.invisible" }
        : text,
  )

/** From whatever a form holds under a name to tidied text. */
export const fromForm = z.transform(normalizeText)
// A joiner alone can't be seen: such a field looks empty, on the screen and on the sheet.
const filled = parsedBy((text) => (/[^\p{Cf}\s]/u.test(text) ? text : { wrong: "missing" }))

/** The field must be filled; empty or absent says "missing". */
export const required = (kind: TextKind) => z.pipe(z.pipe(fromForm, filled), kind)

/** Empty or absent is "", anything else must fit. */
export const optional = (kind: TextKind) =>
  z.pipe(
    fromForm,
    parsedBy((text) => {
      if (text === "") return ""
      const result = z.safeParse(kind, text)
      return result.success ? result.data : { wrong: result.error.issues[0]!.message as MessageKey }
    }),
  )
