import { line, parsedBy } from "./text.ts"
import * as z from "zod/mini"

const lettersOfNames =
  /^[\p{Script=Latin}\p{Script=Devanagari}](?:[\p{Script=Latin}\p{Script=Devanagari}\p{M}\u200c\u200d .'’-])*$/u

const digits = /\p{Nd}/u

/** A person's name in Latin or Devanagari letters. */
export const name = z.pipe(
  line(100),
  parsedBy((text) =>
    lettersOfNames.test(text) && !digits.test(text) ? text : { wrong: "name.letters" },
  ),
)
