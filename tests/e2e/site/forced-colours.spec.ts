// Forced colours (Windows high contrast) remove backgrounds. What is selected must still look different.
import type { Locator } from "@playwright/test"

import { goodPictures } from "../../support/samples/pictures.ts"
import { expect, test } from "../../support/test.ts"
import { Applicant } from "../applications/applicant.ts"

test.use({ forcedColors: "active" })

const backgroundOf = (target: Locator) =>
  target.evaluate((element) => getComputedStyle(element).backgroundColor)

test("the open tab of the form", async ({ page }) => {
  const applicant = new Applicant(page)
  await applicant.opensForm("BSc")
  expect(await backgroundOf(applicant.tab(0))).not.toBe(await backgroundOf(applicant.tab(1)))
})

test("the language, the page and the contrast that are chosen", async ({ page }) => {
  // A phone's header names only the other language.
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto("/courses")
  const languages = page.getByRole("navigation", { name: "Language" }).getByRole("link")
  expect(await backgroundOf(languages.first())).not.toBe(await backgroundOf(languages.last()))
  await page.setViewportSize({ width: 360, height: 740 })
  await page.locator("summary", { hasText: "More" }).tap()
  const contrast = page.getByRole("button", { name: "High contrast" })
  const before = await backgroundOf(contrast)
  await contrast.tap()
  await expect(contrast).toHaveAttribute("aria-pressed", "true")
  expect(await backgroundOf(contrast)).not.toBe(before)
})

test("the frame that crops a picture", async ({ page }) => {
  const applicant = new Applicant(page)
  await applicant.opensForm("BSc")
  await applicant.opensSection(4)
  await applicant.choosesFile("image", await goodPictures.photo())
  const frame = page.locator(".ReactCrop__crop-selection")
  await expect(frame).toHaveCSS("outline-style", "dashed")
})
