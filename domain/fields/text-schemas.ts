import * as z from "zod/mini"

import type { MessageKey } from "./messages/messages.en.ts"
import { normalizeText } from "./text.ts"

/** A field type: from normalized text to stored text, or to an error with a message key. */
export type TextKind = z.ZodMiniType<string, string>

/**
 * Creates a field type from a function that returns the stored text, or `{ wrong }` with the message key. Issues
 * never contain the typed text, because they reach replies and logs.
 */
export const textKind = (parse: (text: string) => string | { wrong: MessageKey }): TextKind =>
  z.pipe(
    z.string(),
    z.transform((text: string, payload) => {
      const result = parse(text)
      if (typeof result === "string") return result
      payload.issues.push({ code: "custom", message: result.wrong, input: undefined })
      return z.NEVER
    }),
  )

/** Characters that only one font or a later standard knows: the sheet would show boxes. */
const unprintable = /[\p{Co}\p{Cn}]/u

/** Normalized text in any script, at most `max` characters. */
export const textUpTo = (max: number) =>
  textKind((text) => {
    if (text.length > max) return { wrong: "text.too_long" }
    return unprintable.test(text) ? { wrong: "text.unprintable" } : text
  })

/** Normalizes any form value to text. */
export const fromForm = z.transform(normalizeText)
const nonEmpty = textKind((text) => (text === "" ? { wrong: "missing" } : text))

/** A field that must be filled; empty or absent is the error "missing". */
export const required = (kind: TextKind, normalize = normalizeText) =>
  z.pipe(z.pipe(z.transform(normalize), nonEmpty), kind)

/** Empty or absent becomes ""; anything else must be valid. */
export const optional = (kind: TextKind, normalize = normalizeText) =>
  z.pipe(
    z.transform(normalize),
    textKind((text) => {
      if (text === "") return ""
      const result = z.safeParse(kind, text)
      return result.success ? result.data : { wrong: result.error.issues[0]!.message as MessageKey }
    }),
  )
