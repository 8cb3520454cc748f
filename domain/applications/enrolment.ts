import type { ClaimState } from "./claims.ts"

/**
 * Enrolment by category and gender, in the rows and columns in which the All India Survey on Higher Education (AISHE, Data
 * Capture Format II) asks for it.
 */
export const enrolmentRows = ["all", "disability", "muslim", "other_minority"] as const
export type EnrolmentRow = (typeof enrolmentRows)[number]

export const enrolmentCategories = ["general", "ews", "sc", "st", "obc"] as const
export type EnrolmentCategory = (typeof enrolmentCategories)[number]

export const enrolmentGenders = ["male", "female", "other"] as const
export type EnrolmentGender = (typeof enrolmentGenders)[number]

/** An admitted person, as far as the survey asks. */
interface Enrolled {
  form: Readonly<Record<string, unknown>>
  claims: readonly Pick<ClaimState, "name" | "state">[]
}

/** Religions that are minorities by the National Commission for Minorities Act, besides Islam; Parsis are in "other". */
const otherMinorities: readonly unknown[] = ["Sikh", "Christian", "Jainism", "Buddhism"]

/** What a person claims counts, unless the college refused it. */
const counts = ({ claims }: Enrolled, name: string) =>
  claims.some((claim) => claim.name === name && claim.state !== "refused")

const categoryOf = (person: Enrolled): EnrolmentCategory => {
  const category = String(person.form["category"])
  if (category !== "general" && counts(person, "category")) return category as EnrolmentCategory
  return counts(person, "ews") ? "ews" : "general"
}

const isIn: Record<EnrolmentRow, (person: Enrolled) => boolean> = {
  all: () => true,
  disability: (person) => counts(person, "physically_handicapped"),
  muslim: ({ form }) => form["religion"] === "Muslim",
  other_minority: ({ form }) =>
    otherMinorities.includes(form["religion"]) ||
    (form["religion"] === "other" && form["is_minority"] === "yes"),
}

export type EnrolmentCounts = Record<EnrolmentCategory, Record<EnrolmentGender, number>>

const none = (): EnrolmentCounts =>
  Object.fromEntries(
    enrolmentCategories.map((category) => [
      category,
      Object.fromEntries(enrolmentGenders.map((gender) => [gender, 0])),
    ]),
  ) as EnrolmentCounts

/** How many people there are in each row, by category and gender. */
export const countEnrolment = (people: readonly Enrolled[]) => {
  const rows = Object.fromEntries(enrolmentRows.map((row) => [row, none()])) as Record<
    EnrolmentRow,
    EnrolmentCounts
  >
  for (const person of people) {
    const gender = String(person.form["gender"]) as EnrolmentGender
    for (const row of enrolmentRows) {
      if (isIn[row](person)) rows[row][categoryOf(person)][gender] += 1
    }
  }
  return rows
}

/** How many of a category there are: all, or of a gender. Without a category, of all categories. */
export const enrolmentOf = (
  numbers: EnrolmentCounts,
  category: EnrolmentCategory | undefined,
  gender?: EnrolmentGender,
) => {
  const categories = category ? [category] : enrolmentCategories
  const genders = gender ? [gender] : enrolmentGenders
  return categories
    .flatMap((one) => genders.map((of) => numbers[one][of]))
    .reduce((sum, count) => sum + count, 0)
}
