// The site's layout without JavaScript, on a phone.
import { expect, test } from "../../support/test.ts"

test("the menu opens, and its links work", async ({ page }) => {
  await page.goto("/hi/courses")
  const menu = page.getByRole("navigation", { name: "मुख्य मेन्यू" })
  await expect(menu).toBeHidden()
  await page.locator("summary", { hasText: "मेन्यू" }).click()
  await menu.locator("summary", { hasText: "गैलरी" }).click()
  await menu.getByRole("link", { name: "वीडियो गैलरी" }).click()
  await expect(page).toHaveURL("/hi/gallery/video/")
})

test("the top bar opens, without the settings that need scripts", async ({ page }) => {
  await page.goto("/courses")
  await page.locator("summary", { hasText: "More" }).click()
  await page.locator("summary", { hasText: "Holidays" }).click()
  const topBar = page.getByRole("banner")
  await expect(topBar.getByRole("link", { name: "All holidays" })).toBeVisible()
  await expect(topBar.getByRole("link", { name: "Facebook (another website)" })).toBeVisible()
  await expect(topBar.getByText("Text size")).toBeHidden()
  await expect(topBar.getByText("Menu colour")).toBeHidden()
  await topBar.getByRole("link", { name: "हिन्दी" }).click()
  await expect(page).toHaveURL("/hi/courses")
})

test("the search box submits to the search page", async ({ page }) => {
  await page.goto("/hi")
  await page.locator("summary", { hasText: "मेन्यू" }).click()
  await page.getByRole("banner").getByRole("searchbox").fill("शुल्क")
  await page.getByRole("banner").getByRole("button", { name: "खोजें" }).click()
  await expect(page).toHaveURL(`/hi/search?q=${encodeURIComponent("शुल्क")}`)
  await expect(page.locator("mark").first()).toBeVisible()
})
