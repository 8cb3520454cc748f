// The HTML of the pages follows the standard: all rules of html-validate that come from it, and no rules of style.
import { beforeAll, describe, expect, test } from "vitest"

import { apply } from "#tests/support/contract-calls.ts"
import { htmlErrors } from "#tests/support/html/html-errors.ts"
import { openPage, siteUrl } from "#tests/support/open-page.ts"
import { validForm } from "#tests/support/samples/applications.ts"
import { addressIn, publicPages } from "#tests/support/samples/public-pages.ts"
import { makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"

/** What is wrong in a page: each rule with the element's selector. */
const errorsIn = async (...page: Parameters<typeof openPage>) => {
  const { html } = await openPage(...page)
  expect(html).toContain("</html>")
  return htmlErrors(html)
}

const form = validForm("BSc")
let code: string
beforeAll(async () => {
  code = await apply(siteUrl, await makeSamplePictures(), form)
})

const studentPages = [
  "/student/student-login",
  "/student/dashbaord/SAMPLE240001",
  "/card/0000000000",
]

describe.each(["en", "hi"] as const)("in %s", (language) => {
  test.each([...new Set([...publicPages, ...studentPages, "/no-such-page"])])("%s", async (path) =>
    expect(await errorsIn(addressIn(language, path))).toEqual([]),
  )

  test("the sheet", async () =>
    expect(await errorsIn(addressIn(language, `/admission-form/print/${code}`))).toEqual([]))

  test.each([
    { what: "the status", path: "/admission-status", input: () => ({ code, dob: form["dob"] }) },
    { what: "an invalid status", path: "/admission-status", input: () => ({ code: "", dob: "" }) },
    {
      what: "a refused form",
      path: "/admission-form/bsc/part-1",
      input: () => ({ course: "BSc" }),
    },
    { what: "a refused message", path: "/contact-us/", input: () => ({ name: "" }) },
  ])("$what", async ({ path, input }) => {
    const body = new URLSearchParams(input() as Record<string, string>)
    expect(await errorsIn(addressIn(language, path), { method: "POST", body })).toEqual([])
  })
})

test("the console", async () => expect(await errorsIn("/console")).toEqual([]))
