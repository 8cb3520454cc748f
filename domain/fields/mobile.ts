import { parsedBy, toAsciiDigits } from "./text.ts"

const indianMobile = /^(?:\+?91|0)?([6-9]\d{9})$/

/** An Indian mobile number, stored as its ten digits; +91 or 0 before it is understood. */
export const mobile = parsedBy((text) => {
  const typed = toAsciiDigits(text).replace(/[\s()-]/g, "")
  return indianMobile.exec(typed)?.[1] ?? { wrong: "mobile.format" }
})
