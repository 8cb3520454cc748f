import { parsedBy } from "../text-schemas.ts"
import { toAsciiDigits } from "../text.ts"

const withoutSpaces = (text: string) => toAsciiDigits(text).replace(/[\s-]/g, "")

/** An APAAR id, also called ABC id (Ministry of Education): 12 digits. Accepts spaces and dashes. */
export const apaarId = parsedBy((text) => {
  const digits = withoutSpaces(text)
  return /^\d{12}$/.test(digits) ? digits : { wrong: "apaar.format" }
})

/** The one-time registration of the National Scholarship Portal: 14 digits. Accepts spaces and dashes. */
export const scholarshipOtr = parsedBy((text) => {
  const digits = withoutSpaces(text)
  return /^\d{14}$/.test(digits) ? digits : { wrong: "otr.format" }
})

/** A UDID (RPwD Act 2016): 18 letters and digits, the first two the letters of a state. */
export const udid = parsedBy((text) => {
  const number = withoutSpaces(text).toUpperCase()
  return /^[A-Z]{2}[A-Z0-9]{16}$/.test(number) ? number : { wrong: "udid.format" }
})

/** An IFSC (RBI): four letters for the bank, a zero, six letters or digits for the branch. */
export const ifsc = parsedBy((text) => {
  const code = toAsciiDigits(text).replace(/\s/g, "").toUpperCase()
  return /^[A-Z]{4}0[A-Z0-9]{6}$/.test(code) ? code : { wrong: "ifsc.format" }
})

/** A bank account number: 9 to 18 digits, leading zeros kept. */
export const bankAccount = parsedBy((text) => {
  const digits = withoutSpaces(text)
  return /^\d{9,18}$/.test(digits) ? digits : { wrong: "bank_account.format" }
})

/** Shows the last four digits of a bank account number only. */
export const maskBankAccount = (digits: string) => `XXXXX${digits.slice(-4)}`
