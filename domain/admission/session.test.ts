import { describe, expect, test } from "vitest"

import { firstSession } from "#content/sessions.ts"
import { ask } from "#tests/support/samples/additional-fields.ts"
import { sampleSession } from "#tests/support/samples/session.ts"

import { readItem } from "../content/read-item.ts"
import { resolveSampleDates } from "../content/sample-dates.ts"
import { gainsDefaults, type Session, sessionSchema, nextLabel, nextSession } from "./session.ts"
import { specifiedSheetTexts } from "./sheet-texts.ts"

const sample = {
  ...resolveSampleDates(firstSession("2025-26"), new Date("2025-06-10T06:00:00Z")),
  sheet: structuredClone(specifiedSheetTexts),
}

const changed = (change: (session: Session) => void) => {
  const session = structuredClone(sample)
  change(session)
  return readItem(sessionSchema, session)
}

test("the sample session is valid, and read as it is stored", () =>
  expect(changed(() => undefined)).toEqual({ item: sample }))

test("a session that was stored before fields could be asked asks none", () => {
  const { asked_fields: _asked, ...before } = sample
  expect(sessionSchema.parse(before).asked_fields).toEqual([])
})

test("the sample has the courses, numbers and subjects of the specification", () => {
  expect(
    sample.programmes.map(({ code, number, name, slots }) => [
      code,
      number,
      name.en,
      slots[0]!.subjects.length,
    ]),
  ).toEqual([
    ["BA", "1", "Bachelor of Arts", 8],
    ["BSc", "2", "Bachelor of Science", 5],
    ["BCom", "3", "Bachelor of Commerce", 4],
  ])
  for (const { slots } of sample.programmes) expect(slots[2]!.subjects).toHaveLength(17)
})

test.each(sample.subjects)("$code is $name.hi in Hindi", ({ name }) =>
  expect(name.hi).toMatch(/^[\p{Script=Devanagari}\p{M} ]+$/u),
)

describe("refuses", () => {
  test.each<{ what: string; at: string; error: string; change: (session: Session) => void }>([
    {
      what: "a field asked twice",
      at: "asked_fields.1.field",
      error: "used_twice",
      change: (session) => (session.asked_fields = ask(["apaar_id", "apaar_id"])),
    },
    {
      what: "a field that no session may ask",
      at: "asked_fields.0.field",
      error: "not_a_choice",
      change: (session) => (session.asked_fields = ask(["urn"])),
    },
    {
      what: "a certificate's number without the question whether one claims it",
      at: "asked_fields.0.field",
      error: "without_question",
      change: (session) => (session.asked_fields = ask(["ews_certificate_no"])),
    },
    {
      what: "two subjects with one code",
      at: "subjects.17.code",
      error: "used_twice",
      change: ({ subjects }) => subjects.push(subjects[0]!),
    },
    {
      what: "two programmes whose codes differ in letter case only",
      at: "programmes.1.code",
      error: "used_twice",
      change: ({ programmes }) => (programmes[1]!.code = "ba"),
    },
    {
      what: "two programmes with one number",
      at: "programmes.2.number",
      error: "used_twice",
      change: ({ programmes }) => (programmes[2]!.number = "2"),
    },
    {
      what: "one field for two choices",
      at: "programmes.0.slots.1.field",
      error: "used_twice",
      change: ({ programmes }) => (programmes[0]!.slots[1]!.field = "first_major_subject"),
    },
    {
      what: "two groups with one code",
      at: "programmes.1.groups.1.code",
      error: "used_twice",
      change: ({ programmes }) => (programmes[1]!.groups[1]!.code = "ZBC"),
    },
    {
      what: "two numbers of seats for one subject",
      at: "programmes.0.subject_seats.1.subject",
      error: "used_twice",
      change: ({ programmes }) =>
        programmes[0]!.subject_seats.push(
          { subject: "Hindi", seats: 60 },
          { subject: "Hindi", seats: 80 },
        ),
    },
    {
      what: "a programme without a first major",
      at: "programmes.0.slots",
      error: "no_first_major",
      change: ({ programmes }) => programmes[0]!.slots.shift(),
    },
    {
      what: "a choice for a field that the form does not have",
      at: "programmes.0.slots.2.field",
      error: "not_a_choice",
      change: ({ programmes }) => (programmes[0]!.slots[2]!.field = "third_major_subject"),
    },
    {
      what: "a choice of a subject that the session does not have",
      at: "programmes.0.slots.0.subjects.8",
      error: "unknown_subject",
      change: ({ programmes }) => programmes[0]!.slots[0]!.subjects.push("Urdu"),
    },
    {
      what: "a group with a subject that the session does not have",
      at: "programmes.1.groups.0.subjects.3",
      error: "unknown_subject",
      change: ({ programmes }) => programmes[1]!.groups[0]!.subjects.push("Urdu"),
    },
    {
      what: "seats of a subject that the session does not have",
      at: "programmes.0.subject_seats.0.subject",
      error: "unknown_subject",
      change: ({ programmes }) => programmes[0]!.subject_seats.push({ subject: "Urdu", seats: 60 }),
    },
    {
      what: "a subject with a comma, which separates subjects in the print record",
      at: "subjects.17.code",
      error: "not_subject_code",
      change: ({ subjects }) =>
        subjects.push({ code: "Hindi, English", name: { en: "Languages", hi: "भाषाएँ" } }),
    },
    {
      what: "a name in braces that nothing fills in",
      at: "sheet.declaration.hi",
      error: "unknown_slot",
      change: ({ sheet }) => (sheet.declaration.hi = "मैं, {name}"),
    },
    {
      what: "a Hindi verb in an English declaration",
      at: "sheet.undertaking.en",
      error: "unknown_slot",
      change: ({ sheet }) => (sheet.undertaking.en = "I {willDo} pay."),
    },
    {
      what: "a declaration that is too long for the sheet",
      at: "sheet.declaration.en",
      error: "too_long",
      change: ({ sheet }) => (sheet.declaration.en = "a".repeat(1001)),
    },
    {
      what: "the name of a paper that is too long for the sheet",
      at: "sheet.documents.1.hi",
      error: "too_long",
      change: ({ sheet }) => (sheet.documents[1]!.hi = "अ".repeat(121)),
    },
    {
      what: "the code of another page under /admission-form/",
      at: "programmes.0.code",
      error: "not_programme_code",
      change: ({ programmes }) => (programmes[0]!.code = "Print"),
    },
    {
      what: "a closing time before the opening time",
      at: "programmes.0.closes",
      error: "not_in_order",
      change: ({ programmes }) => (programmes[0]!.opens = { day: "2025-07-26", time: "00:00" }),
    },
    {
      what: "a late period without a closing time",
      at: "programmes.0.closes",
      error: "not_in_order",
      change: ({ programmes }) => {
        delete programmes[0]!.closes
        programmes[0]!.late = { until: { day: "2025-08-01", time: "17:00" }, fee: 100 }
      },
    },
    {
      what: "a time that is none",
      at: "programmes.0.closes.time",
      error: "not_clock",
      change: ({ programmes }) => (programmes[0]!.closes!.time = "24:00"),
    },
    {
      what: "a last year of passing before the first",
      at: "last_year_of_passing",
      error: "not_in_order",
      change: (session) => (session.last_year_of_passing = 2009),
    },
    {
      what: "a fee below zero",
      at: "programmes.0.fees.sc",
      error: "out_of_range",
      change: ({ programmes }) => (programmes[0]!.fees.sc = -1),
    },
    {
      what: "a fee above a million",
      at: "programmes.0.fees.sc",
      error: "out_of_range",
      change: ({ programmes }) => (programmes[0]!.fees.sc = 1_000_001),
    },
    {
      what: "a fee with paise",
      at: "programmes.0.fees.sc",
      error: "not_whole",
      change: ({ programmes }) => (programmes[0]!.fees.sc = 9.5),
    },
    {
      what: "a category without a fee",
      at: "programmes.0.fees.sc",
      error: "missing",
      change: ({ programmes }) => Reflect.deleteProperty(programmes[0]!.fees, "sc"),
    },
    {
      what: "an impossible session on the cards",
      at: "card_session",
      error: "not_session",
      change: (session) => (session.card_session = "2025-27"),
    },
  ])("$what", ({ at, error, change }) =>
    expect(changed(change)).toEqual({ errors: { [at]: [error] } }),
  )
})

test.each([
  { label: "2025-26", next: "2026-27" },
  { label: "2098-99", next: "2099-00" },
])("$next follows $label", ({ label, next }) => expect(nextLabel(label)).toBe(next))

test("a new session has the programmes of the last one, without its dates", () => {
  const { label: _, ...last } = sampleSession
  const late = { until: { day: "2025-08-31", time: "17:00" }, fee: 100 }
  const programmes = last.programmes.map((programme) => ({ ...programme, late }))
  const next = nextSession({ ...last, programmes, marks_last_day: "2025-08-20" })
  expect(next).not.toHaveProperty("fee_last_day")
  expect(next).not.toHaveProperty("marks_last_day")
  for (const [index, programme] of next.programmes.entries()) {
    expect(programme).not.toHaveProperty("closes")
    expect(programme).not.toHaveProperty("late")
    expect(programme.slots).toEqual(last.programmes[index]!.slots)
    expect(programme.fees).toEqual(last.programmes[index]!.fees)
  }
})

test.each([
  { from: "2025-26", to: "2026-27", gains: true },
  { from: "2024-25", to: "2027-28", gains: true },
  { from: "2024-25", to: "2025-26", gains: false },
  { from: "2026-27", to: "2027-28", gains: false },
])("a session $to from $from gains the defaults of new sessions: $gains", ({ from, to, gains }) =>
  expect(gainsDefaults(from, to)).toBe(gains),
)

test("a session that gains defaults keeps what the college chose", () => {
  const document = { slot: "income", is_required: false, when: "with_application" as const }
  const defaults = {
    fee_due: "after_offer" as const,
    correctable_fields: ["email"],
    documents: [document],
    asked_fields: [{ field: "i_result", is_required: false }],
  }
  expect(nextSession(sampleSession, defaults)).toMatchObject(defaults)
  const own = { documents: [{ ...document, is_required: true }], correctable_fields: ["bank_name"] }
  expect(nextSession({ ...sampleSession, ...own }, defaults)).toMatchObject({ ...defaults, ...own })
  expect(nextSession({ ...sampleSession, ...own })).toMatchObject({
    ...own,
    fee_due: "with_application",
    asked_fields: [],
  })
})

test("years of passing and identity cards move on by a year", () => {
  expect(nextSession(sampleSession)).toMatchObject({
    first_year_of_passing: 2010,
    last_year_of_passing: 2026,
    card_session: "2025-2026",
    card_valid_until: "2028-06-30",
  })
  expect(nextSession({ ...sampleSession, card_valid_until: "2028-02-29" })).toMatchObject({
    card_valid_until: "2029-02-28",
  })
})
