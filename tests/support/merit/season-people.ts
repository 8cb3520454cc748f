// The 200 made-up applicants of one admission season. The same in each run, so that tests know who gets which seat.
import { hash } from "node:crypto"

import { admissionCodeFrom } from "#domain/applications/admission-code.ts"

import { type CourseCode, type Form, freshAadhaar, validForm } from "../samples/applications.ts"

export interface SeasonApplicant {
  code: string
  course: CourseCode
  form: Form
  /** Claims that the college has verified; the others are unchecked. */
  verified: string[]
}

/** Applicants of each programme. */
const counts: Record<CourseCode, number> = { BA: 100, BSc: 60, BCom: 40 }

const women =
  "Anjali Priya Pooja Neha Sunita Kavita Rekha Shabnam Mary अंजलि प्रिया सुनीता ज्योति शिवानी".split(
    " ",
  )
const men =
  "Ravi Amit Rahul Suresh Vikas Deepak Manoj Imran Gurpreet रवि अमित विकास आकाश मोहित".split(" ")
const lastNames =
  "Singh Yadav Kushwaha Maurya Verma Sharma Gupta Tripathi Ansari Khan Prajapati सिंह यादव मौर्य वर्मा शर्मा गुप्ता पाल निषाद".split(
    " ",
  )

/** A generator of reproducible numbers below a limit. */
const numbers = (seed: number) => {
  let state = seed
  return (limit: number) => {
    state = (state * 48271) % 2147483647
    return state % limit
  }
}

/** Of a hundred applicants, how many are of each category. */
const shares = { general: 33, ews: 6, obc: 36, sc: 21, st: 4 }

const categoryAt = (place: number) => {
  let end = 0
  for (const [category, share] of Object.entries(shares)) {
    end += share
    if (place < end) return category
  }
  return "general"
}

const formOf = (course: CourseCode, number: number, below: (limit: number) => number): Form => {
  const isWoman = below(100) < 45
  const category = categoryAt(below(100))
  const isEws = category === "ews"
  // The sum of three is near the middle more often than at the ends: 45 to 93 percent.
  const marks = 225 + below(81) + below(81) + below(81)
  const names = isWoman ? women : men
  return validForm(course, {
    urn: `SU25-${String(number).padStart(8, "0")}`,
    applicant_name: `${names[below(names.length)]} ${lastNames[below(lastNames.length)]}`,
    gender: isWoman ? "female" : "male",
    category: isEws ? "general" : category,
    dob: `2007-${String(1 + below(12)).padStart(2, "0")}-${String(1 + below(28)).padStart(2, "0")}`,
    applicant_mobile: String(6_100_000_000 + number),
    aadhar_no: freshAadhaar(900_000 + number),
    horizontal_reservation: below(100) < 5 ? ["physically_handicapped"] : [],
    weightage: below(100) < 15 ? ["ncc_b"] : [],
    highschool_obtmarks: String(270 + below(300)),
    i_obtmarks: String(marks),
    i_year: below(100) < 10 ? "2024" : "2025",
    ...(isEws && { ews_claim: "yes", ews_certificate_no: `EWS/${number}` }),
  })
}

/** The claims of a form that decide about seats. */
const claimsOf = ({ category, ews_claim, horizontal_reservation, weightage }: Form) => [
  ...(category === "general" ? [] : ["category"]),
  ...(ews_claim === "yes" ? ["ews"] : []),
  ...[horizontal_reservation, weightage].flatMap((chosen) => chosen ?? []),
]

const applicant = (course: CourseCode, number: number): SeasonApplicant => {
  const below = numbers(7 + 1009 * number)
  // Skip the first numbers, which are similar for consecutive seeds.
  for (let skipped = 0; skipped < 5; skipped++) below(100)
  const form = formOf(course, number, below)
  return {
    code: admissionCodeFrom(hash("sha256", `season ${number}`, "buffer")),
    course,
    form,
    verified: claimsOf(form).filter(() => below(100) < 92),
  }
}

/**
 * Of BA: between the cut-offs of the open and the OBC seats, with a category that nobody has verified. Without it, the
 * applicant waits for an open seat; with it, an OBC seat is due.
 */
const objector = 1

const asObjector = ({ form, ...one }: SeasonApplicant): SeasonApplicant => {
  const marks = { i_obtmarks: "365", i_percentage: "73.00" }
  const claims = { weightage: [], horizontal_reservation: [], i_year: "2025" }
  return { ...one, form: { ...form, ...claims, ...marks, category: "obc" }, verified: [] }
}

/** Applicants of the season, in the order of their numbers. The first is right to object to the first list. */
export const seasonApplicants = (): SeasonApplicant[] =>
  Object.entries(counts)
    .flatMap(([course, count]) => Array<CourseCode>(count).fill(course as CourseCode))
    .map((course, index) => applicant(course, index + 1))
    .map((one, index) => (index + 1 === objector ? asObjector(one) : one))
