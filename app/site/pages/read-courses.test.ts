import { expect, test } from "vitest"

import { sampleSession } from "#tests/support/samples/session.ts"

import { listCourses } from "./read-courses.server.ts"

const session = { ...sampleSession, label: "2025-26" }
const course = {
  slug: "science",
  title: "B.Sc. (NEP)",
  scheme: "Six semesters",
  subjects: ["Botany"],
}

test("a programme of the session is a course without an item", () => {
  const courses = listCourses([], session, "hi")
  expect(courses.map(({ title, form }) => [title, form])).toEqual([
    ["कला स्नातक", "ba"],
    ["विज्ञान स्नातक", "bsc"],
    ["वाणिज्य स्नातक", "bcom"],
  ])
  expect(courses[1]!.subjects).toContain("गणित")
})

test("an item that names a programme takes its place, whatever the item's slug", () => {
  const item = { ...course, programme: "BSc", lists_subjects: true }
  const courses = listCourses([item], session, "en")
  expect(courses.map(({ title, form }) => [title, form])).toEqual([
    ["B.Sc. (NEP)", "bsc"],
    ["Bachelor of Arts", "ba"],
    ["Bachelor of Commerce", "bcom"],
  ])
  expect(courses[0]!.subjects).toContain("Mathematics")
})

test.each([
  { programme: "MSc", why: "the session does not offer it" },
  { programme: undefined, why: "it names no programme" },
])("a course lists the subjects of its item and has no form: $why", ({ programme }) => {
  const [first] = listCourses([{ ...course, programme, lists_subjects: true }], session, "en")
  expect(first).toMatchObject({ subjects: ["Botany"], form: undefined })
})

test("a course that lists no subjects has none of the programme either", () => {
  const item = { ...course, programme: "BSc", lists_subjects: false }
  expect(listCourses([item], session, "en")[0]!.subjects).toEqual([])
})
