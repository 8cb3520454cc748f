import type { MessageKey } from "#domain/fields/messages.en.ts"

import { validForm } from "../support/applications.ts"
import { goodPictures } from "../support/pictures.ts"
import { expect, test } from "../support/test.ts"
import { Applicant } from "./applicant.ts"

const wrong: [field: string, step: number, typed: string, message: MessageKey][] = [
  ["applicant_name", 0, "Anjali 2", "name.letters"],
  ["dob", 0, "31-02-2007", "birth_date.format"],
  ["aadhar_no", 0, "12345", "aadhaar.length"],
  ["applicant_mobile", 0, "12345", "mobile.format"],
  ["email", 0, "anjali@", "email.format"],
  ["annual_income", 2, "बहुत", "rupees.whole"],
  ["bank_isfsc", 2, "SBIN1", "ifsc.format"],
  ["i_obtmarks", 3, "सौ", "marks.format"],
]

test("what is typed wrong is told when the field is left, until it is right", async ({ page }) => {
  const applicant = new Applicant(page, "hi")
  const right = validForm("BA")
  await applicant.opensForm("BA")
  for (const [field, step, typed, key] of wrong) {
    const text = applicant.words.messages[key]
    const box = applicant.box(field)
    await applicant.opensSection(step)
    await box.fill(typed)
    await expect(applicant.message(field)).toHaveCount(0)
    await box.blur()
    await expect(applicant.message(field)).toContainText(text)
    await expect(box).toHaveAttribute("aria-invalid", "true")
    await expect(box).toHaveAttribute("aria-describedby", new RegExp(`${field}-error`))
    await box.fill(`${typed}?`)
    await expect(applicant.message(field)).toBeVisible()
    await box.fill(right[field] as string)
    await expect(applicant.message(field)).toHaveCount(0)
    await expect(box).not.toHaveAttribute("aria-invalid")
    await box.fill("")
  }
})

test("a form sent half empty comes back with a summary that leads to each field", async ({
  page,
}) => {
  const applicant = new Applicant(page)
  const form = validForm("BSc", { applicant_name: "", gender: "", bank_name: "", i_year: "" })
  await applicant.comesBackTo({ form, pictures: { signature: await goodPictures.signature() } })
  await applicant.fills("agreed_to_declaration", "yes")
  await applicant.submits()
  const summary = page.getByRole("alert")
  await expect(summary).toBeFocused()
  await expect(summary).toContainText(applicant.words.form.summaryTitle)

  const { fields } = applicant.words
  const missing = ["applicant_name", "gender", "bank_name", "i_year", "image"] as const
  await expect(summary.getByRole("link")).toHaveCount(missing.length)
  for (const field of missing) {
    await applicant.problem(fields[field].missing!).click()
    await expect(page.locator(`#${field}`)).toBeFocused()
    await expect(applicant.message(field)).toContainText(fields[field].missing!)
    await expect(applicant.message(field)).toBeInViewport()
  }
})

test("who has applied already is told so on the Aadhaar number", async ({
  browser,
  page,
  baseURL,
}) => {
  const first = new Applicant(await (await browser.newContext({ baseURL: baseURL! })).newPage())
  const { aadhar_no } = await first.isReadyToSend("BA")
  await first.submits()
  await first.reachesTheSheet()
  await first.page.context().close()

  const applicant = new Applicant(page)
  const { dialogs, messages, form } = applicant.words
  await applicant.isReadyToSend("BA", { aadhar_no: aadhar_no! })
  await applicant.submits()
  const dialog = applicant.dialog(dialogs.validation)
  await expect(dialog).toBeVisible()
  await dialog.getByRole("button", { name: dialogs.ok }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole("alert")).toBeFocused()
  await expect(applicant.tab(0)).toContainText(form.errorCount.replace("{count}", "1"))

  await applicant.problem(messages["aadhaar.already_applied"]).click()
  const box = applicant.box("aadhar_no")
  await expect(box).toBeFocused()
  await expect(box).toHaveAccessibleDescription(new RegExp(messages["aadhaar.already_applied"]))
  await applicant.box("urn").fill("SU25-00001111")
  await expect(applicant.message("aadhar_no")).toBeVisible()
  await box.fill(validForm("BA").aadhar_no as string)
  await expect(applicant.message("aadhar_no")).toHaveCount(0)
  await expect(page.getByRole("alert")).toHaveCount(0)
  await applicant.opensSection(4)
  await applicant.submits()
  await applicant.reachesTheSheet()
})

test.use({ expectedErrors: [/status of 422 .*\/api\/v2\/admission\/save/] })

test("the dialog of a refusal is titled 'Validation Error'", async ({ page }) => {
  const applicant = new Applicant(page)
  await applicant.isReadyToSend("BA")
  await page.route("**/admission/save", (route) =>
    route.fulfill({
      status: 422,
      json: { response: false, message: "Please look again.", errors: { urn: ["Not this one"] } },
    }),
  )
  await applicant.submits()
  await expect(applicant.dialog("Validation Error")).toContainText("Please look again.")
  await page.keyboard.press("Escape")
  await expect(applicant.dialog("Validation Error")).toBeHidden()
  await applicant.problem("Not this one").click()
  await expect(applicant.box("urn")).toBeFocused()
})

for (const target of ["Next", "tab"] as const) {
  test(`leaving a wrong field by a click on ${target} goes where one clicked`, async ({ page }) => {
    const applicant = new Applicant(page)
    await applicant.opensForm("BA")
    await applicant.box("aadhar_no").fill("1234")
    await (target === "tab" ? applicant.tab(1) : applicant.button("Next")).click()
    await applicant.seesStep(1)
    await expect(applicant.tab(0)).toHaveAccessibleName(/to correct/)
  })
}

test("groups of choices tell their message, and lose it with the choice", async ({ page }) => {
  const applicant = new Applicant(page)
  await applicant.opensForm("BA")
  await applicant.opensSection(1)
  await applicant.opensSection(0)
  await applicant.opensSection(1)
  const group = applicant.group("nationality")
  await expect(group).toHaveAccessibleDescription(/Choose a nationality/)
  await applicant.fills("nationality", "Other")
  await expect(group).not.toHaveAccessibleDescription(/Choose a nationality/)
})
