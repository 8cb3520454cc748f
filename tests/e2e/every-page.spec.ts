// What holds for every public page, in both languages, on a phone and on a desktop.
import type { Page } from "@playwright/test"

import { addressIn, publicPages } from "../support/public-pages.ts"
import { expect, test } from "../support/test.ts"

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** Pictures in view that did not come, or that no one was told what they show. */
const badPictures = (page: Page) =>
  page.locator("img").evaluateAll((pictures) =>
    (pictures as HTMLImageElement[])
      .filter((picture) => picture.checkVisibility() && picture.complete)
      .filter((picture) => picture.naturalWidth === 0 || !picture.hasAttribute("alt"))
      .map((picture) => picture.currentSrc),
  )

for (const path of publicPages) {
  test(`${path} is for everyone, in both languages`, async ({ page, axe }) => {
    for (const language of ["en", "hi"] as const) {
      await page.goto(addressIn(language, path))
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
      await axe()
      expect(await sidewaysScroll(page), "sideways scroll").toBeLessThanOrEqual(0)
      expect(await badPictures(page), "pictures").toEqual([])
    }
  })
}
