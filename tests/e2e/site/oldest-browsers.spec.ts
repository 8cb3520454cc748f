// The pages in a browser without each method and interface that one of the oldest browsers lacks (browsers.ts).
import { contactMessages } from "#app/site/contact/messages.server.ts"
import { sample } from "#content/sample.ts"

import { removeNewerFeatures } from "../../support/browsers/remove-newer-features.ts"
import { validForm } from "../../support/samples/applications.ts"
import { goodPictures } from "../../support/samples/pictures.ts"
import { expect, isHydrated, test } from "../../support/test.ts"
import { Applicant } from "../applications/applicant.ts"
import { Student } from "../student/student.ts"

test.beforeEach(async ({ context }) => removeNewerFeatures(context, "pages"))

test("the home page hydrates, and leads on", async ({ page }) => {
  await page.goto("/")
  await isHydrated(page)
  await page.locator("summary", { hasText: "More" }).tap()
  await page.getByRole("button", { name: "Larger text" }).tap()
  await expect(page.locator("html")).toHaveAttribute("data-text-size", "1")
  await page.getByRole("contentinfo").getByRole("link", { name: "Courses" }).tap()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Courses")
})

test("a photo opens in the viewer, which closes with Escape", async ({ page }) => {
  const { title } = Object.values(sample.photos)[1]!
  await page.goto("/gallery/photo")
  await page.getByRole("link", { name: title.en, exact: true }).tap()
  const viewer = page.getByRole("dialog")
  await expect(viewer).toContainText(title.en)
  await expect(viewer.getByRole("button", { name: "Close" })).toBeFocused()
  for (let press = 0; press < 6; press++) {
    await page.keyboard.press("Tab")
    await expect(viewer.locator(":focus")).toHaveCount(1)
  }
  await page.keyboard.press("Escape")
  await expect(viewer).toHaveCount(0)
  await expect(page.getByRole("link", { name: title.en, exact: true })).toBeFocused()
})

test("a message is sent", async ({ page }) => {
  const { form } = contactMessages.en
  await page.goto("/contact-us/")
  await isHydrated(page)
  for (const [field, value] of Object.entries({
    name: "Asha",
    email: "asha@example.com",
    subject: "A seat",
    message: "Is there a hostel?",
  })) {
    await page.locator(`form [name="${field}"]`).fill(value)
  }
  await page.getByRole("button", { name: form.send }).tap()
  const dialog = page.getByRole("dialog", { name: form.sent })
  await dialog.getByRole("button", { name: form.ok }).tap()
  await expect(dialog).toHaveCount(0)
})

test("an applicant fills in the form, prints the sheet and sees the status", async ({ page }) => {
  const applicant = new Applicant(page)
  const form = validForm("BSc")
  await applicant.opensForm("BSc")
  await applicant.fillsAll(form)
  await applicant.adds("image", await goodPictures.photo())
  await applicant.adds("signature", await goodPictures.signature())
  await applicant.submits()
  const code = await applicant.reachesSheet()
  await page.goto("/admission-status")
  await isHydrated(page)
  await page.locator("#code").fill(code)
  await page.locator("#dob").fill(form.dob as string)
  await page.getByRole("button", { name: "Show the status" }).tap()
  await expect(page.getByRole("heading", { level: 2, name: "Received" })).toBeVisible()
})

test("a student signs in and sees the card", async ({ page }) => {
  const student = new Student(page)
  await student.signsIn()
  await expect(student.back).toContainText("XXXX XXXX 7058")
})

test("a browser older than these gets the page without JavaScript", async ({ page }) => {
  const scripts: string[] = []
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url())
  })
  await page.addInitScript(() => Reflect.deleteProperty(String.prototype, "replaceAll"))
  await page.goto("/faculty-of-science")
  await page.keyboard.press("Shift")
  await expect(page.getByRole("button", { name: "View Botany" })).toBeHidden()
  await page.locator("summary", { hasText: "View Botany" }).tap()
  await expect(page.locator("details[open]", { hasText: "View Botany" })).toHaveCount(1)
  await page.goto("/admission-form/bsc/part-1")
  await expect(page.getByRole("button", { name: "Submit", exact: true })).toBeVisible()
  expect(scripts).toEqual([])
})
