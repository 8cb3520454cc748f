// What a phone of 360 x 740 pixels shows: how far down the content starts, and what large text does to it.
import type { Locator, Page } from "@playwright/test"

import { steps } from "#domain/applications/form/form-fields.ts"
import { settings } from "#tests/support/samples/settings.ts"

import { expect, test } from "../../support/test.ts"
import { Applicant } from "./applicant.ts"

const languages = ["en", "hi"] as const

const topOf = (target: Locator) =>
  target.evaluate((element) => Math.round(element.getBoundingClientRect().top))

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

const enlargeText = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"))

/** The words that are split over two lines. */
const brokenWords = (texts: Locator) =>
  texts.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()
      return Array.from((text?.textContent ?? "").matchAll(/[\p{L}\p{M}]+/gu))
        .filter(({ 0: word, index }) => {
          const range = document.createRange()
          range.setStart(text!, index)
          range.setEnd(text!, index + word.length)
          return new Set(Array.from(range.getClientRects(), ({ top }) => top)).size > 1
        })
        .map(([word]) => word)
    }),
  )

for (const language of languages) {
  test(`a step shows its first field near the top, ${language}`, async ({ page }) => {
    const applicant = new Applicant(page, language)
    for (const course of ["BA", "BCom"] as const) {
      await applicant.opensForm(course)
      for (const index of steps.keys()) {
        await applicant.opensSection(index)
        await page.locator(`#heading-${index}`).evaluate((heading) => heading.focus())
        const panel = page.getByRole("tabpanel")
        const tabs = await topOf(page.getByRole("tablist"))
        const first = await topOf(panel.locator("label, legend, h3").first())
        expect.soft(first - tabs, `${course}, step ${index + 1}`).toBeLessThanOrEqual(130)
        expect.soft(await sideways(page)).toBe(0)
      }
    }
  })

  test(`the first step opens with its tabs at the top of the screen, ${language}`, async ({
    page,
  }) => {
    const applicant = new Applicant(page, language)
    await applicant.opensForm("BA")
    expect(await topOf(page.getByRole("tablist"))).toBeLessThanOrEqual(1)
  })

  test(`the text of a page starts near the top, ${language}`, async ({ page }) => {
    for (const path of [
      "/admission-status",
      "/courses",
      "/about/college_history",
      "/notices",
      "/departments/physics",
    ]) {
      await page.goto(new Applicant(page, language).pathOf(path))
      const text = page.locator("main h1 + p, main h1 + div, main > div:nth-of-type(2)").first()
      expect.soft(await topOf(text), path).toBeLessThanOrEqual(200)
    }
  })

  test(`the names of the college are one line each, ${language}`, async ({ page }) => {
    for (const path of ["/", "/admission-form"]) {
      await page.goto(new Applicant(page, language).pathOf(path))
      const lines = await Promise.all(
        languages.map((one) =>
          page
            .getByRole("banner")
            .getByText(settings.college.name[one], { exact: true })
            .evaluate((name) => {
              const range = document.createRange()
              range.selectNodeContents(name)
              return new Set(Array.from(range.getClientRects(), ({ top }) => top)).size
            }),
        ),
      )
      expect.soft(lines, path).toEqual([1, 1])
    }
  })
}

test("the fees break no word", async ({ page }) => {
  await page.goto("/hi/admission-form")
  expect(await brokenWords(page.locator("table[aria-labelledby=fees] th"))).toEqual([])
})

test("with text of 200 % the review and the confirmation fit", async ({ page }) => {
  test.slow()
  const applicant = new Applicant(page, "hi")
  await applicant.opensFilledForm("BA")
  await enlargeText(page)
  await expect(page.locator("dt").first()).toBeVisible()
  expect(await brokenWords(page.locator("dt"))).toEqual([])
  expect(await brokenWords(page.locator("main h2"))).toEqual([])
  expect(await sideways(page)).toBe(0)
  await applicant.submits()
  await applicant.reachesSheet()
  await enlargeText(page)
  expect(await sideways(page)).toBe(0)
})

test("with text of 200 % the entries of the header do not overlap", async ({ page }) => {
  await page.goto("/hi/admission-status")
  await enlargeText(page)
  const boxes = await page
    .locator("header summary:visible, header a:visible")
    .evaluateAll((entries) => entries.map((entry) => entry.getBoundingClientRect().toJSON()))
  const overlaps = boxes.flatMap((a: DOMRect, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (b: DOMRect) =>
          a.left < b.right - 1 &&
          b.left < a.right - 1 &&
          a.top < b.bottom - 1 &&
          b.top < a.bottom - 1,
      ),
  )
  expect(overlaps).toEqual([])
})
