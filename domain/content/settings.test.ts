import { describe, expect, test } from "vitest"
import * as z from "zod/mini"

import { defaultColours } from "./colours.ts"
import { readItem } from "./read-item.ts"
import { type Settings, settingsSchema } from "./settings.ts"

const both = { en: "Sample", hi: "नमूना" }
const settings: Settings = {
  is_sample: true,
  college: { name: both, address: both, affiliation: both },
  appearance: { main: "#7a1f2b", accent: "#7a3b00" },
  announcement: { en: "Admissions are open", hi: "प्रवेश प्रारम्भ हैं" },
  phones: ["05000-000000"],
  email: "office@college.example",
  admission_session: "2025-26",
  admission: { eligibility: both, urn_required: false },
  deposit: {
    bank_name: both,
    branch: both,
    account_name: "Principal",
    account_number: "00000012345678",
    ifsc: "SAMP0000123",
  },
  deposit_slip: { heading: both, copies: both, exempt: { en: "", hi: "" } },
  identity_card: {
    card_title: both,
    student_signature: both,
    officer_signature: both,
    found: { en: "", hi: "" },
  },
  merit_lists: { web: "names", paper: "codes" },
  student_sign_in: { own_password_required: true, dashboard_path: "/student/dashbaord" },
  grievances: { working_days: 10, reopen_days: 20, responsible: both },
  retention: {
    application_years: 2,
    student_years: 12,
    message_years: 3,
    grievance_years: 5,
    audit_years: 4,
  },
  first_language: "hi",
  search_synonyms: ["fee, फीस, शुल्क"],
}
const accepts = (changed: unknown) => z.safeParse(settingsSchema, changed).success

test("accepts valid settings unchanged", () =>
  expect(z.parse(settingsSchema, settings)).toEqual(settings))

const added = [
  "appearance",
  "admission",
  "deposit_slip",
  "identity_card",
  "merit_lists",
  "student_sign_in",
  "grievances",
  "retention",
  "first_language",
  "search_synonyms",
]
const needed = Object.keys(settings).filter((key) => !added.includes(key))
test.each(needed)("requires %s", (key) => {
  const { [key as keyof Settings]: _, ...rest } = settings
  expect(accepts(rest)).toBe(false)
})

test("refuses a text in one language only", () => {
  const college = { ...settings.college, name: { en: "Sample" } }
  expect(accepts({ ...settings, college })).toBe(false)
})

describe("admission", () => {
  test("in older settings requires the URN and gives nothing else", () => {
    const { admission: _admission, ...before } = settings
    expect(z.parse(settingsSchema, before).admission).toEqual({ urn_required: true })
  })
})

test("slip and card of older settings have the texts that every slip and card had", () => {
  const { deposit_slip: _slip, identity_card: _card, ...before } = settings
  const { deposit_slip, identity_card } = z.parse(settingsSchema, before)
  expect(deposit_slip.heading).toEqual({ en: "Bank deposit slip", hi: "बैंक शुल्क जमा पर्ची" })
  expect(identity_card.card_title).toEqual({ en: "Identity Card", hi: "परिचय-पत्र" })
})

test("merit lists show no names on the website unless the college says so", () => {
  const { merit_lists: _lists, ...before } = settings
  expect(z.parse(settingsSchema, before).merit_lists).toEqual({ web: "codes", paper: "names" })
})

describe("grievances", () => {
  const { grievances: _grievances, ...before } = settings

  test("are due within 15 working days in older settings", () =>
    expect(z.parse(settingsSchema, before).grievances).toMatchObject({
      working_days: 15,
      reopen_days: 30,
    }))

  test.each([
    { working_days: 0 },
    { working_days: 61 },
    { working_days: 1.5 },
    { reopen_days: 0 },
    { reopen_days: 91 },
  ])("refuses %j", (change) =>
    expect(accepts({ ...settings, grievances: { ...settings.grievances, ...change } })).toBe(false),
  )

  test.each([{ working_days: 1 }, { working_days: 60 }, { reopen_days: 90 }])(
    "accepts %j",
    (change) =>
      expect(accepts({ ...settings, grievances: { ...settings.grievances, ...change } })).toBe(
        true,
      ),
  )
})

describe("retention", () => {
  test("keeps grievances three years in settings stored before them", () => {
    const { grievance_years: _years, ...retention } = settings.retention
    const read = z.parse(settingsSchema, { ...settings, retention })
    expect(read.retention).toEqual({ ...settings.retention, grievance_years: 3 })
  })

  test("has defaults for older settings", () => {
    const { retention: _retention, ...before } = settings
    expect(z.parse(settingsSchema, before).retention).toEqual({
      application_years: 1,
      student_years: 10,
      message_years: 1,
      grievance_years: 3,
      audit_years: 3,
    })
  })

  test.each([0, 1.5, 100, "3"])("refuses %s years for audit lines", (audit_years) => {
    const retention = { ...settings.retention, audit_years }
    expect(accepts({ ...settings, retention })).toBe(false)
  })
})

describe("colours", () => {
  test("are the default ones in older settings", () => {
    const { appearance: _colours, ...before } = settings
    expect(z.parse(settingsSchema, before).appearance).toEqual(defaultColours)
  })

  test.each([
    { role: "main", colour: "#808080" },
    { role: "accent", colour: "#ffa500" },
  ])("$colour as $role is refused: text could not be read", ({ role, colour }) => {
    const appearance = { ...settings.appearance, [role]: colour }
    expect(readItem(settingsSchema, { ...settings, appearance })).toEqual({
      errors: { [`appearance.${role}`]: ["low_contrast"] },
    })
  })

  test("are written in six digits", () => {
    const read = (main: string) =>
      readItem(settingsSchema, { ...settings, appearance: { ...settings.appearance, main } })
    expect(read(" 7A1F2B ")).toMatchObject({ item: { appearance: { main: "#7a1f2b" } } })
    expect(read("red")).toEqual({ errors: { "appearance.main": ["not_colour"] } })
  })
})

test("the search has at most 200 groups of synonyms", () => {
  const withGroups = (length: number) => ({
    ...settings,
    search_synonyms: Array.from({ length }, () => "fee, फीस"),
  })
  expect(accepts(withGroups(200))).toBe(true)
  expect(accepts(withGroups(201))).toBe(false)
})
