import { textKind } from "../text-schemas.ts"
import { normalizeNumber } from "../text.ts"
import { hasVerhoeffCheckDigit } from "./verhoeff.ts"

/** An Aadhaar number: 12 digits, the first 2 to 9, the last a Verhoeff check digit (specification 4.2). */
export const aadhaar = textKind((text) => {
  const digits = normalizeNumber(text)
  if (!/^\d{12}$/.test(digits)) return { wrong: "aadhaar.length" }
  if (!/^[2-9]/.test(digits) || !hasVerhoeffCheckDigit(digits))
    return { wrong: "aadhaar.check_digit" }
  return digits
})

/** The only way to show an Aadhaar number: XXXX XXXX 1234. */
export const maskAadhaar = (digits: string) => `XXXX XXXX ${digits.slice(-4)}`
