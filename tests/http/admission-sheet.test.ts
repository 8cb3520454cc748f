// The sheet of a stored application, as its HTML is sent.
import { beforeAll, expect, test } from "vitest"

import { groupAdmissionCode } from "#domain/applications/admission-code.ts"
import { apply } from "#tests/support/contract-calls.ts"
import { find, findAll, textOf } from "#tests/support/html/html-tree.ts"
import { openPage, siteUrl } from "#tests/support/open-page.ts"
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
