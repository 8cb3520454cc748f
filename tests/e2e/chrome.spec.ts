// What stands around every page of the site: language, settings, holidays, search, and the page of an error.
import type { Page } from "@playwright/test"

import { expect, test } from "../support/test.ts"

/** On a phone most of the top strip is folded away. */
const opensMore = async (page: Page, isMobile: boolean, name = "More") => {
  if (isMobile) await page.locator("summary", { hasText: name }).click()
}

/** The colour of the navigation, as it is painted. */
const navigationColour = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--theme"))

const textSize = (page: Page) =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))

test("the language changes, the page and the question stay", async ({ page }) => {
  await page.goto("/search?q=fee")
  await page.getByRole("navigation", { name: "Language" }).getByText("हिन्दी").click()
  await expect(page).toHaveURL("/hi/search?q=fee")
  await expect(page.locator("html")).toHaveAttribute("lang", "hi")
  const languages = page.getByRole("navigation", { name: "भाषा" })
  await expect(languages.getByText("हिन्दी")).toHaveAttribute("aria-current", "true")
  await languages.getByText("English").click()
  await expect(page).toHaveURL("/search?q=fee")
})

test("the colour one chose is there again, before any script has come", async ({
  page,
  isMobile,
  axe,
}) => {
  await page.goto("/about/vision/")
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
  await page.getByRole("heading", { level: 1 }).waitFor()
  expect(await navigationColour(page)).toBe("orange")
})

test("text grows and shrinks by steps, and contrast is high, on the next page too", async ({
  page,
  isMobile,
  axe,
}) => {
  await page.goto("/fee-refund-policy")
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
  expect(await textSize(page)).toBe(normal * 1.5)
  expect(await navigationColour(page)).toMatch(/^#0{3,6}$/)
  expect(await sideways()).toBeLessThanOrEqual(0)
  await opensMore(page, isMobile)
  await press("Normal text")
  await press("Smaller text")
  expect(await textSize(page)).toBe(normal * 0.875)
})

test("the holidays are a press away, and all of them one more", async ({ page, isMobile, axe }) => {
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

test("the hamburger opens the menu and shows how to close it", async ({ page, axe }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto("/courses")
  const menu = page.getByRole("navigation", { name: "Main menu" })
  const hamburger = page.locator("summary", { hasText: "Menu" })
  const icon = () => hamburger.locator("svg:visible").getAttribute("class")
  await expect(menu).toBeHidden()
  const closed = await icon()
  await hamburger.click()
  await expect(menu).toBeVisible()
  expect(await icon()).not.toBe(closed)
  await menu.locator("summary", { hasText: "Academics" }).click()
  await expect(menu.getByText("Prospectus")).toContainText("not yet available")
  await expect(menu.getByRole("link", { name: "Prospectus" })).toHaveCount(0)
  await axe()
  await menu.getByRole("link", { name: "Courses" }).focus()
  await page.keyboard.press("Escape")
  await expect(menu.getByRole("link", { name: "Courses" })).toBeHidden()
  await page.keyboard.press("Escape")
  await expect(menu).toBeHidden()
  await expect(hamburger).toBeFocused()
  await hamburger.click()
  await menu.getByRole("link", { name: "Home" }).click()
  await expect(page).toHaveURL("/")
  await expect(menu).toBeHidden()
})

test("the admission pages and the way to them have no chrome", async ({ page }) => {
  await page.goto("/hi/courses")
  await page.getByRole("banner").getByRole("link", { name: "प्रवेश", exact: true }).click()
  await expect(page).toHaveURL("/hi/admission-form")
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused()
  await expect(page.getByRole("contentinfo")).toHaveCount(0)
  await expect(page.getByRole("navigation", { name: "मुख्य मेन्यू" })).toHaveCount(0)
})
