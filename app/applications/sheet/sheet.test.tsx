import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"

import { additionalFactsOf } from "#domain/applications/additional-facts.ts"
import type { PrintRecord } from "#domain/applications/print-record.ts"
import { sampleNames } from "#tests/support/samples/session.ts"
import { settings } from "#tests/support/samples/settings.ts"
import { examples } from "#tests/support/samples/sheet-examples.ts"

import { sheetMessages } from "./messages.server.ts"
import { Sheet } from "./sheet.tsx"

const print = (
  sheet = examples.usual,
  language: "en" | "hi" = "en",
  record: Partial<PrintRecord> = {},
) =>
  renderToStaticMarkup(
    <Sheet
      sheet={{ ...sheet, record: { ...sheet.record, ...record } }}
      messages={sheetMessages[language]}
      language={language}
    />,
  )

/** The visible text; parts are separated by "|". */
const textOf = (html: string) =>
  html
    .replace(/<[^>]*>|\u00a0/g, "|")
    .replace(/\|+/g, "|")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&")

const read = (...sheet: Parameters<typeof print>) => textOf(print(...sheet))
const countOf = (text: string, part: string) => text.split(part).length - 1

test.each(["en", "hi"] as const)(
  "the parts are in the order of specification 7.2 (%s)",
  (language) => {
    const messages = sheetMessages[language]
    const headings = [...print(examples.usual, language).matchAll(/<h[12][^>]*>([^<]*)</g)]
    expect(headings.map(([, heading]) => heading?.replaceAll("&#x27;", "'"))).toEqual([
      messages.title,
      messages.applicant.heading,
      messages.address.heading,
      messages.bank.heading,
      messages.more.heading,
      messages.schooling.heading,
      messages.subjects.heading,
      messages.declarations.heading,
      messages.statementHeadings.declaration,
      messages.statementHeadings.undertaking,
      messages.signatures.heading,
      messages.documents.heading,
      messages.acknowledgment.heading,
      settings.deposit_slip.heading[language],
    ])
  },
)

test("the header has the college in both languages, course, session and grouped code", () => {
  const sheet = read()
  expect(sheet).toContain("|राजकीय महाविद्यालय, आदर्शपुर|")
  expect(sheet).toContain("|Government Degree College, Adarshpur|")
  expect(sheet).toContain("|Course|Bachelor of Science (BSc), 1st Year|Session|2025-26|")
  expect(sheet).toContain("|Admission code|7KQ4-M2XW-PB9T|")
})

test.each(["en", "hi"] as const)("a CGPA is printed with its rule (%s)", (language) => {
  const sheet = read(examples.usual, language, {
    highschool_grading: "cgpa_cbse",
    highschool_obtmarks: "9.2",
    highschool_maxmarks: "10",
    highschool_percentage: "87.40",
  })
  expect(sheet).toContain("|CGPA 9.2 × 9.5 = 87.40 %|")
  expect(countOf(sheet, "CGPA")).toBe(1)
})

test("a sheet without a result says so in place of the marks", () => {
  const sheet = read(examples.usual, "en", {
    i_result: "awaited",
    i_obtmarks: "",
    i_maxmarks: "",
    i_percentage: "",
  })
  expect(countOf(sheet, "Result awaited")).toBe(3)
})

test("the QR code has the application number as its accessible name", () => {
  expect(print()).toContain('aria-label="QR code with the application number 2025-04217-4"')
})

test("only the STUDENT copy of the deposit slip shows the admission code, and not on a sheet that staff print", () => {
  const code = /7KQ4-?M2XW-?PB9T/
  const [before = "", student = "", ...others] = read().split(/\|(?=STUDENT\||COLLEGE\||BANK\|)/)
  expect(student).toContain("|Admission code|7KQ4-M2XW-PB9T|")
  for (const part of [before, ...others]) expect(part).not.toMatch(code)
  const { own: _own, ...ofCollege } = examples.usual
  expect(print(ofCollege)).not.toMatch(code)
})

test("shows a dash for empty fields; N/A and the nationality Indian under 'More details'", () => {
  const sheet = read(examples.minimal)
  for (const label of ["E-mail", "WhatsApp", "Sub-category", "Weightage", "Submitted on"]) {
    expect(sheet).toContain(`|${label}|–|`)
  }
  expect(sheet).toContain("|Hindi|–|–|")
  for (const label of ["Local guardian", "Guardian's contact", "Guardian's address"]) {
    expect(sheet).toContain(`|${label}|N/A|`)
  }
  expect(countOf(sheet, "N/A")).toBe(3)
  expect(sheet).toContain("|Annual income|₹0, certificate no. –|")
  expect(sheet).toContain("|Nationality|Indian|")
  expect(sheet).toContain("|Scholarship|No|UP residence|No|")
})

test.each([
  { language: "en", text: "|Vocational course|Sociology|" },
  { language: "hi", text: "|व्यावसायिक पाठ्यक्रम|समाजशास्त्र|" },
] as const)("shows a further subject under 'More details' ($language)", ({ language, text }) => {
  const sheet = examples.usual
  const record = { ...sheet.record, vocational_subject: "Sociology" }
  const later = additionalFactsOf(record, sampleNames)
  expect(read({ ...sheet, later }, language)).toContain(text)
  expect(read(sheet, language)).not.toContain(text.split("|")[1])
})

test("does not show the father's mobile number, which the form does not ask for", () =>
  expect(read(examples.minimal)).not.toMatch(/Father's mobile/i))

test.each([
  {
    language: "en",
    claims:
      "|Horizontal reservation|Dependent of a freedom fighter|Weightage|NCC B certificate, NSS, 240 hours|" +
      "Annual income|₹96,000, certificate no. IC/2025/004417|",
  },
  {
    language: "hi",
    claims:
      "|क्षैतिज आरक्षण (विशेष श्रेणी)|स्वतंत्रता सेनानी के आश्रित|भारांक (वेटेज)|" +
      "एन.सी.सी. 'बी' प्रमाण-पत्र, एन.एस.एस. 240 घंटे|वार्षिक आय|₹96,000, प्रमाण-पत्र सं. IC/2025/004417|",
  },
] as const)("shows what the applicant claims ($language)", ({ language, claims }) =>
  expect(read(examples.usual, language)).toContain(claims),
)

test("shows people's names in capitals, Devanagari as typed", () => {
  const sheet = read(examples.usual, "en", {
    applicant_name: "aarti d'souza",
    father_name: "Ram श्रीमती",
    mother_name: "सुनीता देवी",
    local_guardian: "shyam lal",
  })
  expect(sheet).toContain(
    "|Applicant's name|AARTI D'SOUZA|Father's name|RAM श्रीमती|Mother's name|सुनीता देवी|",
  )
  expect(sheet).toContain("|Local guardian|SHYAM LAL|")
  expect(sheet).not.toContain("aarti")
})

test("formats dates day first, the submission date in India time", () => {
  expect(read()).toContain("|Date of birth|15-08-2007|")
  expect(read()).toContain("|Submitted on|21-06-2025|")
})

test("shows choices and subjects in the page's language", () => {
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

test.each(declarations)("%s shows Yes for yes and No for any other value", (name) => {
  const answer = (value: string, language: "en" | "hi") => {
    const sheet = read(examples.usual, language, { [name]: value })
    return sheet.split(`${sheetMessages.en.declarations[name]}|`)[1]?.split("|")[0]
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
  "uses '$english' and '$promise' for gender $gender, in both page languages",
  ({ gender, english, hindi, promise }) => {
    for (const language of ["en", "hi"] as const) {
      const sheet = read(examples.usual, language, { gender })
      expect(sheet).toContain(`I, AMIT KUMAR VERMA${english}RAM PRASAD VERMA, declare`)
      expect(sheet).toContain(`मैं, AMIT KUMAR VERMA, ${hindi} RAM PRASAD VERMA, घोषणा`)
      expect(sheet).toContain(promise)
    }
  },
)

test("the declaration contains the attendance of 75% in both languages", () => {
  expect(read()).toContain("attend at least 75% of the classes")
  expect(read()).toContain("कम से कम 75% उपस्थिति")
})

test("does not interpret a name as a template variable", () =>
  expect(read(examples.usual, "en", { applicant_name: "{father} $& {child}" })).toContain(
    "I, {FATHER} $& {CHILD}, son of RAM PRASAD VERMA",
  ))

test("leaves no template variable unfilled", () => {
  for (const sheet of Object.values(examples)) {
    expect(read(sheet, "en")).not.toMatch(/[{}]/)
    expect(read(sheet, "hi")).not.toMatch(/[{}]/)
  }
})

test("lists six signatures and the required documents", () => {
  expect(read()).toContain(
    "|Admission date|Father / Guardian|Candidate|Principal|Convenor|Admission Cell|",
  )
  expect(read()).toContain("|Caste certificate (if applicable)|Income certificate (if applicable)|")
})

test("has three deposit slips with denominations, total and amount in both languages", () => {
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
    expect(slip).toContain("|Application number|2025-04217-4|")
    expect(slip).toContain("|Date|Journal number|Depositor's signature|Bank's seal and signature|")
  }
})

test("the declarations and papers are those of the application, a text in one language once", () => {
  const declaration = "I, {applicant}, promise: {child} of {father}."
  const texts = {
    ...examples.usual.texts,
    declaration: { en: declaration, hi: declaration },
    documents: [{ en: "Marksheet", hi: "अंकपत्र" }],
  }
  const sheet = read({ ...examples.usual, texts }, "hi")
  const own = "I, AMIT KUMAR VERMA, promise: son of RAM PRASAD VERMA."
  expect(countOf(sheet, own)).toBe(1)
  expect(sheet).toContain("|अंकपत्र|")
  expect(sheet).not.toContain(examples.usual.texts.documents[0]!.hi)
  expect(print({ ...examples.usual, texts }, "hi")).toContain('lang="en">I, AMIT')
})

test("without papers the list is left out", () => {
  const texts = { ...examples.usual.texts, documents: [] }
  expect(read({ ...examples.usual, texts })).not.toContain(sheetMessages.en.documents.heading)
})

test("shows the Aadhaar number once, masked", () => {
  const sheet = read()
  expect(countOf(sheet, "XXXX XXXX 1234")).toBe(1)
  expect(sheet).not.toMatch(/\b\d{4} ?\d{4} ?\d{4}\b/)
})

test("contains no inline styles, scripts and event handlers", () => {
  for (const sheet of Object.values(examples)) {
    expect(print(sheet)).not.toMatch(/ style=|<style|<script| on[a-z]+=/)
  }
})

test.each(["en", "hi"] as const)(
  "without a fee to pay the sheet has no slip, and the acknowledgment has the code (%s)",
  (language) => {
    const messages = sheetMessages[language]
    const sheet = read({ ...examples.usual, fee: { state: "later" } }, language)
    expect(sheet).not.toContain(settings.deposit_slip.heading[language])
    expect(sheet).not.toContain("STUDENT")
    expect(countOf(sheet, "|7KQ4-M2XW-PB9T|")).toBe(1)
    expect(sheet).toContain(messages.noFee.later)
  },
)

test("the slip has the wording of the settings; what is empty is left out", () => {
  const deposit_slip = {
    heading: { en: "Fee challan", hi: "शुल्क चालान" },
    copies: { en: "Take all to the bank.", hi: "सभी बैंक ले जाएँ।" },
    exempt: { en: "", hi: "" },
  }
  const sheet = read({ ...examples.usual, settings: { ...settings, deposit_slip } })
  expect(sheet.replace(/31\|August\|2025/, "31 August 2025")).toContain(
    "|Fee challan|Take all to the bank. Pay by 31 August 2025.|",
  )
  expect(countOf(sheet, "Fee challan, Session 2025-26")).toBe(3)
})

test("the office's sheet without a fee to pay does not show the code", () => {
  const { own: _, ...office } = examples.usual
  expect(read({ ...office, fee: { state: "later" } })).not.toContain("7KQ4")
})

test("the slips name the last day to pay, the acknowledgment the status page and the lists", () => {
  const sheet = read().replaceAll("|", " ")
  expect(sheet).toContain("Pay by 31 August 2025.")
  expect(sheet).toContain("https://college.example/admission-status")
  expect(sheet).toContain("20 August 2025, 27 August 2025 (planned)")
})
