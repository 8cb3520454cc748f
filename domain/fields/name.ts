import * as z from "zod/mini"

import type { MessageKey } from "./messages/messages.en.ts"
import { textKind, textUpTo } from "./text-schemas.ts"

/** The scripts in which people of Uttar Pradesh write their names; the college's papers can print them (server/platform/pdf/font-runs.ts). */
const letter =
  "[\\p{Script=Latin}\\p{Script=Devanagari}\\p{Script=Arabic}\\p{Script=Gurmukhi}\\p{Script=Bengali}]"

/** Letters, and what stands between them: `(Late) Ram`, `Ram @ Kallu`. A joiner is part of the spelling. */
const lettersOfNames = new RegExp(
  `^\\(?${letter}(?:${letter}|[\\p{M} .'’()@-]|\\u200c|\\u200d)*$`,
  "u",
)
const lettersOfAnyScript = /^\(?\p{L}[\p{L}\p{M}\p{Cf} .'’()@-]*$/u

const digits = /\p{Nd}/u

/**
 * A zero, a degree sign or the letter O after Devanagari letters, where no digit follows: keyboards do not offer the
 * abbreviation sign. स्व0 and मो० mean स्व॰ and मो॰.
 */
const typedAbbreviation = /([\p{Script=Devanagari}\p{M}]) ?[0०°˚ºO](?![\p{L}\p{M}\p{N}])/gu
/** A colon within a Devanagari word is a visarga: दु:खी. */
const typedVisarga = /([\p{Script=Devanagari}\p{M}]):(?=\p{Script=Devanagari})/gu
/** Signs that keyboards and office programs offer as an apostrophe. */
export const apostrophes =
  /[\u02b9\u02bb\u02bc\u02c8\u02ca\u02cb\u2018\u201b\u2032\u0060\u00b4\uff07]/g
const typedDashes = /[\p{Pd}\u2212]/gu
/** The tatweel, which only stretches an Arabic word. */
const tatweel = /\u0640/g

const spelling = (text: string) =>
  text
    .replace(typedAbbreviation, "$1॰")
    .replace(typedVisarga, "$1ः")
    .replace(apostrophes, "'")
    .replace(typedDashes, "-")
    .replace(tatweel, "")

/** A person's name in Latin, Devanagari, Urdu, Gurmukhi or Bengali letters. */
export const name = z.pipe(
  textUpTo(100),
  textKind((text) => {
    const written = spelling(text)
    if (lettersOfNames.test(written) && !digits.test(written)) return written
    return { wrong: lettersOfAnyScript.test(written) ? "name.script" : "name.letters" }
  }),
)

/** What stands in the place of a parent who is not known. The college's papers show it as it is. */
const unknownParent = "-"

/** What people write where a parent is not known, in lower case without spaces and signs. */
const wordsForUnknown = new Set(
  [
    "na nil none null no unknown notknown notavailable notapplicable nota x xx xxx",
    "अज्ञात ज्ञातनहीं पतानहीं मालूमनहीं नहीं नहींहै कोईनहीं उपलब्धनहीं",
  ].flatMap((words) => words.split(" ")),
)

/** The name of a parent; a dash, or words for it, if the parent is not known. */
export const parentName = textKind((text) => {
  const word = text.toLowerCase().replace(/[^\p{L}\p{M}]/gu, "")
  if (wordsForUnknown.has(word) || (word === "" && /^[\p{P}\p{S} ]+$/u.test(text)))
    return unknownParent
  const read = z.safeParse(name, text)
  return read.success ? read.data : { wrong: read.error.issues[0]!.message as MessageKey }
})
