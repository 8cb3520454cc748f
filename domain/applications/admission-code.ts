import type { Language } from "../content/languages.ts"
import { normalizeNumber } from "../fields/text.ts"

// No 0/O and no 1/I, because codes are read aloud at the counter and typed from paper (specification 4.6).
const letters = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
const length = 12
const pattern = new RegExp(`^[${letters}]{${length}}$`)

/** Twelve letters from twelve random bytes: 60 bits. 256 is a multiple of 32, so there is no modulo bias. */
export const admissionCodeFrom = (randomBytes: Uint8Array) =>
  Array.from(randomBytes.subarray(0, length), (byte) => letters[byte % letters.length]).join("")

/** The path of an admission sheet. */
export const sheetPath = (code: string, language: Language = "en") =>
  `${language === "hi" ? "/hi" : ""}/admission-form/print/${code}`

/** The address of the page where an applicant reads the status of an application. */
export const statusPath = (language: Language) =>
  `${language === "hi" ? "/hi" : ""}/admission-status`

/** The code in the address of an admission sheet, which the QR code of sheets printed before decision 44 holds. */
const codeInAddress = /\/print\/([^/?#\s]+)/

/**
 * Normalizes a typed, pasted or scanned code: any letter case, with spaces, dashes of any kind or invisible characters,
 * also the whole address of a sheet. Undefined if it is invalid.
 */
export const parseAdmissionCode = (input: unknown) => {
  if (typeof input !== "string") return undefined
  const text = codeInAddress.exec(input)?.[1] ?? input
  const code = normalizeNumber(text).toUpperCase().replaceAll(".", "")
  return pattern.test(code) ? code : undefined
}

/** Formats a code in readable groups: ABCD-EFGH-JKLM. */
export const groupAdmissionCode = (code: string) => code.replace(/.{4}(?=.)/g, "$&-")
