import { expect, test } from "vitest"

import { sampleSession } from "#tests/support/samples/session.ts"

import { courseLabels, courseNamesOf, findCourse, namesUsed, subjectName } from "./course-names.ts"

const next = structuredClone(sampleSession)
next.label = "2026-27"
next.programmes[0]!.short_name.en = "BA (Hons)"
next.programmes = next.programmes.slice(0, 1)
next.subjects = [{ code: "Urdu", name: { en: "Urdu", hi: "उर्दू" } }]

const sessions = [next, sampleSession]

test.each([
  { session: "2025-26", name: "BA" },
  { session: "2026-27", name: "BA (Hons)" },
  { session: undefined, name: "BA (Hons)" },
  // A session that was never stored: an application moved from another system.
  { session: "2019-20", name: "BA (Hons)" },
])("BA of session $session is $name", ({ session, name }) =>
  expect(findCourse(courseNamesOf(sessions, session), "BA")?.short_name.en).toBe(name),
)

test("what the session does not have is named by another session", () => {
  const names = courseNamesOf(sessions, "2026-27")
  expect(findCourse(names, "BSc")?.number).toBe("2")
  expect(subjectName(names, "Hindi", "hi")).toBe("हिन्दी")
  expect(subjectName(courseNamesOf(sessions, "2025-26"), "Urdu", "hi")).toBe("उर्दू")
})

test("a course is found by its number too, and an unknown code is shown as it is", () => {
  const names = courseNamesOf(sessions)
  expect(findCourse(names, "3")?.code).toBe("BCom")
  expect(findCourse(names, "MA")).toBeUndefined()
  expect(subjectName(names, "Astrology", "hi")).toBe("Astrology")
})

test("a page carries only the names of its record", () => {
  const used = namesUsed(courseNamesOf(sessions), ["BSc", "Maths", "Hindi", ""])
  expect(courseLabels(used, "en")).toEqual({
    courses: { BSc: "BSc" },
    subjects: { Hindi: "Hindi", Maths: "Maths" },
  })
})
