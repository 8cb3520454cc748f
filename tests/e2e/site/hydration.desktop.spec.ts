// What mouse and keyboard do before the scripts are there.
import type { Page } from "@playwright/test"

import { expect, moveMouseOnto, test } from "../../support/test.ts"

const menuOf = (page: Page) => page.getByRole("navigation", { name: "Main menu" })

test("the first key in the menu moves the focus, and the next one returns", async ({ page }) => {
  await page.goto("/courses")
  const about = menuOf(page).locator("summary", { hasText: "About" })
  await about.focus()
  await page.keyboard.press("ArrowDown")
  await expect(menuOf(page).getByRole("link", { name: "College History" })).toBeFocused()
  await page.keyboard.press("Escape")
  await expect(about).toBeFocused()
})

test("a resting mouse opens the menu once the scripts are there", async ({ page }) => {
  await page.goto("/courses")
  await moveMouseOnto(page, menuOf(page).locator("summary", { hasText: "Gallery" }))
  await expect(menuOf(page).getByRole("link", { name: "Photo Gallery" })).toBeVisible()
})

test("the next page is fetched while the mouse button is down", async ({ page }) => {
  const network = await page.context().newCDPSession(page)
  const prefetched: string[] = []
  network.on("Preload.prefetchStatusUpdated", ({ prefetchUrl }) => prefetched.push(prefetchUrl))
  await network.send("Preload.enable")
  // With Save-Data the mouse does not load scripts, after which the router would fetch the page.
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, "connection", { value: { saveData: true } }),
  )
  await page.goto("/courses")
  await page.getByRole("contentinfo").getByRole("link", { name: "Notices" }).hover()
  await page.mouse.down()
  await expect.poll(() => prefetched).toContainEqual(expect.stringMatching(/\/notices$/))
})
