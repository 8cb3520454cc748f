import { groupAdmissionCode } from "#domain/applications/admission-code.ts"
import { steps } from "#domain/applications/sections.ts"

import { type Form, validForm } from "../support/applications.ts"
import { goodPictures } from "../support/pictures.ts"
import { expect, test } from "../support/test.ts"
import { Applicant } from "./applicant.ts"
import { keysOnDevice, opensEmptyPage } from "./kept-draft.ts"

/** Every field of a form but the consent, as it is held by the page. */
const seesAll = async (applicant: Applicant, form: Form) => {
  const held = await applicant.page.locator("#application").evaluate((element) => {
    const data = new FormData(element as HTMLFormElement)
    return [...data].filter(([, value]) => typeof value === "string") as [string, string][]
  })
  const values = (name: string) => held.filter(([key]) => key === name).map(([, value]) => value)
  for (const name of steps.flatMap((step) => step.fields)) {
    const value = form[name]
    if (value === undefined || name === "agreed_to_declaration") continue
    if (Array.isArray(value)) expect(values(`${name}[]`), name).toEqual(value)
    else if (name === "same_as_correspondence")
      expect(values(name).length, name).toBe(value === "yes" ? 1 : 0)
    else expect(values(name), name).toEqual([value])
  }
}

const seesPictures = async (applicant: Applicant) => {
  await expect(applicant.picture("image")).toBeVisible()
  await expect(applicant.picture("signature")).toBeVisible()
}

test("a reload in the middle brings back every field, both pictures and the open tab", async ({
  page,
}) => {
  const applicant = new Applicant(page)
  const form = validForm("BSc", { same_as_correspondence: "no" })
  await applicant.opensForm("BSc")
  await applicant.fillsAll(form)
  await applicant.adds("image", await goodPictures.photo())
  await applicant.adds("signature", await goodPictures.signature())
  await page.reload()
  await applicant.seesStep(4)
  await seesPictures(applicant)
  await seesAll(applicant, form)
  await applicant.opensSection(2)
  await page.reload()
  await applicant.seesStep(2)
  await seesAll(applicant, form)
})

test("the consent is never restored, neither by the draft nor by the browser", async ({ page }) => {
  const applicant = new Applicant(page)
  const box = applicant.box("agreed_to_declaration")
  const seesNoConsent = async () => {
    await applicant.seesStep(4)
    await expect(applicant.box("applicant_name")).not.toHaveValue("")
    await expect(box).not.toBeChecked()
    await expect(applicant.submitButton).toBeDisabled()
  }
  // The draft of an earlier version of the form holds the consent.
  await applicant.comesBackTo({ form: validForm("BA") })
  await seesNoConsent()
  await box.check()
  await expect(applicant.submitButton).toBeEnabled()
  await expect
    .poll(() => page.evaluate(() => Object.values(localStorage).join()))
    .not.toContain("agreed")
  await page.reload()
  await seesNoConsent()
  await box.check()
  await opensEmptyPage(page)
  await page.goBack()
  await seesNoConsent()
  await box.check()
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }))
  })
  await seesNoConsent()
})

test("what was just typed is kept, even if the page is closed at once", async ({
  page,
  context,
}) => {
  const applicant = new Applicant(page)
  await applicant.opensForm("BA")
  await applicant.box("applicant_name").fill("Anjali")
  await page.close()
  const later = new Applicant(await context.newPage())
  await later.opensForm("BA")
  await expect(later.box("applicant_name")).toHaveValue("Anjali")
})

test("switching the language keeps all that was typed, the pictures and the tab, both ways", async ({
  page,
}) => {
  const applicant = new Applicant(page)
  const form = await applicant.isReadyToSend("BSc")
  await page.getByRole("link", { name: "हिन्दी" }).click()
  const inHindi = new Applicant(page, "hi")
  await expect(page).toHaveURL("/hi/admission-form/bsc/part-1")
  await inHindi.seesStep(4)
  await seesPictures(inHindi)
  await seesAll(inHindi, form)

  await inHindi.opensSection(0)
  await inHindi.box("applicant_name").fill("अंजलि")
  await page.getByRole("link", { name: "English" }).click()
  await applicant.seesStep(0)
  await seesAll(applicant, { ...form, applicant_name: "अंजलि" })
  await applicant.opensSection(4)
  await seesPictures(applicant)
})

test("messages change their language with the page", async ({ page }) => {
  const applicant = new Applicant(page)
  await applicant.opensForm("BA")
  await applicant.box("aadhar_no").fill("1234")
  await applicant.box("aadhar_no").blur()
  await expect(applicant.message("aadhar_no")).toContainText("must have 12 digits")
  await page.getByRole("link", { name: "हिन्दी" }).click()
  await expect(applicant.message("aadhar_no")).toContainText("आधार संख्या में 12 अंक होने चाहिए")
  await expect(applicant.box("aadhar_no")).toHaveValue("1234")
})

test("another course has a form of its own", async ({ page }) => {
  const applicant = new Applicant(page)
  await applicant.isReadyToSend("BA")
  await applicant.opensForm("BCom")
  await applicant.seesStep(0)
  await expect(applicant.box("applicant_name")).toHaveValue("")
  await applicant.opensSection(4)
  await expect(page.getByRole("figure")).toHaveCount(0)
  await applicant.opensForm("BA")
  await applicant.seesStep(4)
  await seesPictures(applicant)
})

test("going from one course to another without a reload does not mix them", async ({ page }) => {
  const applicant = new Applicant(page)
  await applicant.isReadyToSend("BA")
  await page.goto("/admission-form")
  await page.getByRole("link", { name: "Bachelor of Commerce 1st Year" }).click()
  await applicant.seesStep(0)
  await applicant.box("applicant_name").fill("Someone Else")
  await page.goBack()
  await page.getByRole("link", { name: "Bachelor of Arts 1st Year" }).click()
  await applicant.seesStep(4)
  await expect(applicant.box("applicant_name")).toHaveValue("अंजलि कुशवाहा")
})

for (const language of ["en", "hi"] as const) {
  test(`clearing the form asks first, then empties fields, pictures and the device (${language})`, async ({
    page,
  }) => {
    const applicant = new Applicant(page, language)
    const form = await applicant.isReadyToSend("BA")
    const questions: string[] = []
    page.once("dialog", (dialog) => {
      questions.push(dialog.message())
      void dialog.dismiss()
    })
    await applicant.clearButton.click()
    await seesAll(applicant, form)
    page.once("dialog", (dialog) => void dialog.accept())
    await applicant.clearButton.click()
    await applicant.seesStep(0)
    await expect(applicant.box("applicant_name")).toHaveValue("")
    await applicant.opensSection(4)
    await expect(page.getByRole("figure")).toHaveCount(0)
    await expect(applicant.submitButton).toBeDisabled()
    expect(questions).toEqual([applicant.words.draft.clearSure])
    // Opening a tab keeps the form again; there is nothing in it.
    await opensEmptyPage(page)
    const left = await page.evaluate(() => JSON.stringify(Object.values(localStorage)))
    expect(left).not.toContain(form.aadhar_no)
    expect(await keysOnDevice(page)).not.toContain("admission-draft:BA:image")
  })
}

test("after clearing, the keyboard stands at the first tab", async ({ page }) => {
  const applicant = new Applicant(page)
  await applicant.isReadyToSend("BA")
  page.once("dialog", (dialog) => void dialog.accept())
  await applicant.clearButton.press("Enter")
  await expect(applicant.tab(0)).toBeFocused()
})

const day = 24 * 60 * 60 * 1000

test("a draft of more than seven days is dropped, with its pictures", async ({ page }) => {
  const applicant = new Applicant(page)
  const form = validForm("BA")
  const image = await goodPictures.photo()
  await applicant.comesBackTo({ form, pictures: { image }, savedAt: Date.now() - 7 * day + 60_000 })
  await page.clock.setSystemTime(Date.now() + 120_000)
  await page.reload()
  await expect(page.getByRole("tablist")).toBeVisible()
  await applicant.sees(applicant.words.draft.willKeep)
  await expect(applicant.box("applicant_name")).toHaveValue("")
  await expect.poll(() => keysOnDevice(page)).toEqual([])
})

test("the page says when the form was kept", async ({ page }) => {
  const applicant = new Applicant(page)
  await page.clock.setFixedTime("2025-06-27T04:45:30Z")
  await applicant.opensForm("BA")
  await applicant.sees("What you type is kept on this device for 7 days.")
  await applicant.box("applicant_name").fill("Anjali")
  await applicant.sees("Kept on this device at 10:15.")
  await page.clock.setFixedTime("2025-06-28T04:45:30Z")
  await page.reload()
  await applicant.sees("Kept on this device at 27/06, 10:15.")
})

test("after success nothing of the form is left but its code, which the chooser offers", async ({
  page,
}) => {
  const applicant = new Applicant(page)
  await applicant.isReadyToSend("BA")
  await applicant.submits()
  const code = await applicant.reachesTheSheet()
  expect(await keysOnDevice(page)).toEqual(["admission_code"])

  await page.goto("/admission-form")
  await applicant.sees(groupAdmissionCode(code))
  await page.getByRole("link", { name: "Open the admission sheet" }).click()
  await expect(page).toHaveURL(`/admission-form/print/${code}`)
  await page.goBack()
  await applicant.button("Remove this from the device").click()
  await expect(page.getByText(groupAdmissionCode(code))).toHaveCount(0)
  expect(await keysOnDevice(page)).toEqual([])
})
