// What the browser itself does with the form: implicit submission, scrolling, native dialogs.
import { steps } from "#domain/applications/form/form-fields.ts"

import { validForm } from "../../support/samples/applications.ts"
import { expect, test } from "../../support/test.ts"
import { Applicant } from "./applicant.ts"

test("Enter in a field does not submit a complete form", async ({ page }) => {
  const applicant = new Applicant(page)
  await applicant.opensFilledForm("BA")
  for (const [index, name] of [
    [0, "applicant_name"],
    [1, "nationality"],
    [2, "bank_name"],
  ] as const) {
    await applicant.opensSection(index)
    await applicant.box(name).first().press("Enter")
    await applicant.seesStep(index)
  }
  await applicant.opensSection(steps.length - 1)
  let requests = 0
  page.on("request", (request) => (requests += Number(request.url().endsWith("/admission/save"))))
  await applicant.submitButton.dblclick()
  await applicant.reachesSheet()
  expect(requests).toBe(1)
})

test("Next and Previous scroll to the heading of the section", async ({ page }) => {
  const applicant = new Applicant(page)
  await applicant.opensStoredDraft({ form: validForm("BA"), step: 0 })
  for (const [button, name] of [
    ["Next", "Eligibility"],
    ["Next", "Income Details"],
    ["Previous", "Eligibility"],
  ] as const) {
    await applicant.button(button).click()
    const heading = page.getByRole("heading", { level: 2, name })
    await expect(heading).toBeFocused()
    await expect(heading).toBeInViewport()
  }
})

test("Escape closes the dialog of a subject conflict, which clears the subjects", async ({
  page,
}) => {
  const applicant = new Applicant(page)
  await applicant.opensForm("BA")
  await applicant.opensSection(3)
  await applicant.chooses("first_major_subject", "Hindi")
  await applicant.box("second_major_subject").focus()
  await applicant.chooses("second_major_subject", "Hindi")
  const dialog = applicant.dialog("Subject Conflict")
  await expect(dialog).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(dialog).toBeHidden()
  await expect(applicant.box("second_major_subject")).toHaveValue("")
  await expect(applicant.box("second_major_subject")).toBeFocused()
})
