import { expect, test } from "vitest"

import { nativelySubmitted } from "./native-submission.ts"

const origin = "https://college.example"
const pathname = "/admission-form/print/ABCDEFGHJKLM"
const location = { origin, pathname }
const form = `${origin}/admission-form/bsc/part-1`

test.each([
  { referrer: form, slug: "bsc" },
  { referrer: `${origin}/hi/admission-form/BA`, slug: "ba" },
  { referrer: `${origin}/admission-form`, slug: undefined },
  { referrer: `${origin}/admission-form/print/ABCDEFGHJKLM`, slug: undefined },
  { referrer: "https://other.example/admission-form/ba", slug: undefined },
  { referrer: "", slug: undefined },
])("a sheet after '$referrer' ends the draft of $slug", ({ referrer, slug }) => {
  const entry = `${origin}${pathname}?submitted=1`
  expect(nativelySubmitted({ referrer, entry, location })).toBe(slug)
})

test("a sheet opened later in the same document ends no draft", () => {
  const entry = `${origin}/admission-form/bsc/part-1`
  expect(nativelySubmitted({ referrer: form, entry, location })).toBeUndefined()
})

test("a sheet that a form submitted before links to ends no draft", () => {
  const entry = `${origin}${pathname}`
  expect(nativelySubmitted({ referrer: form, entry, location })).toBeUndefined()
})
