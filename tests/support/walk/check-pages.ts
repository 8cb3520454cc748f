// Checks of the site that the walk made, with its photographs: HTML, WCAG, width, weight.
import { brotliCompressSync } from "node:zlib"

import type { Page } from "@playwright/test"

import { htmlErrors } from "../html/html-errors.ts"
import { accessibilityErrors } from "../test.ts"
import { pageBounds } from "../weigh-page.ts"

const stylesOf = (html: string) =>
  [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css).join("")

/** Bytes of everything that the page has loaded. */
const transferred = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntries() as PerformanceResourceTiming[]).reduce(
      (sum, { transferSize = 0 }) => sum + transferSize,
      0,
    ),
  )

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** What is wrong with a page on a phone; and its bytes before any interaction. */
export const checkPage = async (page: Page, url: string) => {
  const html = await (await fetch(url)).text()
  await page.goto(url, { waitUntil: "networkidle" })
  const bytes = await transferred(page)
  const wide = await overflow(page)
  const styles = brotliCompressSync(stylesOf(html)).length
  const isHome = /^\/(?:hi)?$/.test(new URL(url).pathname)
  const errors = [
    ...(await htmlErrors(html)),
    ...(await accessibilityErrors(page)).map(({ rule, where }) => `${rule} (${where.join(", ")})`),
    ...(wide > 0 ? [`${wide} pixels too wide`] : []),
    ...(styles > pageBounds.styles ? [`${styles} bytes of styles`] : []),
    ...(isHome && bytes > pageBounds.home ? [`${bytes} bytes`] : []),
  ]
  return { bytes, errors }
}
