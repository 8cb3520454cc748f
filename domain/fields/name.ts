import * as z from "zod/mini"

import { line, parsedBy } from "./text-schemas.ts"

// The zero-width joiners U+200C and U+200D are part of Devanagari spelling.
const lettersOfNames =
  /^[\p{Script=Latin}\p{Script=Devanagari}](?:[\p{Script=Latin}\p{Script=Devanagari}\p{M} .'’-]|\u200c|\u200d)*$/u

const digits = /\p{Nd}/u

// Keyboards offer the digit zero instead of the abbreviation sign: स्व० means स्व॰.
const zeroAfterLetter = /([\p{Script=Devanagari}\p{M}])०(?!\p{Nd})/gu

/** A person's name in Latin or Devanagari letters. */
export const name = z.pipe(
  line(100),
  parsedBy((text) => {
    const written = text.replace(zeroAfterLetter, "$1॰")
    return lettersOfNames.test(written) && !digits.test(written)
      ? written
      : { wrong: "name.letters" }
  }),
)
