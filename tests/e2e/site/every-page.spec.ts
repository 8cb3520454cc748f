// Checks that every public page must pass in both languages: WCAG, no horizontal scrolling, also with text of 200 %, no
// broken images.
import type { Page } from "@playwright/test"

import { addressIn, publicPages } from "../../support/samples/public-pages.ts"
import { accessibilityErrors, expect, test } from "../../support/test.ts"

/** Not against innerWidth: a phone zooms out until all of a page that is too wide fits. */
const horizontalOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** The parts that are the same on all pages: axe checks them on the first two. */
const siteLayout = ["header:has(nav)", "footer:has(nav)"]

/** Visible images that failed to load or have no alt attribute. */
const brokenImages = (page: Page) =>
  page.locator("img").evaluateAll((pictures) =>
    (pictures as HTMLImageElement[])
      .filter((picture) => picture.checkVisibility() && picture.complete)
      .filter((picture) => picture.naturalWidth === 0 || !picture.hasAttribute("alt"))
      .map((picture) => picture.currentSrc),
  )

for (const language of ["en", "hi"] as const) {
  test(`every page is accessible in ${language}`, async ({ page }) => {
    test.slow()
    for (const [index, path] of publicPages.entries()) {
      const exclude = index < 2 ? [] : siteLayout
      await test.step(path, async () => {
        await page.goto(addressIn(language, path))
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
        expect.soft(await accessibilityErrors(page, exclude), path).toEqual([])
        expect
          .soft(await horizontalOverflow(page), `horizontal overflow of ${path}`)
          .toBeLessThanOrEqual(0)
        expect.soft(await brokenImages(page), `pictures of ${path}`).toEqual([])
        await page.evaluate(() => (document.documentElement.style.fontSize = "200%"))
        expect
          .soft(await horizontalOverflow(page), `horizontal overflow of ${path} at 200 %`)
          .toBeLessThanOrEqual(0)
      })
    }
  })
}
