// The parts of the layout that differ between phone and desktop.
import type { Page } from "@playwright/test"

import { expect, isHydrated, test } from "../../support/test.ts"

/** On a phone most of the top bar is inside a disclosure. */
const opensMore = async (page: Page, isMobile: boolean, name = "More") => {
  if (isMobile) await page.locator("summary", { hasText: name }).click()
}

/** The computed colour of the navigation. */
const navigationColour = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--theme"))

const textSize = (page: Page) =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))

test("the chosen menu colour is applied again before any script has loaded", async ({
  page,
  isMobile,
  axe,
}) => {
  await page.goto("/about/vision/")
  await isHydrated(page)
  expect(await navigationColour(page)).toBe("#14297a")
  await opensMore(page, isMobile)
  const colours = page.getByRole("group", { name: "Menu colour" })
  await expect(colours.getByRole("radio")).toHaveCount(5)
  await expect(colours.getByRole("radio", { name: "Blue", exact: true })).toBeChecked()
  await colours.getByRole("radio", { name: "Orange" }).check()
  expect(await navigationColour(page)).toBe("orange")
  await axe()
  expect(await page.evaluate(() => localStorage.getItem("navigation-colour"))).toBe("orange")

  await page.route("**/assets/*.js", () => undefined)
  await page.reload({ waitUntil: "commit" })
  // The style sheet may come after the heading.
  await expect.poll(() => navigationColour(page)).toBe("orange")
})

test("text size and high contrast apply to the next page too", async ({ page, isMobile, axe }) => {
  await page.goto("/fee-refund-policy")
  await isHydrated(page)
  const normal = await textSize(page)
  await opensMore(page, isMobile)
  const press = (name: string) => page.getByRole("button", { name }).click()
  for (const size of [1.125, 1.25, 1.5]) {
    await press("Larger text")
    expect(await textSize(page)).toBe(normal * size)
  }
  await expect(page.getByRole("button", { name: "Larger text" })).toBeDisabled()
  await press("High contrast")
  await expect(page.getByRole("button", { name: "High contrast" })).toHaveAttribute(
    "aria-pressed",
    "true",
  )
  await axe()
  // Not innerWidth: a phone zooms out until all of a page that is too wide fits.
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(await sideways()).toBeLessThanOrEqual(0)

  await page.goto("/courses")
  await isHydrated(page)
  expect(await textSize(page)).toBe(normal * 1.5)
  expect(await navigationColour(page)).toMatch(/^#0{3,6}$/)
  expect(await sideways()).toBeLessThanOrEqual(0)
  await opensMore(page, isMobile)
  await press("Normal text")
  await press("Smaller text")
  expect(await textSize(page)).toBe(normal * 0.875)
})

test("the list of holidays opens, closes with Escape and links to all holidays", async ({
  page,
  isMobile,
  axe,
}) => {
  await page.goto("/hi/courses")
  await opensMore(page, isMobile, "अधिक")
  await page.locator("summary", { hasText: "अवकाश" }).click()
  const all = page.getByRole("banner").getByRole("link", { name: "सभी अवकाश" })
  await expect(all).toBeVisible()
  await axe()
  await page.keyboard.press("Escape")
  await expect(all).toBeHidden()
  await page.locator("summary", { hasText: "अवकाश" }).click()
  await all.click()
  await expect(page).toHaveURL("/hi/holidays")
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused()
})
