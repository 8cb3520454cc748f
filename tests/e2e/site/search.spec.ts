import type { Page } from "@playwright/test"

import { expect, test } from "../../support/test.ts"

/** The page's own field: the layout may have another one. */
const field = (page: Page) =>
  page.getByRole("main").getByRole("searchbox", { name: "इस साइट में खोजें" })

test("a Hindi query finds and highlights Hindi pages", async ({ page }) => {
  await page.goto("/hi/search")
  await field(page).fill("छात्रवृत्ति")
  await page.getByRole("main").getByRole("button", { name: "खोजें" }).click()
  await expect(page.getByRole("status")).toHaveText(/^“छात्रवृत्ति” के लिए \d+ परिणाम$/)
  await expect(page.locator("mark").first()).toHaveText(/^छात्रवृत्ति/)
  await page.getByRole("link", { name: /^छात्रवृत्ति एवं शुल्क प्रतिपूर्ति/ }).click()
  await expect(page).toHaveURL("/hi/notices/scholarship-form")
})
