import * as z from "zod/mini"

import { textKind } from "./text-schemas.ts"
import { normalizeNumber } from "./text.ts"

const address = z.email().check(z.maxLength(254))

export const email = textKind((text) =>
  z.safeParse(address, text).success ? text : { wrong: "email.format" },
)

const indianMobile = /^(?:(?:\+|00?)?91|0)?([6-9]\d{9})$/

/** An Indian mobile number, stored as ten digits. Accepts +91, 0091, 0 or +91 (0) before it, as phone books write them. */
export const mobile = textKind((text) => {
  const number = normalizeNumber(text).replace(/\(0\)|[().]/g, "")
  return indianMobile.exec(number)?.[1] ?? { wrong: "mobile.format" }
})
