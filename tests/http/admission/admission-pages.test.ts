// The admission form's addresses: headings, redirects and unknown codes.
import { expect, test } from "vitest"

import { formMessages } from "#app/applications/messages/messages.server.ts"
import { find, findAll, textOf } from "#tests/support/html/html-tree.ts"
import { hrefOf, openPage } from "#tests/support/open-page.ts"

test.each([
  ["/admission-form/ba/part-1", "Application for Bachelor of Arts(BA)-Part -1", 1],
  ["/admission-form/bsc/part-1", "Application for Bachelor of Science(BSc)-Part -1", 1],
  ["/admission-form/bcom/part-1", "Application for Bachelor of Commerce(BCom)-Part -1", 1],
  ["/admission-form/BA", "Application Form for BA 1st Year", 0],
  ["/admission-form/BSC", "Application Form for BSc 1st Year", 0],
  ["/admission-form/BCOM", "Application Form for BCom 1st Year", 0],
  ["/admission-form/bsc/part-1/", "Application for Bachelor of Science(BSc)-Part -1", 1],
  ["/Admission-Form/BSC/Part-1", "Application for Bachelor of Science(BSc)-Part -1", 1],
  ["/admission-form/bcom/", "Application Form for BCom 1st Year", 0],
  ["/hi/admission-form/ba/part-1", "कला स्नातक (BA) का आवेदन, भाग-1", 1],
  ["/HI/admission-form/BCOM/", "बी.कॉम. प्रथम वर्ष का आवेदन-पत्र", 0],
])("%s has the heading and title '%s'", async (path, heading, versions) => {
  const page = await openPage(path)
  expect(page.status).toBe(200)
  expect(page.heading).toBe(heading)
  expect(page.title).toBe(heading)
  expect(page.text.split("1.2.10")).toHaveLength(versions + 1)
  expect(findAll(page.document, "form#application")).toHaveLength(1)
})

test.each([
  ["/admission-form/mba/part-1", "/admission-form"],
  ["/admission-form/ba/part-2", "/admission-form"],
  ["/admission-form/print", "/admission-form"],
  ["/admission-form/a/b/c/d", "/admission-form"],
  ["/hi/admission-form/mca", "/hi/admission-form"],
  ["/hi/admission-form/mba", "/hi/admission-form"],
  ["/hi/admission-form/ba/part-1/extra", "/hi/admission-form"],
])("%s is no form and redirects to %s", async (path, chooser) => {
  const page = await openPage(path)
  expect(page.path).toBe(chooser)
  const forms = findAll(page.main, "link")
    .filter((link) => /Bachelor|स्नातक/.test(textOf(link)))
    .map(({ attributes }) => attributes.href)
  expect(forms).toEqual(["ba", "bsc", "bcom"].map((course) => `${chooser}/${course}/part-1`))
})

test("every page under /admission-form names the college in both languages, with a link home", async () => {
  const { document } = await openPage("/admission-form/ba/part-1")
  const home = find(find(document, "banner"), "link", /Government Degree College/)
  expect(textOf(home)).toContain("राजकीय महाविद्यालय")
  expect(home.attributes.href).toBe("/")
})

test.each(["en", "hi"] as const)(
  "an unknown admission code is answered 404 (%s)",
  async (language) => {
    const chooser = language === "hi" ? "/hi/admission-form" : "/admission-form"
    const page = await openPage(`${chooser}/print/ABCDEFGHJKLM`)
    expect(page.status).toBe(404)
    const { unknown, back } = formMessages(language).sheetPage
    const alert = find(page.document, "alert")
    expect(textOf(alert)).toContain(unknown)
    expect(hrefOf(alert, back)).toBe(chooser)
  },
)
