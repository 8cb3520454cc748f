import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"

import type { PrintRecord } from "#domain/applications/print-record.ts"

import { words as en } from "./messages.en.ts"
import { words as hi } from "./messages.hi.ts"
import { examples } from "./sheet.examples.ts"
import { Sheet } from "./sheet.tsx"

const catalogues = { en, hi }

const print = (
  sheet = examples.usual,
  language: "en" | "hi" = "en",
  record: Partial<PrintRecord> = {},
) =>
  renderToStaticMarkup(
    <Sheet
      sheet={{ ...sheet, record: { ...sheet.record, ...record } }}
      words={catalogues[language]}
      language={language}
    />,
  )

/** What a reader reads, tags gone; parts are held apart by "|". */
const textOf = (html: string) =>
  html
    .replace(/<[^>]*>|\u00a0/g, "|")
    .replace(/\|+/g, "|")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&")

const read = (...sheet: Parameters<typeof print>) => textOf(print(...sheet))
const times = (text: string, part: string) => text.split(part).length - 1

test.each(["en", "hi"] as const)(
  "the parts are in the order of specification 7.2 (%s)",
  (language) => {
    const words = catalogues[language]
    const headings = [...print(examples.usual, language).matchAll(/<h[12][^>]*>([^<]*)</g)]
    expect(headings.map(([, heading]) => heading?.replaceAll("&#x27;", "'"))).toEqual([
      words.title,
      words.applicant.heading,
      words.address.heading,
      words.bank.heading,
      words.more.heading,
      words.schooling.heading,
      words.subjects.heading,
      words.declarations.heading,
      words.statements.declarationHeading,
      words.statements.undertakingHeading,
      words.signatures.heading,
      words.documents.heading,
      words.acknowledgment.heading,
      words.slip.heading,
    ])
  },
)

test("the header has the college in both languages, the course, the session and the code in groups", () => {
  const sheet = read()
  expect(sheet).toContain("|राजकीय महाविद्यालय, आदर्शपुर|")
  expect(sheet).toContain("|Government Degree College, Adarshpur|")
  expect(sheet).toContain("|Course|Bachelor of Science (BSc), 1st Year|Session|2025-26|")
  expect(sheet).toContain("|Admission code|7KQ4-M2XW-PB9T|")
})

test("the QR code says its address to those who can't see it", () =>
  expect(print()).toContain(
    'aria-label="QR code with the address of this sheet: https://college.example/admission-form/print/7KQ4M2XWPB9T"',
  ))

test("what was left empty reads N/A, and the nationality Indian", () => {
  const sheet = read(examples.minimal)
  for (const label of ["Local guardian", "Guardian's contact", "Guardian's address", "E-mail"]) {
    expect(sheet).toContain(`|${label}|N/A|`)
  }
  expect(sheet).toContain("|Nationality|Indian|")
  expect(sheet).toContain("|Scholarship|No|UP residence|No|")
  expect(sheet).toContain("|Hindi|N/A|N/A|")
})

test("dates read day, month, year, and the day of submission is India's", () => {
  expect(read()).toContain("|Date of birth|15-08-2007|")
  expect(read()).toContain("|Submitted on|21-06-2025|")
})

test("choices and subjects are shown in the page's language", () => {
  expect(read(examples.female)).toContain("|Religion|Buddhism|Category|SC|")
  const hindi = read(examples.female, "hi")
  expect(hindi).toContain("|लिंग|महिला|")
  expect(hindi).toContain("|धर्म|बौद्ध|वर्ग|अनुसूचित जाति|")
  expect(hindi).toContain("|हिन्दी|राजनीति विज्ञान|गणित|")
  expect(hindi).toContain("कला स्नातक (बी.ए.), प्रथम वर्ष")
})

const declarations = [
  "is_casefiled",
  "is_ufmeans",
  "is_rustigated",
  "is_civilservant",
  "is_otherenrollment",
] as const

test.each(declarations)("%s: yes means yes, anything but yes means no", (name) => {
  const answer = (value: string, language: "en" | "hi") => {
    const sheet = read(examples.usual, language, { [name]: value })
    return sheet.split(`${en.declarations[name]}|`)[1]?.split("|")[0]
  }
  expect(answer("yes", "en")).toBe("Yes")
  expect(answer("yes", "hi")).toBe("हाँ")
  for (const other of ["no", "1", "true", ""]) {
    expect(answer(other, "en")).toBe("No")
    expect(answer(other, "hi")).toBe("नहीं")
  }
})

test.each([
  { gender: 1, english: ", son of ", hindi: "पुत्र", promise: "पालन करूँगा," },
  { gender: 2, english: ", daughter of ", hindi: "पुत्री", promise: "पालन करूँगी," },
  { gender: 3, english: ", child of ", hindi: "सन्तान", promise: "पालन करूँगा/करूँगी," },
] as const)(
  "gender $gender declares as '$english' and '$promise', in both languages on either page",
  ({ gender, english, hindi, promise }) => {
    for (const language of ["en", "hi"] as const) {
      const sheet = read(examples.usual, language, { gender })
      expect(sheet).toContain(`I, Amit Kumar Verma${english}Ram Prasad Verma, declare`)
      expect(sheet).toContain(`मैं, Amit Kumar Verma, ${hindi} Ram Prasad Verma, घोषणा`)
      expect(sheet).toContain(promise)
    }
  },
)

test("the declaration names the attendance of 75%, in both languages", () => {
  expect(read()).toContain("attend at least 75% of the classes")
  expect(read()).toContain("कम से कम 75% उपस्थिति")
})

test("what somebody typed as a name is never read as a slot of ours", () =>
  expect(read(examples.usual, "en", { applicant_name: "{father} $& {child}" })).toContain(
    "I, {father} $& {child}, son of Ram Prasad Verma",
  ))

test("no slot is left unfilled", () => {
  for (const sheet of Object.values(examples)) {
    expect(read(sheet, "en")).not.toMatch(/[{}]/)
    expect(read(sheet, "hi")).not.toMatch(/[{}]/)
  }
})

test("six people and places sign, and six documents are asked for", () => {
  expect(read()).toContain(
    "|Admission date|Father / Guardian|Candidate|Principal|Convenor|Admission Cell|",
  )
  expect(read()).toContain("|Caste certificate (if applicable)|Income certificate (if applicable)|")
})

test("three slips, each with all denominations, the total and the amount in both languages", () => {
  const slips = read()
    .split("Bank deposit slip|")[1]
    ?.split(/\|(?=STUDENT|COLLEGE|BANK)/)
    .slice(1)
  expect(slips?.map((slip) => slip.split("|")[0])).toEqual(["STUDENT", "COLLEGE", "BANK"])
  for (const slip of slips ?? []) {
    expect(slip).toContain("|500 ×|200 ×|100 ×|50 ×|20 ×|10 ×|5 ×|2 ×|1 ×|Total|₹1,675|")
    expect(slip).toContain("|एक हज़ार छह सौ पचहत्तर रुपये मात्र|")
    expect(slip).toContain("|One Thousand Six Hundred Seventy Five Rupees Only|")
    expect(slip).toContain("|Account number|00000012345678|IFSC|SAMP0000123|")
    expect(slip).toContain("|Admission code|7KQ4-M2XW-PB9T|")
    expect(slip).toContain("|Date|Journal number|Depositor's signature|Bank's seal and signature|")
  }
})

test("the Aadhaar number stands once, and masked", () => {
  const sheet = read()
  expect(times(sheet, "XXXX XXXX 1234")).toBe(1)
  expect(sheet).not.toMatch(/\b\d{4} ?\d{4} ?\d{4}\b/)
})

test("a strict content security policy finds nothing inline", () => {
  for (const sheet of Object.values(examples)) {
    expect(print(sheet)).not.toMatch(/ style=|<style|<script| on[a-z]+=/)
  }
})
