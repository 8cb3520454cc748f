import { describe, expect, test } from "vitest"

import {
  type CourseCode,
  sampleCourses,
  type Form,
  longestForm,
  validForm,
} from "#tests/support/samples/applications.ts"
import { sampleRules } from "#tests/support/samples/session.ts"

import { type Application, applicationSchema } from "./application.ts"
import { formVersion, upgradeForm } from "./form/form-fields.ts"
import { additionalPrintedFields, printedName } from "./print-record.ts"
import { type StoredApplication, admittedUrnOf, toPrintRecord } from "./stored-application.ts"
import type { Status } from "./workflow.ts"

const schema = applicationSchema("2025-07-01", sampleRules)

const stored = (course: CourseCode, changes: Form = {}): StoredApplication => {
  const parsed = schema.parse(validForm(course, changes))
  const { aadhar_no, ...form } = upgradeForm(parsed, formVersion) as Application
  return {
    admission_code: "ABCD23EFGH45",
    application_number: "2025-04217-4",
    session: "2025-26",
    submitted_at: "2025-07-01T05:30:00.000Z",
    fee: 1250,
    image_file: "photo-7c1.jpg",
    signature_file: "signature-7c1.jpg",
    form: { ...form, aadhaar_last_four: aadhar_no.slice(-4) },
  }
}
const record = (course: CourseCode, changes: Form = {}) => toPrintRecord(stored(course, changes))

const groups = (names: string) => ["highschool", "i"].map((school) => names.replaceAll("*", school))
// The fields of specification 6.2.
const specified = [
  `id urn course applicant_name applicant_email applicant_mobile whatsapp_number gender religion
   category subcategory dob aadhar father_name father_mobile mother_name fees image_file
   signature_file c_address p_address bank_name bank_branch bank_account bank_isfsc nationality
   is_minority has_scholarship is_upresidence local_guardian local_guardian_address
   local_guardian_contact compulsory_subjects is_casefiled is_ufmeans is_rustigated
   is_civilservant is_otherenrollment annual_income income_certificate_no
   horizontal_reservation weightage session submitted_at`,
  ...groups("*_year *_roll *_board *_name *_subject *_obtmarks *_maxmarks *_percentage"),
].flatMap((names) => names.trim().split(/\s+/))

test.each(sampleCourses)(
  "the record of %s has exactly the fields of specification 6.2",
  (course) => {
    const printRecord = record(course)
    const names = [...specified, ...additionalPrintedFields.map(printedName)]
    expect(Object.keys(printRecord).toSorted()).toEqual(names.toSorted())
    expect(Object.values(printRecord).every((value) => value !== undefined)).toBe(true)
  },
)

test("copies fields that have the same name in form and record", () => {
  const form = schema.parse(validForm("BSc")) as Record<string, unknown>
  const printRecord = record("BSc") as unknown as Record<string, unknown>
  const numbered = ["urn", "gender", "is_minority", "has_scholarship", "is_upresidence"]
  const changed = [...numbered, "bank_account"]
  const same = specified.filter((field) => field in form && !changed.includes(field))
  expect(same.length).toBeGreaterThan(35)
  for (const field of same) expect(printRecord[field], field).toEqual(form[field])
})

test("renames form fields and adds the college's own fields", () => {
  const application = stored("BA", { email: "anjali@example.com" })
  expect(toPrintRecord(application)).toMatchObject({
    id: "ABCD23EFGH45",
    urn: application.form.urn,
    applicant_email: "anjali@example.com",
    subcategory: application.form.sub_category,
    local_guardian: application.form.local_guardian_name,
    compulsory_subjects: "Hindi,History,Political Science",
    fees: 1250,
    image_file: "photo-7c1.jpg",
    signature_file: "signature-7c1.jpg",
    session: "2025-26",
    submitted_at: "2025-07-01T05:30:00.000Z",
    father_mobile: "",
  })
})

test.each([
  { gender: "male", number: 1 },
  { gender: "female", number: 2 },
  { gender: "other", number: 3 },
])("encodes gender $gender as $number", ({ gender, number }) =>
  expect(record("BA", { gender }).gender).toBe(number),
)

describe.each([
  { answer: "yes", number: 1 },
  { answer: "no", number: 0 },
])("the answer $answer", ({ answer, number }) => {
  test.each(["is_minority", "has_scholarship", "is_upresidence"] as const)(
    `is ${number} as %s`,
    (field) => expect(record("BA", { [field]: answer })[field]).toBe(number),
  )

  test.each([
    "is_casefiled",
    "is_ufmeans",
    "is_rustigated",
    "is_civilservant",
    "is_otherenrollment",
  ] as const)("stays text as %s", (field) =>
    expect(record("BA", { [field]: answer })[field]).toBe(answer),
  )
})

test("maps each answer to its own field", () => {
  const answers = {
    is_minority: ["yes", 1],
    has_scholarship: ["no", 0],
    is_upresidence: ["yes", 1],
    is_casefiled: ["yes", "yes"],
    is_ufmeans: ["no", "no"],
    is_rustigated: ["yes", "yes"],
    is_civilservant: ["no", "no"],
    is_otherenrollment: ["yes", "yes"],
  } as const
  const flipped = (word: string) => (word === "yes" ? "no" : "yes")
  for (const [field, [answer, expected]] of Object.entries(answers)) {
    const others = Object.keys(answers).map((name) => [name, flipped(answer)])
    const printRecord = record("BA", { ...Object.fromEntries(others), [field]: answer })
    expect(printRecord[field as keyof typeof answers], field).toBe(expected)
    const same = Object.keys(answers).filter((name) =>
      [answer, answer === "yes" ? 1 : 0].includes(printRecord[name as keyof typeof answers]),
    )
    expect(same).toEqual([field])
  }
})

test.each(sampleCourses)("never contains the full Aadhaar number (%s)", (course) => {
  for (const fill of [validForm, longestForm]) {
    const form = fill(course)
    const number = String(form["aadhar_no"])
    const printRecord = record(course, form)
    expect(printRecord.aadhar).toBe(`XXXX XXXX ${number.slice(-4)}`)
    expect(JSON.stringify(printRecord).replace(/[\s-]/g, "")).not.toContain(number)
  }
})

test("masks a full Aadhaar number stored by mistake", () => {
  const application = stored("BA")
  application.form.aadhaar_last_four = "234567890124"
  expect(toPrintRecord(application).aadhar).toBe("XXXX XXXX 0124")
  expect(toPrintRecord(application).bank_account).toBe("XXXXX8901")
})

type Events = Parameters<typeof admittedUrnOf>[0]["events"]

const moved = (to: Status): Events[number] => ({ kind: "status", data: { to } })
const admitted = moved("admitted")
const corrected = (from: string): Events[number] => ({
  kind: "correction",
  data: { fields: { urn: { from } } },
})

test.each<{ expected: string; status: Status; events: Events; urn?: string }>([
  { expected: "undefined before admission", status: "verified", events: [corrected("A-1")] },
  { expected: "the form's", status: "admitted", events: [admitted], urn: "A-3" },
  {
    expected: "the corrected one if corrected before admission",
    status: "admitted",
    events: [corrected("A-1"), admitted],
    urn: "A-3",
  },
  {
    expected: "the previous one if corrected after admission",
    status: "admitted",
    events: [admitted, corrected("A-1"), corrected("A-2")],
    urn: "A-1",
  },
  {
    expected: "that of the last admission if cancelled before",
    status: "admitted",
    events: [admitted, corrected("A-1"), moved("cancelled"), moved("scrutiny"), admitted],
    urn: "A-3",
  },
  {
    expected: "undefined after a cancellation",
    status: "cancelled",
    events: [admitted, moved("cancelled")],
  },
])("the student's URN is $expected", ({ status, events, urn }) => {
  expect(admittedUrnOf({ status, events, form: { urn: "A-3" } })).toBe(urn)
})
