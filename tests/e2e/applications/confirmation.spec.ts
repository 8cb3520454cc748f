import { groupAdmissionCode } from "#domain/applications/admission-code.ts"

import { expect, test } from "../../support/test.ts"
import { Applicant } from "./applicant.ts"

test("after the submission the code stands above the sheet, and Back explains the empty form", async ({
  page,
  axe,
}) => {
  const applicant = new Applicant(page, "hi")
  const { sheetPage, submitted } = applicant.messages
  await applicant.opensFilledForm("BA")
  await applicant.submits()
  const code = await applicant.reachesSheet()
  const confirmation = page.getByRole("heading", { name: sheetPage.submitted })
  await expect(confirmation).toBeVisible()
  await expect(page.locator("strong", { hasText: groupAdmissionCode(code) })).toBeVisible()
  await axe()
  await page.emulateMedia({ media: "print" })
  await expect(confirmation).toBeHidden()
  await page.emulateMedia({ media: "screen" })
  await page.reload()
  await expect(confirmation).toBeVisible()

  await page.goBack()
  await applicant.sees(submitted.title)
  await expect(applicant.box("applicant_name")).toBeHidden()
  await axe()
  await applicant.button(submitted.another).click()
  await expect(applicant.box("applicant_name")).toHaveValue("")
  await expect(applicant.question).toBeFocused()
})
