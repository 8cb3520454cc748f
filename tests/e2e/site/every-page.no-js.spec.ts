// Every page shows its heading and text without JavaScript. tests/http covers the HTML in both languages.
import { publicPages } from "../../support/samples/public-pages.ts"
import { expect, test } from "../../support/test.ts"

test("every page can be read without JavaScript", async ({ page }) => {
  test.slow()
  for (const path of publicPages) {
    await page.goto(path, { waitUntil: "domcontentloaded" })
    await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible()
    const main = await page.getByRole("main").innerText()
    expect(main.length, `the text of ${path}`).toBeGreaterThan(40)
  }
})
