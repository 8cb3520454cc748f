// Layout, focus and the server's errors. Component tests: app/applications/form/form-errors.dom.test.tsx.
import { replies } from "#domain/applications/messages/replies.ts"

import { validForm } from "../../support/samples/applications.ts"
import { goodPictures } from "../../support/samples/pictures.ts"
import { expect, test } from "../../support/test.ts"
import { Applicant } from "../applications/applicant.ts"

test("the links of the error summary scroll to each field and its error", async ({ page }) => {
  const applicant = new Applicant(page)
  const form = validForm("BSc", { applicant_name: "", gender: "", bank_name: "", i_year: "" })
  await applicant.opensStoredDraft({
    form,
    pictures: { signature: await goodPictures.signature() },
  })
  await applicant.fills("agreed_to_declaration", "yes")
  await applicant.submits()
  const { summary } = applicant
  await expect(summary).toBeFocused()
  await expect(summary).toBeInViewport()

  const { fields } = applicant.messages
  const missing = ["applicant_name", "gender", "bank_name", "i_year", "image"] as const
  await expect(summary.getByRole("link")).toHaveCount(missing.length)
  for (const field of missing) {
    await applicant.summaryLink(fields[field].missing!).click()
    await expect(page.locator(`#${field}`)).toBeFocused()
    await expect(applicant.errorOf(field)).toContainText(fields[field].missing!)
    await expect(applicant.errorOf(field)).toBeInViewport()
  }
})

test("an error of the server leads to its field, and ends with a correction", async ({ page }) => {
  const applicant = new Applicant(page)
  const { dialogs, messages, form } = applicant.messages
  await applicant.opensFilledForm("BA")
  const save = "**/admission/save"
  const errors = { aadhar_no: [messages["aadhaar.check_digit"]] }
  const refusal = { response: false, message: replies.refused.en, errors }
  await page.route(save, (route) => route.fulfill({ status: 422, json: refusal }))
  await applicant.submits()
  const dialog = applicant.dialog(dialogs.validation)
  await expect(dialog).toContainText(replies.refused.en)
  await dialog.getByRole("button", { name: dialogs.ok }).click()
  await expect(dialog).toBeHidden()
  await page.unroute(save)
  await expect(applicant.summary).toBeFocused()
  await expect(applicant.tab(0)).toContainText(form.errorCount.replace("{count}", "1"))

  await applicant.summaryLink(messages["aadhaar.check_digit"]).click()
  const box = applicant.box("aadhar_no")
  await expect(box).toBeFocused()
  await expect(box).toHaveAccessibleDescription(new RegExp(messages["aadhaar.check_digit"]))
  await box.fill(validForm("BA").aadhar_no as string)
  await expect(applicant.errorOf("aadhar_no")).toHaveCount(0)
  await expect(applicant.summary).toHaveCount(0)
  await applicant.opensSection(4)
  await applicant.submits()
  await applicant.reachesSheet()
})

test.use({ expectedErrors: [/status of 422 .*\/api\/v2\/admission\/save/] })

test("a press on a button lands although the error of the field moves the layout", async ({
  page,
}) => {
  const applicant = new Applicant(page)
  await applicant.opensForm("BA")
  await applicant.box("aadhar_no").fill("1234")
  await applicant.button("Next").click()
  await expect(applicant.summary).toBeFocused()
  await applicant.seesStep(0)
  await expect(applicant.tab(0)).toHaveAccessibleName(/to correct/)
  await applicant.box("email").fill("anjali@")
  await applicant.opensSection(1)
  await applicant.seesStep(1)
})
