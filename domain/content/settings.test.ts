import { describe, expect, test } from "vitest"
import * as z from "zod/mini"

import { choices } from "../applications/choices.ts"
import { courseCodes } from "../applications/courses.ts"
import { feeOf, settingsSchema, type Settings } from "./settings.ts"

const both = { en: "Sample", hi: "नमूना" }
// Twelve fees, no two the same.
const settings: Settings = {
  is_sample: true,
  college: { name: both, address: both, affiliation: both },
  announcement: { en: "Admissions are open", hi: "प्रवेश प्रारम्भ हैं" },
  phones: ["05000-000000"],
  email: "office@college.example",
  admission_session: "2025-26",
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

  test.each(all)("$course, $category: ₹$fee", ({ course, category, fee }) =>
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
  ])("a fee of $fee: $accepted", ({ fee, accepted }) => {
    const fees = { ...settings.fees, BSc: { ...settings.fees.BSc, sc: fee } }
    expect(accepts({ ...settings, fees })).toBe(accepted)
  })

  test("a course or a category nobody knows is refused", () => {
    expect(accepts({ ...settings, fees: { ...settings.fees, MA: settings.fees.BA } })).toBe(false)
    const fees = { ...settings.fees, BA: { ...settings.fees.BA, ews: 5 } }
    expect(accepts({ ...settings, fees })).toBe(false)
  })
})

test("the settings are accepted as they are", () =>
  expect(z.parse(settingsSchema, settings)).toEqual(settings))

const needed = Object.keys(settings).filter((key) => key !== "retention")
test.each(needed)("%s can't be left out", (key) => {
  const { [key as keyof Settings]: _, ...rest } = settings
  expect(accepts(rest)).toBe(false)
})

test("a text in one language only is refused", () => {
  const college = { ...settings.college, name: { en: "Sample" } }
  expect(accepts({ ...settings, college })).toBe(false)
})

describe("retention", () => {
  test("settings from before say that nothing erases itself", () => {
    const { retention: _retention, ...before } = settings
    expect(z.parse(settingsSchema, before).retention).toEqual({
      erases_itself: false,
      application_years: 1,
      student_years: 10,
      message_years: 1,
      audit_years: 3,
    })
  })

  test.each([0, 1.5, 100, "3"])("the audit is not kept %s years", (audit_years) => {
    const retention = { ...settings.retention, audit_years }
    expect(accepts({ ...settings, retention })).toBe(false)
  })
})
