import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"

import type { Card } from "#server/features/students/students.ts"
import { settings } from "#tests/support/samples/settings.ts"

import { studentMessages } from "../messages.server.ts"
import { CardBack, CardFront } from "./identity-card.tsx"

const named = [
  "admission_number",
  "urn",
  "applicant_name",
  "mother_name",
  "father_name",
  "applicant_mobile",
  "aadhar",
  "p_address",
]

const card = {
  student: {
    compulsory_subjects: "",
    course: "1",
    semester: "1",
    identity_kind: "aadhaar",
    gender: "1",
    dob: "2007-03-27",
    ...Object.fromEntries(named.map((name) => [name, "–"])),
  },
  college: settings.college,
  texts: settings.identity_card,
  session: "2024-2025",
  valid_until: "2027-06-30",
  qr: { path: "", size: 21 },
  names: { courses: [], subjects: [] },
} as unknown as Card

const textOf = (texts = settings.identity_card) => {
  const props = {
    card: { ...card, texts },
    messages: studentMessages.en.card,
    language: "en",
  } as const
  return renderToStaticMarkup(
    <>
      <CardFront {...props} />
      <CardBack {...props} />
    </>,
  )
}

test("the card has the texts of the specification by default", () => {
  const html = textOf()
  expect(html).toContain("Identity Card · Academic session 2024-2025")
  expect(html).toContain("<span>Signature of student</span><span>Signature of chief proctor</span>")
  expect(html).toContain("If found, please return it to the college. Adarshpur, Uttar Pradesh")
})

test("a college words heading, signature lines and back", () => {
  const html = textOf({
    card_title: { en: "Student Card", hi: "छात्र पत्र" },
    student_signature: { en: "Holder", hi: "धारक" },
    officer_signature: { en: "Principal", hi: "प्राचार्य" },
    found: { en: "", hi: "" },
  })
  expect(html).toContain("Student Card · Academic session")
  expect(html).toContain("<span>Holder</span><span>Principal</span>")
  expect(html).not.toContain("If found")
})
