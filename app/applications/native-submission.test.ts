import { expect, test } from "vitest"

import { nativelySubmitted } from "./native-submission.ts"

const origin = "https://college.example"
const pathname = "/admission-form/print/ABCDEFGHJKLM"
const location = { origin, pathname }
const form = `${origin}/admission-form/bsc/part-1`

test.each([
  { referrer: form, course: "BSc" },
  { referrer: `${origin}/hi/admission-form/BA`, course: "BA" },
  { referrer: `${origin}/admission-form`, course: undefined },
  { referrer: `${origin}/admission-form/print/ABCDEFGHJKLM`, course: undefined },
  { referrer: "https://other.example/admission-form/ba", course: undefined },
  { referrer: "", course: undefined },
])("a sheet after '$referrer' ends the draft of $course", ({ referrer, course }) => {
  const entry = `${origin}${pathname}?submitted=1`
  expect(nativelySubmitted({ referrer, entry, location })).toBe(course)
})

test("a sheet opened later in the same document ends no draft", () => {
  const entry = `${origin}/admission-form/bsc/part-1`
  expect(nativelySubmitted({ referrer: form, entry, location })).toBeUndefined()
})

test("a sheet that a form submitted before links to ends no draft", () => {
  const entry = `${origin}${pathname}`
  expect(nativelySubmitted({ referrer: form, entry, location })).toBeUndefined()
})
