// Without JavaScript every page says what it is, and nothing of it waits for a script.
import { addressIn, publicPages } from "../support/public-pages.ts"
import { expect, test } from "../support/test.ts"

for (const language of ["en", "hi"] as const) {
  test(`every page can be read without JavaScript (${language})`, async ({ page }) => {
    test.setTimeout(120_000)
    for (const path of publicPages) {
      await page.goto(addressIn(language, path), { waitUntil: "domcontentloaded" })
      await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible()
      const main = await page.getByRole("main").innerText()
      expect(main.length, `the text of ${path}`).toBeGreaterThan(40)
    }
  })
}
