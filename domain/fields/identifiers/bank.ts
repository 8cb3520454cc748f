import { parsedBy } from "../text-schemas.ts"
import { toAsciiDigits } from "../text.ts"

/** An IFSC (RBI): four letters for the bank, a zero, six letters or digits for the branch. */
export const ifsc = parsedBy((text) => {
  const code = toAsciiDigits(text).replace(/\s/g, "").toUpperCase()
  return /^[A-Z]{4}0[A-Z0-9]{6}$/.test(code) ? code : { wrong: "ifsc.format" }
})

/** A bank account number: 9 to 18 digits, leading zeros kept. */
export const bankAccount = parsedBy((text) => {
  const digits = toAsciiDigits(text).replace(/[\s-]/g, "")
  return /^\d{9,18}$/.test(digits) ? digits : { wrong: "bank_account.format" }
})
