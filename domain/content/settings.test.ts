import { describe, expect, test } from "vitest"
import * as z from "zod/mini"

import { courseCodes } from "../applications/courses.ts"
import { choices } from "../applications/form/field-types.ts"
import { feeOf, type Settings, settingsSchema } from "./settings.ts"

const both = { en: "Sample", hi: "नमूना" }
// Twelve different fees.
const settings: Settings = {
  is_sample: true,
  college: { name: both, address: both, affiliation: both },
  announcement: { en: "Admissions are open", hi: "प्रवेश प्रारम्भ हैं" },
  phones: ["05000-000000"],
  email: "office@college.example",
  admission_session: "2025-26",
  admission: { last_day: "2025-07-25", eligibility: both, urn_required: false },
  card_session: "2024-2025",
  card_valid_until: "2027-06-30",
  fees: {
    BA: { general: 1100, obc: 1200, sc: 1300, st: 1400 },
    BSc: { general: 2100, obc: 2200, sc: 2300, st: 2400 },
    BCom: { general: 3100, obc: 3200, sc: 3300, st: 3400 },
  },
  deposit: {
    bank_name: both,
    branch: both,
    account_name: "Principal",
    account_number: "00000012345678",
    ifsc: "SAMP0000123",
  },
  retention: {
    erases_itself: true,
    application_years: 2,
    student_years: 12,
    message_years: 3,
    audit_years: 4,
  },
}
const accepts = (changed: unknown) => z.safeParse(settingsSchema, changed).success

describe("fees", () => {
  const all = courseCodes.flatMap((course, i) =>
    choices.category.map((category, j) => ({
      course,
      category,
      fee: (i + 1) * 1000 + (j + 1) * 100,
    })),
  )

  test.each(all)("the fee of $course for $category is ₹$fee", ({ course, category, fee }) =>
    expect(feeOf(settings, course, category)).toBe(fee),
  )

  test.each(all)("$course, $category must have a fee", ({ course, category }) => {
    const fees: Record<string, Record<string, number>> = structuredClone(settings.fees)
    delete fees[course]![category]
    expect(accepts({ ...settings, fees })).toBe(false)
  })

  test.each([
    { fee: 0, accepted: true },
    { fee: 1_000_000, accepted: true },
    { fee: 1_000_001, accepted: false },
    { fee: -1, accepted: false },
    { fee: 99.5, accepted: false },
    { fee: "1250", accepted: false },
    { fee: Number.NaN, accepted: false },
    { fee: null, accepted: false },
  ])("a fee of $fee: accepted is $accepted", ({ fee, accepted }) => {
    const fees = { ...settings.fees, BSc: { ...settings.fees.BSc, sc: fee } }
    expect(accepts({ ...settings, fees })).toBe(accepted)
  })

  test("refuses an unknown course or category", () => {
    expect(accepts({ ...settings, fees: { ...settings.fees, MA: settings.fees.BA } })).toBe(false)
    const fees = { ...settings.fees, BA: { ...settings.fees.BA, ews: 5 } }
    expect(accepts({ ...settings, fees })).toBe(false)
  })
})

test("accepts valid settings unchanged", () =>
  expect(z.parse(settingsSchema, settings)).toEqual(settings))

const needed = Object.keys(settings).filter((key) => !["admission", "retention"].includes(key))
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

  test.each(["25-07-2025", "2025-02-30", ""])("refuses '%s' as the last day", (last_day) =>
    expect(accepts({ ...settings, admission: { last_day } })).toBe(false),
  )
})

describe("retention", () => {
  test("defaults to no automatic erasure for older settings", () => {
    const { retention: _retention, ...before } = settings
    expect(z.parse(settingsSchema, before).retention).toEqual({
      erases_itself: false,
      application_years: 1,
      student_years: 10,
      message_years: 1,
      audit_years: 3,
    })
  })

  test.each([0, 1.5, 100, "3"])("refuses %s years for audit lines", (audit_years) => {
    const retention = { ...settings.retention, audit_years }
    expect(accepts({ ...settings, retention })).toBe(false)
  })
})
