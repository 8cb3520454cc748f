import * as z from "zod/mini"

import { fromForm, textKind } from "./text-schemas.ts"

/** One of `values`, in any letter case. Anything else is the error "choice". */
export const oneOf = (values: readonly string[]) => {
  const canonical = new Map(values.map((value) => [value.toLowerCase(), value]))
  return textKind((text) => canonical.get(text.toLowerCase()) ?? { wrong: "choice" })
}

const toList = z.transform((sent: unknown): unknown[] =>
  sent === undefined || sent === "" ? [] : Array.isArray(sent) ? sent : [sent],
)

/** Any number of `values`, each at most once. A single value counts as a list of one. */
export const anyOf = (values: readonly string[]) =>
  z.pipe(
    z.pipe(toList, z.array(z.pipe(fromForm, oneOf(values)))),
    z.transform((chosen) => values.filter((value) => chosen.includes(value))),
  )

const yesWords = ["yes", "1", "on", "true"]
const noWords = ["no", "0", "false"]

/** yes/no; also accepts the API's 1/0 and the browser's checkbox value "on". Stored as "yes" or "no". */
export const yesNo = textKind((text) => {
  const word = text.toLowerCase()
  if (yesWords.includes(word)) return "yes"
  return noWords.includes(word) ? "no" : { wrong: "choice" }
})

/** A box that must be ticked. */
export const agreement = z.pipe(
  fromForm,
  textKind((text) =>
    yesWords.includes(text.toLowerCase()) ? "yes" : { wrong: "declaration.agree" },
  ),
)
