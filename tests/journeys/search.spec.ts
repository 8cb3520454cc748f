import type { Page } from "@playwright/test"

import { expect, test } from "../support/test.ts"

/** The page's own field: the frame may have another one. */
const field = (page: Page, name = "Search this site") =>
  page.getByRole("main").getByRole("searchbox", { name })

test("a word leads to pages and notices, and is marked where it stands", async ({ page, axe }) => {
  await page.goto("/search")
  await field(page).fill("scholarship")
  await field(page).press("Enter")
  await expect(page).toHaveURL("/search?q=scholarship")
  await expect(page.getByRole("status")).toHaveText(/results? for “scholarship”$/)
  await expect(page.locator("mark").first()).toHaveText(/^scholarship/i)
  await axe()
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

test("what is not found is said, with ways on", async ({ page }) => {
  await page.goto("/search?q=qwertyuiop")
  await expect(page.getByRole("status")).toHaveText("Nothing was found for “qwertyuiop”.")
  await page.getByRole("link", { name: "Search the Hindi pages for it" }).click()
  await expect(page).toHaveURL("/hi/search?q=qwertyuiop")
  await expect(page.getByRole("status")).toHaveText("“qwertyuiop” के लिए कुछ नहीं मिला।")
  await page.getByRole("main").getByRole("link", { name: "साइट मानचित्र में देखें" }).click()
  await expect(page).toHaveURL("/hi/site-map")
})

test("no query does harm", async ({ page, baseURL }) => {
  const queries = ["", "%", "' OR 1=1 --", '"', "*", "NEAR(", "क्", "a".repeat(5000)]
  for (const query of queries) {
    const address = `${baseURL}/hi/search?${new URLSearchParams({ q: query })}`
    expect((await fetch(address)).status, query).toBe(200)
  }
  const hostile = '"><script>alert(1)</script>'
  await page.goto(`/search?${new URLSearchParams({ q: hostile })}`)
  await expect(field(page)).toHaveValue(hostile)
})

test("many results come in pages", async ({ page }) => {
  await page.goto("/search?q=college")
  await page.getByRole("link", { name: "Next" }).click()
  await expect(page).toHaveURL("/search?q=college&page=2")
  await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible()
})
