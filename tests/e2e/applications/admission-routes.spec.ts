import { expect, test } from "../../support/test.ts"

test("the chooser opens a form in the chosen language", async ({ page }) => {
  await page.goto("/admission-form")
  await page.getByRole("link", { name: "हिन्दी" }).click()
  await expect(page).toHaveURL("/hi/admission-form")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("ऑनलाइन प्रवेश")
  await expect(page.locator("html")).toHaveAttribute("lang", "hi")
  await page.getByRole("link", { name: "English" }).click()
  await expect(page).toHaveURL("/admission-form")
  await expect(page.locator("html")).toHaveAttribute("lang", "en")
  await page.getByRole("link", { name: "Bachelor of Science 1st Year" }).click()
  await expect(page).toHaveURL("/admission-form/bsc/part-1")
  await expect(page.getByRole("heading", { name: "Is this your own phone" })).toBeVisible()
  await expect(page.getByText("Version 1.2.10")).toBeVisible()
})

// The browser matches the route again, so a path that only the server knows would not hydrate.
test("a path hydrates in any letter case, with and without a trailing slash", async ({ page }) => {
  for (const path of ["/Admission-Form/BSC/Part-1", "/HI/admission-form/BCOM/"]) {
    await page.goto(path)
    await expect(page.locator("[role=tablist]"), path).toBeAttached()
  }
  await page.keyboard.press("Tab")
  const skipLink = page.getByRole("link", { name: "मुख्य सामग्री पर जाएँ" })
  await expect(skipLink).toBeFocused()
  await expect(skipLink).toBeInViewport()
  await page.keyboard.press("Enter")
  await expect(page.getByRole("main")).toBeFocused()
})
