import { expect, test } from "../../support/test.ts"

test("navigation between text pages scrolls to the top", async ({ page }) => {
  await page.goto("/about/college_history")
  const about = page.getByRole("main").getByRole("navigation", { name: "About" })
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await about.getByRole("link", { name: "Vision" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Vision")
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(about.getByRole("link", { name: "Vision" })).toHaveAttribute("aria-current", "page")
})

test.describe("a path without a page", () => {
  test.use({ expectedErrors: [/status of 404/] })

  test("shows the error page inside the layout, with a link home", async ({ page, axe }) => {
    const response = await page.goto("/hi/kahin-nahin")
    expect(response!.status()).toBe(404)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("यह पृष्ठ नहीं मिला")
    await expect(page.getByRole("contentinfo")).toBeVisible()
    await axe()
    const links = page.getByRole("main").getByRole("list").last()
    await links.getByRole("link", { name: "मुख्य पृष्ठ" }).click()
    await expect(page).toHaveURL("/hi")
  })
})
