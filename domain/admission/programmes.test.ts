import fc from "fast-check"
import { describe, expect, test } from "vitest"

import { sampleSession } from "#tests/support/samples/session.ts"

import { excludedNames, feeOf, findBySlug, findProgramme, haveSameFee } from "./programmes.ts"
import {
  conflictingSubjects,
  groupOf,
  haveConflict,
  isExcluded,
  keepOffered,
  offeredSubjects,
} from "./subject-rules.ts"

const session = sampleSession
const of = (code: string) => findProgramme(session, code)!

test.each([
  { written: "ba", code: "BA" },
  { written: "BA", code: "BA" },
  { written: "bsc", code: "BSc" },
  { written: "BSC", code: "BSc" },
  { written: "bcom", code: "BCom" },
  { written: "ma", code: undefined },
  { written: "", code: undefined },
  { written: "constructor", code: undefined },
])("/admission-form/$written is programme $code", ({ written, code }) =>
  expect(findBySlug(session, written)?.code).toBe(code),
)

test.each([
  { course: "BSc", category: "general", at: "2025-08-15T23:59", fee: 1675 },
  { course: "BSc", category: "sc", at: "2025-08-15T23:59", fee: 900 },
  { course: "BSc", category: "general", at: "2025-08-16T00:00", fee: 1875 },
  { course: "BSc", category: "sc", at: "2025-08-31T17:30", fee: 1100 },
  { course: "BSc", category: "sc", at: "2025-08-31T17:31", fee: 900 },
  { course: "BA", category: "general", at: "2025-08-16T00:00", fee: 1250 },
  { course: "MA", category: "general", at: "2025-08-16T00:00", fee: undefined },
])("the fee of $course for $category at $at is $fee", ({ course, category, at, fee }) => {
  const late = { until: { day: "2025-08-31", time: "17:00" }, fee: 200 }
  const programmes = session.programmes.map((one) => (one.code === "BSc" ? { ...one, late } : one))
  const withLate = { ...session, programmes }
  expect(feeOf(withLate, { course, category }, new Date(`${at}:00+05:30`))).toBe(fee)
})

test.each([
  { category: "general", ews_claim: "yes", ews_fee: 400, fee: 400 },
  { category: "general", ews_claim: "yes", ews_fee: 0, fee: 0 },
  { category: "general", ews_claim: "yes", ews_fee: undefined, fee: 1675 },
  { category: "general", ews_claim: "no", ews_fee: 400, fee: 1675 },
  { category: "general", ews_claim: undefined, ews_fee: 400, fee: 1675 },
  { category: "obc", ews_claim: "yes", ews_fee: 400, fee: 1675 },
])("$category with EWS $ews_claim pays $fee if EWS pay $ews_fee", ({ ews_fee, fee, ...claims }) => {
  const programmes = session.programmes.map((one) => ({ ...one, ews_fee }))
  const form = { course: "BSc", ...claims }
  const at = new Date("2025-07-01T12:00:00+05:30")
  expect(feeOf({ ...session, programmes }, form, at)).toBe(fee)
})

test.each([
  { ews_claim: "yes", isSame: false },
  { ews_claim: undefined, isSame: true },
])("a claim of EWS that becomes $ews_claim leaves the fee: $isSame", ({ ews_claim, isSame }) => {
  const form = { course: "BSc", category: "general" }
  expect(haveSameFee(form, { ...form, ews_claim })).toBe(isSame)
})

const ba = [
  "Hindi",
  "English",
  "Sanskrit",
  "Physical Education",
  "Sociology",
  "Political Science",
  "History",
  "Geography",
]
const bsc = ["Physics", "Chemistry", "Maths", "Botany", "Zoology"]
const bcom = [
  "Business Communication",
  "Business Statistics",
  "Business Organisation",
  "Introduction to Computer Application",
]

test.each([
  { code: "BA", offered: ba },
  { code: "BSc", offered: bsc },
  { code: "BCom", offered: bcom },
])("the first majors of $code are $offered", ({ code, offered }) =>
  expect(offeredSubjects(of(code), "first_major_subject", "")).toEqual(offered),
)

test("the minor subjects are those of all programmes, each once", () => {
  for (const { code } of session.programmes) {
    expect(offeredSubjects(of(code), "minor_subject", "")).toEqual([...ba, ...bsc, ...bcom])
  }
})

test("a field that the programme does not ask offers nothing", () =>
  expect(offeredSubjects({ ...of("BA"), slots: [] }, "minor_subject", "")).toEqual([]))

test.each([
  { first: "Zoology", group: "ZBC", second: ["Botany", "Chemistry", "Zoology"] },
  { first: "Botany", group: "ZBC", second: ["Botany", "Chemistry", "Zoology"] },
  { first: "Chemistry", group: "ZBC", second: ["Botany", "Chemistry", "Zoology"] },
  { first: "Physics", group: "PCM", second: ["Physics", "Chemistry", "Maths"] },
  { first: "Maths", group: "PCM", second: ["Physics", "Chemistry", "Maths"] },
  { first: "", group: "PCM", second: ["Physics", "Chemistry", "Maths"] },
])("in BSc '$first' is in group $group, with second majors $second", ({ first, group, second }) => {
  expect(groupOf(of("BSc"), first)?.code).toBe(group)
  expect(offeredSubjects(of("BSc"), "second_major_subject", first)).toEqual(second)
})

test.each([
  { code: "BA", offered: ba },
  { code: "BCom", offered: bcom },
])("in $code any first major allows every second major", ({ code, offered }) => {
  for (const first of ["", ...offered]) {
    expect(offeredSubjects(of(code), "second_major_subject", first)).toEqual(offered)
  }
})

test("only Chemistry is excluded, and only as the first major of BSc", () => {
  const excluded = session.programmes.flatMap((programme) =>
    programme.slots.flatMap(({ field }) =>
      session.subjects.flatMap(({ code }) =>
        isExcluded(programme, field, code) ? `${programme.code} ${field} ${code}` : [],
      ),
    ),
  )
  expect(excluded).toEqual(["BSc first_major_subject Chemistry"])
})

describe("subject conflict", () => {
  test.each([
    { chosen: ["Hindi", "History", "English"], conflict: false },
    { chosen: ["Hindi", "Hindi", "English"], conflict: true },
    { chosen: ["Hindi", "English", "Hindi"], conflict: true },
    { chosen: ["English", "Hindi", "Hindi"], conflict: true },
    { chosen: ["Hindi", "", ""], conflict: false },
    { chosen: ["", "", ""], conflict: false },
    { chosen: ["Hindi", "", "Hindi"], conflict: true },
  ])("$chosen: $conflict", ({ chosen, conflict }) => expect(haveConflict(...chosen)).toBe(conflict))

  test("names each subject once, however often it is chosen", () => {
    expect(conflictingSubjects("Hindi", "Hindi", "Hindi")).toEqual(["Hindi"])
    expect(conflictingSubjects("Hindi", "", "")).toEqual([])
  })

  test("occurs exactly when two non-empty subjects are equal", () => {
    const any = fc.constantFrom("", ...ba.slice(0, 4))
    fc.assert(
      fc.property(any, any, any, (first, second, minor) => {
        const same = (a: string, b: string) => a !== "" && a === b
        const expected = same(first, second) || same(second, minor) || same(first, minor)
        expect(haveConflict(first, second, minor)).toBe(expected)
      }),
    )
  })
})

test.each([
  { first: "Zoology", second: "Botany", kept: "Botany" },
  { first: "Physics", second: "Botany", kept: "" },
  { first: "", second: "Botany", kept: "" },
])("after first major '$first', second major $second is '$kept'", ({ first, second, kept }) =>
  expect(
    keepOffered(of("BSc"), {
      first_major_subject: first,
      second_major_subject: second,
      minor_subject: "Hindi",
    }),
  ).toEqual({ first_major_subject: first, second_major_subject: kept, minor_subject: "Hindi" }),
)

test.each([
  { course: "BSc", names: ["रसायन विज्ञान"] },
  { course: "BA", names: [] },
  { course: "MA", names: [] },
])("the first majors that $course excludes are named: $names", ({ course, names }) =>
  expect(excludedNames(session, course, "first_major_subject", "hi")).toEqual(names),
)
