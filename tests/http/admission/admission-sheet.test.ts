// The sheet of a stored application, as its HTML is sent.
import { beforeAll, expect, test } from "vitest"

import { confirmationMessages } from "#app/applications/confirmation/messages.server.ts"
import { admissionMessages } from "#app/applications/messages/messages.server.ts"
import { sheetMessages } from "#app/applications/sheet/messages.server.ts"
import { groupAdmissionCode } from "#domain/applications/admission-code.ts"
import { apply } from "#tests/support/contract-calls.ts"
import { find, findAll, textOf } from "#tests/support/html/html-tree.ts"
import { hrefOf, openPage, siteUrl } from "#tests/support/open-page.ts"
import { validForm } from "#tests/support/samples/applications.ts"
import { makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"

const form = validForm("BSc")
let code: string
beforeAll(async () => {
  code = await apply(siteUrl, await makeSamplePictures(), form)
})

test("contains the values of the form, with a masked Aadhaar number", async () => {
  const { main } = await openPage(`/admission-form/print/${code}`)
  const text = textOf(findAll(main, "article")[0]!)
  for (const name of [
    "applicant_name",
    "father_name",
    "mother_name",
    "c_address",
    "p_address",
    "bank_name",
    "bank_isfsc",
    "highschool_roll",
    "i_roll",
    "i_percentage",
    "first_major_subject",
  ])
    expect(text.toLowerCase(), name).toContain(String(form[name]).toLowerCase())
  expect(text).toContain(`XXXX XXXX ${(form.aadhar_no as string).slice(-4)}`)
  expect(text).toContain(groupAdmissionCode(code))
  expect(text).not.toContain(form.aadhar_no)
})

test("finds a code in lower case and in groups, as copied from paper", async () => {
  const { status, main } = await openPage(
    `/hi/admission-form/print/${groupAdmissionCode(code).toLowerCase()}`,
  )
  expect(status).toBe(200)
  expect(textOf(find(main, "article"))).toContain(groupAdmissionCode(code))
})

test.each(["en", "hi"] as const)(
  "right after the submission a confirmation stands above the sheet (%s)",
  async (language) => {
    const path = `${language === "hi" ? "/hi" : ""}/admission-form/print/${code}`
    const { main } = await openPage(`${path}?submitted=1`)
    const { sheetPage } = admissionMessages(language)
    const messages = confirmationMessages[language]
    const panel = findAll(main, "section")[0]!
    expect(textOf(find(panel, "h2"))).toBe(sheetPage.submitted)
    expect(textOf(find(panel, "strong"))).toBe(groupAdmissionCode(code))
    const text = textOf(panel)
    expect(text).toContain("₹1,675")
    expect(text).toContain(messages.feeLastDay)
    // A link that is passed on opens in the same language.
    expect(text).toMatch(new RegExp(`//[^/]+${path}`))
    expect(text).toContain(messages.private.text)
    expect(text).toContain(sheetMessages[language].print.hint)
    expect((await openPage(path)).text).not.toContain(sheetPage.submitted)
  },
)

test("the confirmation stays when the language is changed", async () => {
  const { document } = await openPage(`/admission-form/print/${code}?submitted=1`)
  const hindi = await openPage(hrefOf(find(document, "banner"), "हिन्दी"))
  expect(hindi.text).toContain(admissionMessages("hi").sheetPage.submitted)
})

test("an unknown code gets no confirmation", async () => {
  const { text } = await openPage("/admission-form/print/ABCDEFGHJKLM?submitted=1")
  expect(text).not.toContain(admissionMessages("en").sheetPage.submitted)
})
