// The layout of the home page and of the lists at 1366 px, which only a browser can measure.
import type { Page } from "@playwright/test"

import { inLanguage } from "#app/language.ts"
import { layoutMessages } from "#app/layout/messages.server.ts"
import { homeMessages } from "#app/site/home/messages.server.ts"

import { expect, test } from "../../support/test.ts"

/** Sets a visitor's preference before the page loads. */
const prefers = (page: Page, name: "text-size" | "navigation-colour", value: string) =>
  page.addInitScript(([key, chosen]) => localStorage.setItem(key!, chosen!), [name, value])

for (const language of ["en", "hi"] as const) {
  test(`the largest text neither wraps the menu nor crops the picture (${language})`, async ({
    page,
  }) => {
    await prefers(page, "text-size", "3")
    await page.goto(inLanguage(language, "/"))
    const menu = page.getByRole("navigation", { name: layoutMessages[language].navigation.label })
    const tops = await menu
      .locator("> ul > li")
      .evaluateAll((entries) => entries.map((entry) => entry.getBoundingClientRect().top))
    expect(tops.length).toBeGreaterThan(8)
    expect(new Set(tops).size).toBe(1)

    const slides = page.getByRole("region", { name: homeMessages[language].slides.label })
    const picture = (await slides.getByRole("img").first().boundingBox())!
    expect(picture.width / picture.height).toBeCloseTo(16 / 7, 1)
  })
}

test("with text of 200 % the home page does not scroll sideways", async ({ page }) => {
  for (const language of ["en", "hi"] as const) {
    await page.goto(inLanguage(language, "/"))
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"))
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      language,
    ).toBeLessThanOrEqual(0)
  }
})

test("the tricolour line is set apart from an orange menu, whose colour is its first", async ({
  page,
}) => {
  /** The width of the gap, and the height of the line. */
  const gap = () =>
    page.getByRole("banner").evaluate((header) => {
      const { borderBlockStartWidth, height } = getComputedStyle(header, "::after")
      return [borderBlockStartWidth, height]
    })
  await page.goto("/courses")
  expect(await gap()).toEqual(["0px", "6px"])
  await prefers(page, "navigation-colour", "orange")
  await page.reload()
  expect(await gap()).toEqual(["2px", "8px"])
})

for (const path of ["/faculties-staff/non-teaching-staff/", "/gallery/photo", "/gallery/video"]) {
  test(`two or three items fill the row of ${path}`, async ({ page }) => {
    await page.goto(path)
    const list = page
      .getByRole("main")
      .getByRole("list")
      .filter({ has: page.locator("img") })
    for (const count of [3, 2]) {
      const unused = await list.last().evaluate((row, kept) => {
        for (const item of [...row.children].slice(kept)) item.remove()
        const edge = row.lastElementChild!.getBoundingClientRect().right
        return row.getBoundingClientRect().right - edge
      }, count)
      expect(unused, `${count} items`).toBeLessThan(2)
    }
  })
}
