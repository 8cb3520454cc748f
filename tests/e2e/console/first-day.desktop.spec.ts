import { expect } from "@playwright/test"

import { joinAndSignIn, test } from "./console.ts"

test.use({ sharesSite: true })

test("a clerk sees the tasks on the first day, opens each, hides them, and finds them again", async ({
  page,
  server,
  axe,
}) => {
  await joinAndSignIn(page, server, "clerk")
  const welcome = page.getByRole("region", { name: "Welcome, Ravi Kumar: your work here" })
  const links = welcome.getByRole("link")
  await expect(links).toHaveCount(6)
  await axe()
  for (const name of await links.allTextContents()) {
    await links.filter({ hasText: name }).click()
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/^(Dashboard)?$/)
    await expect(page.getByRole("main")).not.toContainText("not allowed")
    await page.goBack()
    await expect(links).toHaveCount(6)
  }

  await page.getByRole("button", { name: "I know my work: hide this" }).click()
  await expect(page.getByText("menu under your name")).toBeVisible()
  await expect(welcome).toHaveCount(0)
  await expect(page.locator("#main-content")).toBeFocused()
  await page.reload()
  await expect(page.getByRole("link", { name: "Ready to decide" })).toBeVisible()
  await expect(welcome).toHaveCount(0)

  await page.getByRole("button", { name: "Ravi Kumar" }).click()
  await page.getByRole("menuitem", { name: "Help for the first day" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Help for the first day")
  await expect(links).toHaveCount(6)
  await expect(page.getByRole("region", { name: "Keys worth knowing" })).toContainText(
    "Verify the application",
  )
  await axe()
  // As with 200 % text on this screen.
  await page.setViewportSize({ width: 683, height: 384 })
  const hidden = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  expect(await page.evaluate(hidden)).toBe(0)
})
