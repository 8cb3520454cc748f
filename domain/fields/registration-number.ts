import { parsedBy, toAsciiDigits } from "./text.ts"

/** A university registration number (URN): 3 to 30 Latin letters, digits, "/" and "-". */
export const registrationNumber = parsedBy((text) => {
  const number = toAsciiDigits(text).toUpperCase()
  return /^[A-Z0-9][A-Z0-9/-]{2,29}$/.test(number) ? number : { wrong: "urn.format" }
})
