import { groupAdmissionCode } from "#domain/applications/admission-code.ts"

import { longestForm, validForm } from "../../support/samples/applications.ts"
import { goodPictures } from "../../support/samples/pictures.ts"
import { expect, test } from "../../support/test.ts"
import { Applicant } from "./applicant.ts"

// Runs on phone and desktop. tests/http/admission/admission-form.test.ts covers each course and language.
test("an applicant fills in the form and reaches the sheet", async ({ page, isMobile }) => {
  const applicant = new Applicant(page, isMobile ? "hi" : "en")
  const form = isMobile ? longestForm("BCom") : validForm("BSc")
  await applicant.opensForm(isMobile ? "BCom" : "BSc")
  await applicant.fillsAll(form)
  await applicant.adds("image", await goodPictures.photo())
  await applicant.adds("signature", await goodPictures.signature())
  await applicant.submits()

  const code = await applicant.reachesSheet()
  await applicant.sees(groupAdmissionCode(code))
  await applicant.sees(form.applicant_name as string)
  await applicant.sees(applicant.messages.sheetPage.received)
  await expect(page.getByText(form.aadhar_no as string)).toHaveCount(0)
})
