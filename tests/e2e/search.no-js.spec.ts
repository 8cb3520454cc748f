import { expect, test } from "../support/test.ts"

test("searching needs no JavaScript", async ({ page }) => {
  await page.goto("/search")
  const main = page.getByRole("main")
  await main.getByRole("searchbox").fill("library")
  await main.getByRole("button", { name: "Search" }).click()
  await expect(page).toHaveURL("/search?q=library")
  await expect(page.locator("mark").first()).toBeVisible()
  await main.getByRole("link", { name: /^Library clearance/ }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Library clearance/)
})
