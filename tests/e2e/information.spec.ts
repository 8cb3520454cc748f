import { expect, test } from "../support/test.ts"

for (const name of ["Vision", "Mission"]) {
  test(`${name} opens at its top`, async ({ page }) => {
    await page.goto("/about/college_history")
    const about = page.getByRole("main").getByRole("navigation", { name: "About" })
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await about.getByRole("link", { name }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await expect(about.getByRole("link", { name })).toHaveAttribute("aria-current", "page")
  })
}

test.describe("an address without a page", () => {
  test.use({ expectedErrors: [/status of 404/] })

  for (const { path, title, home, homePath } of [
    {
      path: "/about/nowhere",
      title: "Unexpected Application Error!",
      home: "Home page",
      homePath: "/",
    },
    {
      path: "/hi/kahin-nahin",
      title: "अप्रत्याशित त्रुटि!",
      home: "मुख्य पृष्ठ",
      homePath: "/hi",
    },
  ]) {
    test(`${path} says so among the site's menus, and leads back`, async ({ page, axe }) => {
      const response = await page.goto(path)
      expect(response!.status()).toBe(404)
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title)
      await expect(page.getByRole("contentinfo")).toBeVisible()
      await axe()
      const ways = page.getByRole("main").getByRole("list").last()
      await ways.getByRole("link", { name: home }).click()
      await expect(page).toHaveURL(homePath)
    })
  }
})
