import type { Page } from "@playwright/test"

import { sample } from "#content/sample.ts"

import { expect, test } from "../../support/test.ts"

const items = Object.keys(sample.notices).length

/** Root element, number of items and first title of an XML file, or the parser error. */
const countIn = (page: Page, path: string) =>
  page.evaluate(async (file) => {
    const text = await (await fetch(file)).text()
    const tree = new DOMParser().parseFromString(text, "application/xml")
    const error = tree.querySelector("parsererror")?.textContent
    if (error) return { error }
    return {
      root: tree.documentElement.nodeName,
      items: tree.querySelectorAll("item, url").length,
      first: tree.querySelector("item > title")?.textContent,
    }
  }, path)

test("sitemap and feeds are well-formed XML", async ({ page }) => {
  await page.goto("/site-map")
  expect(await countIn(page, "/notices.xml")).toEqual({
    root: "rss",
    items,
    first: expect.stringContaining("Last date for online admission extended to"),
  })
  expect(await countIn(page, "/hi/notices.xml")).toMatchObject({ root: "rss", items })
  const sitemap = await countIn(page, "/sitemap.xml")
  expect(sitemap.root).toBe("urlset")
  expect(sitemap.items).toBeGreaterThan(80)
})
