import { hasVerhoeffCheckDigit, verhoeffCheckDigit } from "../fields/identifiers/verhoeff.ts"
import { normalizeNumber } from "../fields/text.ts"
import { parseAdmissionCode } from "./admission-code.ts"

const sequenceLength = 5

/** The year that an application's number begins with: that in which its session starts, else that of submission. */
export const yearOfNumber = ({
  session,
  submitted_at,
}: {
  session: string
  submitted_at: string
}) => /^\d{4}/.exec(session)?.[0] ?? submitted_at.slice(0, 4)

/**
 * The number by which people name an application, like 2025-04217-4: year, place in the order of receipt, and a Verhoeff
 * check digit over both. It is not a secret, and it opens nothing (specification 4.8).
 */
export const formatApplicationNumber = (year: string, place: number) => {
  const sequence = String(place).padStart(sequenceLength, "0")
  return [year, sequence, verhoeffCheckDigit(`${year}${sequence}`)].join("-")
}

/**
 * Normalizes a typed or scanned application number: with or without hyphens and spaces, in Devanagari digits too.
 * Undefined if it is none, or if its check digit does not match.
 */
export const parseApplicationNumber = (input: unknown) => {
  if (typeof input !== "string") return undefined
  // The QR code of a sheet holds the address of the status page, and the number after #.
  const digits = normalizeNumber(input.slice(input.lastIndexOf("#") + 1))
  const [, year, sequence, check] = /^(\d{4})(\d{5,6})(\d)$/.exec(digits) ?? []
  return check !== undefined && hasVerhoeffCheckDigit(digits)
    ? `${year}-${sequence}-${check}`
    : undefined
}

/**
 * Parses what names an application to staff: its number, or the admission code of a sheet that was printed before there were
 * numbers, also as the address in its QR code.
 */
export const parseApplicationId = (input: unknown) =>
  parseApplicationNumber(input) ?? parseAdmissionCode(input)
