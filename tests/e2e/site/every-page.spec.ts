// Checks that every public page must pass in both languages: WCAG, no horizontal scrolling, no broken images.
import type { Page } from "@playwright/test"

import { addressIn, publicPages } from "../../support/samples/public-pages.ts"
import { accessibilityErrors, expect, test } from "../../support/test.ts"

const horizontalOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

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
    for (const path of publicPages) {
      await test.step(path, async () => {
        await page.goto(addressIn(language, path))
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
        expect.soft(await accessibilityErrors(page), path).toEqual([])
        expect
          .soft(await horizontalOverflow(page), `horizontal overflow of ${path}`)
          .toBeLessThanOrEqual(0)
        expect.soft(await brokenImages(page), `pictures of ${path}`).toEqual([])
      })
    }
  })
}
