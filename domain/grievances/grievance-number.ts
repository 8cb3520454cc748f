import {
  formatApplicationNumber,
  parseApplicationNumber,
} from "../applications/application-number.ts"
import { normalizeCode } from "../fields/text.ts"

const mark = "G-"

/** The number of a grievance, like G-2026-00017-4: year, place in the order of receipt, and a check digit. */
export const formatGrievanceNumber = (year: string, place: number) =>
  mark + formatApplicationNumber(year, place)

/**
 * Normalizes a typed number of a grievance: in any letter case, with or without its letter, hyphens and spaces. Undefined if it
 * is none, or if its check digit does not match.
 */
export const parseGrievanceNumber = (input: unknown) => {
  if (typeof input !== "string") return undefined
  const number = parseApplicationNumber(normalizeCode(input).replace(/^g-?/i, ""))
  return number && mark + number
}
