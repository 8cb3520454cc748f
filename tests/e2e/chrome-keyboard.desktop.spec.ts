// The navigation by keyboard and by mouse, as the W3C describes a menu of disclosures.
import type { Page } from "@playwright/test"

import { expect, test } from "../support/test.ts"

const menuOf = (page: Page) => {
  const menu = page.getByRole("navigation", { name: "Main menu" })
  return {
    button: (name: string) => menu.locator("summary", { hasText: name }),
    link: (name: string) => menu.getByRole("link", { name, exact: true }),
  }
}

test("a keyboard opens a list, walks through it and comes back", async ({ page, axe }) => {
  await page.goto("/about/mission/")
  const { button, link } = menuOf(page)
  await button("About").focus()
  await page.keyboard.press("ArrowDown")
  await expect(link("College History")).toBeFocused()
  await axe()
  await page.keyboard.press("End")
  await expect(link("Mission")).toBeFocused()
  await page.keyboard.press("ArrowDown")
  await expect(link("College History")).toBeFocused()
  await page.keyboard.press("ArrowUp")
  await expect(link("Mission")).toBeFocused()
  await page.keyboard.press("Escape")
  await expect(button("About")).toBeFocused()
  await expect(link("Mission")).toBeHidden()
  await page.keyboard.press("ArrowRight")
  await expect(button("Administration")).toBeFocused()
  await page.keyboard.press("Space")
  await expect(link("IQAC")).toBeVisible()
  await page.keyboard.press("Home")
  await expect(link("Home")).toBeFocused()
  await expect(link("IQAC")).toBeHidden()
})

test("the page one is on is marked, and so is its list", async ({ page }) => {
  await page.goto("/about/mission/")
  const { button, link } = menuOf(page)
  await expect(button("About")).toHaveAttribute("aria-current", "true")
  await expect(button("Gallery")).not.toHaveAttribute("aria-current")
  await button("About").press("Enter")
  await expect(link("Mission")).toHaveAttribute("aria-current", "page")
  await link("Vision").press("Enter")
  await expect(page).toHaveURL("/about/vision/")
  await expect(page.getByRole("heading", { level: 1, name: "Vision" })).toBeFocused()
  await expect(link("Vision")).toBeHidden()
})

test("a mouse opens a list by resting on it, and a press does not close it again", async ({
  page,
}) => {
  await page.goto("/courses")
  const { button, link } = menuOf(page)
  await button("Gallery").hover()
  await expect(link("Photo Gallery")).toBeVisible()
  await button("Gallery").click()
  await expect(link("Photo Gallery")).toBeVisible()
  await page.getByRole("heading", { level: 1 }).hover()
  await expect(link("Photo Gallery")).toBeHidden()
})

test("the first stop of a keyboard leads past all of it", async ({ page }) => {
  await page.goto("/courses")
  await page.keyboard.press("Tab")
  await expect(page.getByRole("link", { name: "Skip to main content" })).toBeFocused()
  await page.keyboard.press("Enter")
  await page.keyboard.press("Tab")
  const inMain = () => document.activeElement?.closest("main") !== null
  expect(await page.evaluate(inMain)).toBe(true)
})

test("only the college's name is printed of what stands around a page", async ({ page }) => {
  await page.goto("/fee-refund-policy")
  await page.emulateMedia({ media: "print" })
  await expect(page.getByRole("banner")).toHaveText(
    /^\s*राजकीय महाविद्यालय, आदर्शपुर\s+Government Degree College, Adarshpur\s+Affiliated to [^\n]*$/,
    { useInnerText: true },
  )
  await expect(page.getByRole("contentinfo")).toBeHidden()
})
