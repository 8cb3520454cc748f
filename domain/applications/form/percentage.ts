import { toAsciiDigits } from "../../fields/text.ts"

const decimal = /^\s*(\d{1,7})(?:\.(\d{0,2}))?\s*$/

const inHundredths = (text: string) => {
  const parts = decimal.exec(toAsciiDigits(text))
  return parts ? Number(parts[1]) * 100 + Number((parts[2] ?? "").padEnd(2, "0")) : undefined
}

const asDecimal = (hundredths: number) =>
  `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, "0")}`

export const isCgpa = (grading: unknown) => grading === "cgpa_cbse"

/** The CGPA of CBSE has ten points, each worth 9.5 per cent (circular of 2010). */
export const cgpa = { maximum: "10", factor: "9.5" }

/** CGPA x 9.5 in hundredths, half up: 9.25 is 87.88. */
const cgpaPercentage = (points: number) =>
  points > 1000 ? "" : asDecimal(Math.floor((points * 95 + 5) / 10))

/**
 * Obtained / maximum * 100 with two decimals, half up; "" unless both are numbers and the maximum is above zero
 * (specification 4.3). Of a CGPA, its points x 9.5. Computed in whole hundredths, because binary fractions would round
 * wrongly.
 */
export const percentage = (obtained: string, maximum: string, grading = "") => {
  const got = inHundredths(obtained)
  if (got !== undefined && isCgpa(grading)) return cgpaPercentage(got)
  const of = inHundredths(maximum)
  if (got === undefined || !of) return ""
  return asDecimal(Math.floor((got * 20_000 + of) / (2 * of)))
}

/** How a percentage was computed from a CGPA, as people write it; "" for marks. In both languages alike. */
export const cgpaFormula = (points: string, percent: string, grading: unknown) =>
  isCgpa(grading) && percent !== "" ? `CGPA ${points} × ${cgpa.factor} = ${percent} %` : ""

/** Whether a field is the maximum of a CGPA, which is not typed. */
export const isCgpaMaximum = (values: Readonly<Record<string, unknown>>, field: string) =>
  field.endsWith("_maxmarks") && isCgpa(values[field.replace("maxmarks", "grading")])

/** The text of a schooling field: a percentage says how it was computed from a CGPA. */
export const schoolingText = (field: string, valueOf: (field: string) => string) => {
  const value = valueOf(field)
  const school = /^(.+)_percentage$/.exec(field)?.[1]
  if (!school) return value
  return cgpaFormula(valueOf(`${school}_obtmarks`), value, valueOf(`${school}_grading`)) || value
}
