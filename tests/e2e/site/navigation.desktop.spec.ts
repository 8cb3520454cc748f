// The navigation by keyboard and by mouse, following the ARIA pattern of a disclosure menu.
import type { Page } from "@playwright/test"

import { expect, isHydrated, moveMouseOnto, test } from "../../support/test.ts"

const menuOf = (page: Page) => {
  const menu = page.getByRole("navigation", { name: "Main menu" })
  return {
    button: (name: string) => menu.locator("summary", { hasText: name }),
    link: (name: string) => menu.getByRole("link", { name, exact: true }),
  }
}

test("the keyboard opens a submenu, moves through it and returns to its button", async ({
  page,
  axe,
}) => {
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

test("the current page and its submenu are marked", async ({ page }) => {
  await page.goto("/about/mission/")
  // The focus moves to the heading where React navigates; the browser announces a new document.
  await isHydrated(page)
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

test("a submenu that hover opens closes the one that a click opened", async ({ page }) => {
  await page.goto("/courses")
  await isHydrated(page)
  const { button, link } = menuOf(page)
  await button("About").click()
  await expect(link("Mission")).toBeVisible()
  await moveMouseOnto(page, button("Gallery"))
  await expect(link("Photo Gallery")).toBeVisible()
  await expect(link("Mission")).toBeHidden()
})

test("hover opens a submenu, and a click on its button does not close it", async ({ page }) => {
  await page.goto("/courses")
  const { button, link } = menuOf(page)
  await moveMouseOnto(page, button("Gallery"))
  await expect(link("Photo Gallery")).toBeVisible()
  await button("Gallery").click()
  await expect(link("Photo Gallery")).toBeVisible()
  await page.getByRole("heading", { level: 1 }).hover()
  await expect(link("Photo Gallery")).toBeHidden()
})

test("the skip link is first in the tab order and moves past the navigation", async ({ page }) => {
  await page.goto("/courses")
  await page.keyboard.press("Tab")
  await expect(page.getByRole("link", { name: "Skip to main content" })).toBeFocused()
  await page.keyboard.press("Enter")
  await page.keyboard.press("Tab")
  const inMain = () => document.activeElement?.closest("main") !== null
  expect(await page.evaluate(inMain)).toBe(true)
})

test("of the layout only the college's name is printed", async ({ page }) => {
  await page.goto("/fee-refund-policy")
  await page.emulateMedia({ media: "print" })
  await expect(page.getByRole("banner")).toHaveText(
    /^\s*राजकीय महाविद्यालय, आदर्शपुर\s+Government Degree College, Adarshpur\s+Affiliated to [^\n]*$/,
    { useInnerText: true },
  )
  await expect(page.getByRole("contentinfo")).toBeHidden()
})
