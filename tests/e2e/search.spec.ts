import type { Page } from "@playwright/test"

import { expect, test } from "../support/test.ts"

/** The page's own field: the frame may have another one. */
const field = (page: Page, name = "Search this site") =>
  page.getByRole("main").getByRole("searchbox", { name })

test("a word leads to pages and notices, and is marked where it stands", async ({ page }) => {
  await page.goto("/search")
  await field(page).fill("scholarship")
  await field(page).press("Enter")
  await expect(page).toHaveURL("/search?q=scholarship")
  await expect(page.getByRole("status")).toHaveText(/results? for “scholarship”$/)
  await expect(page.locator("mark").first()).toHaveText(/^scholarship/i)
  await page.getByRole("link", { name: /^Scholarship and fee reimbursement/ }).click()
  await expect(page).toHaveURL("/notices/scholarship-form")
})

test("a word in Hindi leads to Hindi pages", async ({ page }) => {
  await page.goto("/hi/search")
  await field(page, "इस साइट में खोजें").fill("छात्रवृत्ति")
  await page.getByRole("main").getByRole("button", { name: "खोजें" }).click()
  await expect(page.getByRole("status")).toHaveText(/^“छात्रवृत्ति” के लिए \d+ परिणाम$/)
  await page.getByRole("link", { name: /^छात्रवृत्ति एवं शुल्क प्रतिपूर्ति/ }).click()
  await expect(page).toHaveURL("/hi/notices/scholarship-form")
})
