import { groupAdmissionCode } from "#domain/applications/admission-code.ts"
import { steps } from "#domain/applications/form/form-fields.ts"

import { type Form, validForm } from "../../support/samples/applications.ts"
import { goodPictures } from "../../support/samples/pictures.ts"
import { expect, test } from "../../support/test.ts"
import { Applicant } from "./applicant.ts"
import { storedKeys, openEmptyPage } from "./stored-draft.ts"

/** Expects every field of the form except the consent to have its value on the page. */
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

test("on one's own device a page closed at once keeps every field, both pictures and the open tab", async ({
  page,
  context,
}) => {
  const first = new Applicant(page)
  const form = validForm("BSc", { same_as_correspondence: "no" })
  await first.opensForm("BSc")
  await first.fillsAll(form)
  await first.adds("image", await goodPictures.photo())
  await first.adds("signature", await goodPictures.signature())
  await first.opensSection(0)
  await first.box("urn").fill("SU25-00009999")
  await page.close()

  const later = new Applicant(await context.newPage())
  await later.opensForm("BSc")
  await later.seesStep(0)
  await seesAll(later, { ...form, urn: "SU25-00009999" })
  await later.opensSection(4)
  await seesPictures(later)
})

test("a shared device keeps no number and no picture, and nothing after the tab is closed", async ({
  page,
  context,
}) => {
  const applicant = new Applicant(page)
  await applicant.opensForm("BA", "shared")
  await applicant.fills("applicant_name", "Anjali")
  await applicant.fills("aadhar_no", "2345 6789 0124")
  await applicant.fills("dob", "27-03-2007")
  await applicant.opensSection(4)
  await applicant.adds("image", await goodPictures.photo())
  expect(await storedKeys(page)).toEqual([])

  await page.reload()
  await applicant.seesStep(4)
  await expect(applicant.box("applicant_name")).toHaveValue("Anjali")
  await expect(applicant.box("aadhar_no")).toHaveValue("")
  await expect(applicant.box("dob")).toHaveValue("")
  await expect(applicant.picture("image")).toHaveCount(0)

  await page.goto("/admission-form")
  await page.getByRole("link", { name: "Continue your unfinished form: Bachelor of Arts" }).click()
  await expect(applicant.box("applicant_name")).toHaveValue("Anjali")

  await page.close()
  const next = new Applicant(await context.newPage())
  await next.opensForm("BA", "none")
  await expect(next.box("applicant_name")).toHaveValue("")
  await next.page.goto("/admission-form")
  await expect(next.page.getByRole("link", { name: "Continue your unfinished form" })).toHaveCount(
    0,
  )
})

test("neither the draft nor the browser restores the consent", async ({ page }) => {
  const applicant = new Applicant(page)
  const box = applicant.box("agreed_to_declaration")
  const seesNoConsent = async () => {
    await applicant.seesStep(4)
    await expect(applicant.box("applicant_name")).not.toHaveValue("")
    await expect(box).not.toBeChecked()
    await expect(applicant.submitButton).toBeDisabled()
  }
  // The draft of an earlier version of the form holds the consent.
  await applicant.opensStoredDraft({ form: validForm("BA") })
  await seesNoConsent()
  await box.check()
  await expect(applicant.submitButton).toBeEnabled()
  await expect
    .poll(() => page.evaluate(() => Object.values(localStorage).join()))
    .not.toContain("agreed")
  await page.reload()
  await seesNoConsent()
  await box.check()
  await openEmptyPage(page)
  await page.goBack()
  await seesNoConsent()
  await box.check()
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }))
  })
  await seesNoConsent()
})

test("switching the language keeps values, pictures, tab and errors, in both directions", async ({
  page,
}) => {
  const applicant = new Applicant(page)
  const form = await applicant.opensFilledForm("BSc")
  await page.getByRole("link", { name: "हिन्दी" }).click()
  const inHindi = new Applicant(page, "hi")
  await expect(page).toHaveURL("/hi/admission-form/bsc/part-1")
  await inHindi.seesStep(4)
  await seesPictures(inHindi)
  await seesAll(inHindi, form)

  await inHindi.opensSection(0)
  await inHindi.box("applicant_name").fill("अंजलि")
  await inHindi.box("email").fill("anjali@")
  await inHindi.box("email").blur()
  await expect(inHindi.errorOf("email")).toContainText(inHindi.messages.messages["email.format"])
  await page.getByRole("link", { name: "English" }).click()
  await applicant.seesStep(0)
  await expect(applicant.errorOf("email")).toContainText(
    applicant.messages.messages["email.format"],
  )
  await seesAll(applicant, { ...form, applicant_name: "अंजलि", email: "anjali@" })
  await applicant.opensSection(4)
  await seesPictures(applicant)
  await page.goBack()
  await applicant.seesStep(0)
  await page.goBack()
  await inHindi.seesStep(0)
  await page.goBack()
  await inHindi.seesStep(4)
  await seesPictures(inHindi)
})

test("going from one course to another does not mix their drafts", async ({ page }) => {
  const applicant = new Applicant(page)
  await applicant.opensFilledForm("BA")
  await page.goto("/admission-form")
  await page.getByRole("link", { name: "Bachelor of Commerce 1st Year" }).click()
  await applicant.answersDevice("own")
  await applicant.seesStep(0)
  await applicant.box("applicant_name").fill("Someone Else")
  await page.goBack()
  await page.getByRole("link", { name: "Bachelor of Arts 1st Year" }).click()
  await applicant.seesStep(4)
  await expect(applicant.box("applicant_name")).toHaveValue("अंजलि कुशवाहा")
  await seesPictures(applicant)
})

test("an accepted form leaves its admission code on one's own device, until it is removed", async ({
  page,
}) => {
  const applicant = new Applicant(page)
  await applicant.opensFilledForm("BA")
  await applicant.submits()
  await applicant.reachesSheet()
  expect((await storedKeys(page)).toSorted()).toEqual(["admission_code", "submitted:BA"])
})

test("an accepted form stays on one's own device if the applicant keeps it, until it is removed", async ({
  page,
}) => {
  const applicant = new Applicant(page)
  await applicant.opensFilledForm("BA")
  await page.getByRole("checkbox", { name: /another course/ }).check()
  await applicant.submits()
  const code = await applicant.reachesSheet()
  expect((await storedKeys(page)).toSorted()).toEqual([
    "admission-draft:submitted",
    "admission-draft:submitted:image",
    "admission-draft:submitted:signature",
    "admission_code",
    "submitted:BA",
  ])

  await page.goto("/admission-form")
  await applicant.sees(groupAdmissionCode(code))
  await page.getByRole("link", { name: "Open the admission sheet" }).click()
  await expect(page).toHaveURL(`/admission-form/print/${code}`)
  await page.goBack()
  await applicant.button("Remove this from the device").click()
  await expect(page.getByText(groupAdmissionCode(code))).toHaveCount(0)
  await expect.poll(() => storedKeys(page)).toEqual([])
})
