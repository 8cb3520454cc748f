import { normalizeNumber } from "../../fields/text.ts"
import { admissionCodeFrom, groupAdmissionCode, parseAdmissionCode } from "../admission-code.ts"

/** Two letters before twelve random ones: a draft code is longer than an admission code, so neither is read as the other. */
const prefix = "DR"

/** A draft code from twelve random bytes: 60 random bits in the letters of admission codes. */
export const draftCodeFrom = (randomBytes: Uint8Array) => prefix + admissionCodeFrom(randomBytes)

/** Normalizes a typed draft code, in any letter case, with spaces or dashes. Undefined if it is invalid. */
export const parseDraftCode = (input: unknown) => {
  if (typeof input !== "string") return undefined
  const text = normalizeNumber(input).toUpperCase().replaceAll(".", "")
  const random = text.startsWith(prefix) ? parseAdmissionCode(text.slice(prefix.length)) : undefined
  return random && prefix + random
}

/** Formats a draft code in readable groups: DR-ABCD-EFGH-JKLM. */
export const groupDraftCode = (code: string) =>
  `${prefix}-${groupAdmissionCode(code.slice(prefix.length))}`

/** How many digits a PIN may have. */
const pinLength = { least: 6, most: 8 } as const

const digits = new RegExp(`^\\d{${pinLength.least},${pinLength.most}}$`)

/** Normalizes a typed PIN: digits of any Indian script, also with spaces. Undefined if it is invalid. */
export const parsePin = (input: unknown) => {
  if (typeof input !== "string") return undefined
  const pin = normalizeNumber(input)
  return digits.test(pin) ? pin : undefined
}

const isRun = (pin: string, step: number) =>
  [...pin].every(
    (digit, index) => index === 0 || (Number(pin[index - 1]) + step + 10) % 10 === Number(digit),
  )

/**
 * Whether a PIN is among the first that a thief tries: the same digit, a run like 123456 or 654321, a repeated pair or
 * triple, or a part of a number in the form, such as the date of birth or a mobile number.
 */
export const isEasyPin = (pin: string, answers: readonly string[] = []) => {
  if ([0, 1, -1].some((step) => isRun(pin, step))) return true
  if (/^(\d{2,4})\1+$/.test(pin)) return true
  return answers.some((answer) => {
    const number = normalizeNumber(answer).replaceAll(/\D/g, "")
    // 15082007 is also typed as 150807 and 20070815.
    const [, a = "", b = "", c = ""] = /^(\d\d)(\d\d)(\d{4})$/.exec(number) ?? []
    const dates = a ? [a + b + c.slice(2), c + b + a, c.slice(2) + b + a] : []
    return [number, ...dates].some((text) => text.includes(pin))
  })
}
