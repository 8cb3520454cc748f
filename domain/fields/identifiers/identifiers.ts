import { textKind } from "../text-schemas.ts"
import { normalizeCode, normalizeNumber } from "../text.ts"

/** An APAAR id, also called ABC id (Ministry of Education): 12 digits. Accepts spaces and dashes. */
export const apaarId = textKind((text) => {
  const digits = normalizeNumber(text)
  return /^\d{12}$/.test(digits) ? digits : { wrong: "apaar.format" }
})

/** The one-time registration of the National Scholarship Portal: 14 digits. Accepts spaces and dashes. */
export const scholarshipOtr = textKind((text) => {
  const digits = normalizeNumber(text)
  return /^\d{14}$/.test(digits) ? digits : { wrong: "otr.format" }
})

/** A UDID (RPwD Act 2016): 18 letters and digits, the first two the letters of a state. */
export const udid = textKind((text) => {
  const number = normalizeNumber(text).toUpperCase()
  return /^[A-Z]{2}[A-Z0-9]{16}$/.test(number) ? number : { wrong: "udid.format" }
})

const ifscForm = /^[A-Z]{4}0[A-Z0-9]{6}$/

/** An IFSC (RBI): four letters for the bank, a zero, six letters or digits for the branch. */
export const ifsc = textKind((text) => {
  const code = normalizeCode(text).toUpperCase()
  return ifscForm.test(code) ? code : { wrong: "ifsc.format" }
})

/** How banks write account numbers: co-operative and rural banks use letters and slashes, too. */
const accountNumber = /^[A-Z0-9](?:[A-Z0-9]|\/(?!\/)){4,18}[A-Z0-9]$/

/**
 * A bank account number: 6 to 20 digits, Latin letters and slashes, with at least four digits; leading zeros kept. An IFSC
 * or a number of a card in its place is refused by the digits that it lacks, or by its form.
 */
export const bankAccount = textKind((text) => {
  const number = normalizeNumber(text).toUpperCase()
  const hasDigits = number.replace(/\D/g, "").length >= 4
  return accountNumber.test(number) && hasDigits && !ifscForm.test(number)
    ? number
    : { wrong: "bank_account.format" }
})

/** Shows the last four characters of a bank account number only. */
export const maskBankAccount = (number: string) => `XXXXX${number.slice(-4)}`
