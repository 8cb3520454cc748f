import type { Page } from "@playwright/test"

import { transferEn as texts } from "#app/applications/form/transfer/texts.en.ts"
import { draftReplies } from "#domain/applications/messages/draft-replies.ts"

import { validForm } from "../../support/samples/applications.ts"
import { goodPictures } from "../../support/samples/pictures.ts"
import { expect, test } from "../../support/test.ts"
import { Applicant } from "./applicant.ts"

test.use({ expectedErrors: [/status of (?:403|410)/] })

const pin = "493817"

const dialogOf = (applicant: Applicant) => applicant.dialog(applicant.messages.draft.transfer)

const sectionOf = (applicant: Applicant, heading: string) =>
  dialogOf(applicant)
    .locator("section")
    .filter({ has: applicant.page.getByText(heading) })

/** Opens a stored form in the dialog. */
const enters = async (applicant: Applicant, code: string) => {
  const section = sectionOf(applicant, texts.open.title)
  await section.getByLabel(texts.code).fill(code)
  await section.getByLabel(texts.pin).fill(pin)
  await section.getByRole("button", { name: texts.open.action }).click()
}

const storedIn = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  )

test("a form begun at a shop goes on at home with values and pictures, and ends with the submission", async ({
  page,
  browser,
}) => {
  const atShop = new Applicant(page)
  const form = validForm("BSc", { same_as_correspondence: "no" })
  await atShop.opensForm("BSc", "shared")
  await atShop.fillsAll({ ...form, agreed_to_declaration: "" })
  await atShop.adds("image", await goodPictures.photo())
  await atShop.adds("signature", await goodPictures.signature())
  await atShop.button(atShop.messages.draft.transfer).click()
  const store = sectionOf(atShop, texts.store.title)
  await store.getByLabel(texts.pin).fill(pin)
  await store.getByRole("button", { name: texts.store.action }).click()
  await expect(dialogOf(atShop).getByText(draftReplies.stored.en)).toBeVisible()
  const code = await dialogOf(atShop).getByText(/^DR-/).innerText()
  // The PIN is nowhere on the shop's computer, and neither is what a shared device does not keep.
  const kept = await storedIn(page)
  expect(kept).not.toContain(pin)
  expect(kept).not.toContain(String(form.aadhar_no))

  const context = await browser.newContext({ baseURL: new URL(page.url()).origin })
  const atHome = new Applicant(await context.newPage())
  await atHome.page.goto("/admission-form")
  await atHome.page.getByRole("link", { name: "Continue a form from another device" }).click()
  await atHome.page.getByRole("link", { name: "Bachelor of Science 1st Year" }).click()
  await enters(atHome, code.toLowerCase())
  await expect(dialogOf(atHome).getByText("is open.")).toBeVisible()
  await dialogOf(atHome).getByRole("button", { name: texts.close }).click()
  await atHome.answersDevice("own")
  await expect(atHome.box("applicant_name")).toHaveValue(String(form.applicant_name))
  await expect(atHome.box("aadhar_no")).toHaveValue(String(form.aadhar_no))
  await atHome.opensSection(4)
  await expect(atHome.picture("image")).toBeVisible()
  await expect(atHome.picture("signature")).toBeVisible()
  await expect(atHome.box("agreed_to_declaration")).not.toBeChecked()
  // A reload keeps the pictures on one's own device.
  await atHome.page.reload()
  await expect(atHome.picture("image")).toBeVisible()
  await atHome.fills("agreed_to_declaration", "yes")
  await atHome.submits()
  await atHome.reachesSheet()
  await context.close()

  await dialogOf(atShop).getByRole("button", { name: texts.close }).click()
  await atShop.button(atShop.messages.draft.transfer).click()
  const again = sectionOf(atShop, texts.store.again)
  await again.getByLabel(texts.pin).first().fill(pin)
  await again.getByRole("button", { name: texts.store.again }).click()
  await expect(dialogOf(atShop).getByText(draftReplies.submitted.en)).toBeVisible()
  await enters(atShop, code)
  await expect(dialogOf(atShop).getByText(draftReplies.wrong.en)).toBeVisible()
})

test("what is on the device stays until the other form is chosen, and comes back", async ({
  page,
}) => {
  const applicant = new Applicant(page)
  await applicant.opensForm("BA")
  await applicant.fills("applicant_name", "Asha Stored")
  await applicant.button(applicant.messages.draft.transfer).click()
  const store = sectionOf(applicant, texts.store.title)
  await store.getByLabel(texts.pin).fill(pin)
  await store.getByRole("button", { name: texts.store.action }).click()
  const code = await dialogOf(applicant).getByText(/^DR-/).innerText()
  await dialogOf(applicant).getByRole("button", { name: texts.close }).click()
  await applicant.box("applicant_name").fill("Asha Newer")
  await applicant.opensSection(4)
  await applicant.adds("image", await goodPictures.photo())

  await applicant.button(applicant.messages.draft.transfer).click()
  await enters(applicant, code)
  const choice = sectionOf(applicant, texts.ask.title)
  await expect(choice.getByText("Asha Newer")).toBeVisible()
  await expect(choice.getByText("Asha Stored")).toBeVisible()
  await choice.getByRole("button", { name: texts.ask.useDevice }).click()
  await expect(applicant.box("applicant_name")).toHaveValue("Asha Newer")

  await enters(applicant, code)
  await choice.getByRole("button", { name: texts.ask.useOther }).click()
  await expect(applicant.box("applicant_name")).toHaveValue("Asha Stored")
  await expect(applicant.picture("image")).toHaveCount(0)
  await page.reload()
  await applicant.button(applicant.messages.draft.transfer).click()
  const aside = sectionOf(applicant, texts.aside.title)
  await expect(aside.getByText("Asha Newer")).toBeVisible()
  await aside.getByRole("button", { name: texts.aside.action }).click()
  await expect(applicant.box("applicant_name")).toHaveValue("Asha Newer")
  await dialogOf(applicant).getByRole("button", { name: texts.close }).click()
  await expect(applicant.picture("image")).toBeVisible()
})

test("the file with the answers fills an empty form again, and a hostile one changes nothing", async ({
  page,
}, info) => {
  const applicant = new Applicant(page)
  const form = await applicant.opensFilledForm("BSc")
  await applicant.button(applicant.messages.draft.transfer).click()
  const download = page.waitForEvent("download")
  await dialogOf(applicant).getByRole("button", { name: texts.file.save }).click()
  const path = info.outputPath("answers.txt")
  await (await download).saveAs(path)
  await dialogOf(applicant).getByRole("button", { name: texts.close }).click()
  page.once("dialog", (dialog) => dialog.accept())
  await applicant.clearButton.click()
  await applicant.answersDevice("own")
  await expect(applicant.box("applicant_name")).toHaveValue("")

  await applicant.button(applicant.messages.draft.transfer).click()
  const picker = dialogOf(applicant).locator('input[type="file"]')
  const buffer = Buffer.from('{"format":"mahavidyalaya-answers","version":1,"values":[]}')
  await picker.setInputFiles({ name: "x.txt", mimeType: "text/plain", buffer })
  await expect(dialogOf(applicant).getByText(texts.file.foreign)).toBeVisible()
  await picker.setInputFiles(path)
  await expect(dialogOf(applicant).getByText("is open.")).toBeVisible()
  await dialogOf(applicant).getByRole("button", { name: texts.close }).click()
  await expect(applicant.box("applicant_name")).toHaveValue(String(form.applicant_name))
  await applicant.opensSection(4)
  await expect(applicant.picture("signature")).toBeVisible()
})
