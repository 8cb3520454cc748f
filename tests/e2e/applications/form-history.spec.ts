import type { Page } from "@playwright/test"

import { goodPictures } from "../../support/samples/pictures.ts"
import { expect, test } from "../../support/test.ts"
import { Applicant } from "./applicant.ts"
import { openEmptyPage } from "./stored-draft.ts"

const aadhaar = "2345 6789 0124"

/** Answers the browser's question before the page is left, from now on; returns how often it was asked. */
const answerUnload = (page: Page, answer: "stay" | "leave") => {
  let asked = 0
  page.removeAllListeners("dialog")
  page.on("dialog", (dialog) => {
    expect(dialog.type()).toBe("beforeunload")
    asked += 1
    return answer === "stay" ? dialog.dismiss() : dialog.accept()
  })
  return () => asked
}

test("Back and Forward move between the steps, and a reload keeps the step", async ({ page }) => {
  const applicant = new Applicant(page)
  await openEmptyPage(page)
  await applicant.opensForm("BSc")
  await applicant.seesStep(0)
  await applicant.opensSection(1)
  await applicant.opensSection(3)
  await page.goBack()
  await applicant.seesStep(1)
  await expect(page.getByRole("heading", { name: "Eligibility" })).toBeFocused()
  await page.goBack()
  await applicant.seesStep(0)
  await page.goForward()
  await page.goForward()
  await applicant.seesStep(3)
  await page.goBack()
  await applicant.seesStep(1)
  await page.reload()
  await applicant.seesStep(1)
  await page.goBack()
  await applicant.seesStep(0)
  await page.goBack()
  await expect(page).toHaveURL("/nothing")
})

test("Back from the question, asked again, returns to the step; an answer leaves no entry to pass", async ({
  page,
}) => {
  const applicant = new Applicant(page)
  await applicant.opensForm("BSc")
  await applicant.opensSection(2)
  await applicant.button(applicant.messages.draft.change).click()
  await page.goBack()
  await applicant.seesStep(2)
  await applicant.button(applicant.messages.draft.change).click()
  await applicant.answersDevice("shared")
  await applicant.seesStep(2)
  await expect.poll(() => page.evaluate(() => history.state?.formStep)).toBe(2)
  await page.goBack()
  await applicant.seesStep(0)
})

test("a change of the language keeps the step and its history", async ({ page }) => {
  const applicant = new Applicant(page)
  await applicant.opensForm("BSc")
  await applicant.opensSection(2)
  await page.getByRole("link", { name: "हिन्दी" }).click()
  const inHindi = new Applicant(page, "hi")
  await inHindi.seesStep(2)
  await page.reload()
  await inHindi.seesStep(2)
  await page.goBack()
  await applicant.seesStep(2)
  await page.goBack()
  await applicant.seesStep(0)
})

test("a shared device asks before it loses something, by Back, reload and links", async ({
  page,
  axe,
}) => {
  const applicant = new Applicant(page)
  const { loss } = applicant.messages.draft
  await openEmptyPage(page)
  await applicant.opensForm("BA", "shared")
  await applicant.fills("aadhar_no", aadhaar)
  const stayed = answerUnload(page, "stay")
  await page.evaluate(() => history.back())
  await expect.poll(stayed).toBe(1)
  await page.evaluate(() => location.reload())
  await expect.poll(stayed).toBe(2)
  await expect(applicant.box("aadhar_no")).toHaveValue(aadhaar)

  const home = page.getByRole("banner").getByRole("link", { name: "Government Degree College" })
  await home.click()
  await expect(applicant.dialog(loss.title)).toBeVisible()
  await axe()
  await applicant.button(loss.stay).click()
  await applicant.seesStep(0)
  await home.click()
  await applicant.button(loss.leave).click()
  await expect(page).toHaveURL("/")
  expect(stayed()).toBe(2)
})

test("one's own device leaves without a question, and continues later", async ({ page }) => {
  const applicant = new Applicant(page)
  await openEmptyPage(page)
  await applicant.opensForm("BA", "own")
  await applicant.fills("aadhar_no", aadhaar)
  const asked = answerUnload(page, "stay")
  await page.goBack()
  await expect(page).toHaveURL("/nothing")
  await page.goForward()
  await expect(applicant.box("aadhar_no")).toHaveValue(aadhaar)
  expect(asked()).toBe(0)
})

test("a shared device whose browser drops the hidden tab restores everything", async ({ page }) => {
  const applicant = new Applicant(page)
  await applicant.opensForm("BA", "shared")
  await applicant.fills("aadhar_no", aadhaar)
  await applicant.opensSection(4)
  await applicant.adds("image", await goodPictures.photo())
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { configurable: true, value: true })
    document.dispatchEvent(new Event("visibilitychange"))
  })
  const copy = () => page.evaluate(() => sessionStorage.getItem("admission-recovery"))
  await expect.poll(copy).toContain("data:image/jpeg")
  // A dropped tab fires no event: what the page removes when it is reloaded is put back.
  const kept = (await copy())!
  await page.addInitScript((text) => {
    if (!sessionStorage.getItem("was-dropped")) sessionStorage.setItem("admission-recovery", text)
    sessionStorage.setItem("was-dropped", "yes")
  }, kept)
  await page.reload()
  await applicant.seesStep(4)
  await expect(applicant.picture("image")).toBeVisible()
  await expect(applicant.box("aadhar_no")).toHaveValue(aadhaar)
  expect(await copy()).toBeNull()
})

test("the question about the device is accessible, and needs an answer", async ({ page, axe }) => {
  const applicant = new Applicant(page)
  await applicant.opensForm("BSc", "none")
  await expect(applicant.question).toBeVisible()
  await applicant.button(applicant.messages.draft.continue).click()
  await applicant.sees(applicant.messages.draft.choose)
  await axe()
})
