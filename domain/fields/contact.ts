import * as z from "zod/mini"

import { parsedBy } from "./text-schemas.ts"
import { toAsciiDigits } from "./text.ts"

const address = z.email().check(z.maxLength(254))

export const email = parsedBy((text) =>
  z.safeParse(address, text).success ? text : { wrong: "email.format" },
)

const indianMobile = /^(?:\+?91|0)?([6-9]\d{9})$/

/** An Indian mobile number, stored as ten digits. Accepts a leading +91 or 0. */
export const mobile = parsedBy((text) => {
  const typed = toAsciiDigits(text).replace(/[\s()-]/g, "")
  return indianMobile.exec(typed)?.[1] ?? { wrong: "mobile.format" }
})
