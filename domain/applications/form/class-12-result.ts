import { normalizeText } from "../../fields/text.ts"

/** The results of class 12 that have marks only later: not declared yet, or after a supplementary examination. */
const awaitedResults = ["awaited", "compartment"]

type Values = Readonly<Record<string, unknown>>

/** Whether the marks of class 12 are still to come. An empty result, as in earlier forms, means passed. */
export const isResultAwaited = (values: Values) =>
  awaitedResults.includes(normalizeText(values["i_result"]).toLowerCase())

/** The fields of the marks of class 12, which an applicant without a result does not fill in. */
export const class12Marks = ["i_grading", "i_maxmarks", "i_obtmarks", "i_percentage"] as const

/** Whether a form asks a field, as far as the result of class 12 decides. */
export const isAskedByResult = (values: Values, field: string) =>
  !class12Marks.some((name) => name === field) || !isResultAwaited(values)

/** The values, without the marks of a result that is awaited. */
export const withoutAwaitedMarks = <Of extends Values>(values: Of): Of =>
  isResultAwaited(values)
    ? { ...values, ...Object.fromEntries(class12Marks.map((name) => [name, ""])) }
    : values
