// How pages load their pictures, as their HTML says it.
import { describe, expect, test } from "vitest"

import { sample } from "#content/sample.ts"
import { findAll, type HtmlElement } from "#tests/support/html/html-tree.ts"
import { openPage } from "#tests/support/open-page.ts"
import { publicPages } from "#tests/support/samples/public-pages.ts"

const isLazy = ({ attributes }: HtmlElement) => attributes.loading === "lazy"
const isHigh = ({ attributes }: HtmlElement) => attributes.fetchpriority === "high"

describe.each(publicPages)("the pictures of %s", (path) => {
  test("have dimensions, and one at most has high priority", async () => {
    const { document } = await openPage(path)
    const pictures = findAll(document, "img")
    for (const { attributes } of pictures) {
      expect.soft(attributes.alt, attributes.src).toBeDefined()
      expect.soft(Number(attributes.width), attributes.src).toBeGreaterThan(0)
      expect.soft(Number(attributes.height), attributes.src).toBeGreaterThan(0)
    }
    const high = pictures.filter(isHigh)
    expect(high.length).toBeLessThanOrEqual(1)
    const preloaded = findAll(document, "link", { rel: "preload", as: "image" }).filter(isHigh)
    expect(preloaded.map(({ attributes }) => attributes.href)).toEqual(
      high.map(({ attributes }) => attributes.src),
    )
    expect(high.some(isLazy)).toBe(false)
  })
})

test.each([
  // The portraits beside the slides are shown before scrolling, too.
  { path: "/", eager: 4 },
  // The cover of its album; the photos are below it.
  { path: "/gallery/photo/", eager: 1 },
  { path: "/gallery/photo/sports-and-yoga", eager: 2 },
  { path: "/gallery/video/", eager: 3 },
  { path: "/facilities/", eager: 1 },
  { path: "/faculty-of-science", eager: 1 },
  { path: "/about/principals-message/", eager: 1 },
  { path: "/about/college_history", eager: 1 },
  { path: "/departments/physics", eager: 1 },
])("$path loads its first picture with high priority, the others lazily", async (page) => {
  const { main } = await openPage(page.path)
  // The picture of the section is lazy, because phones do not show it.
  const eager = findAll(main, "img").filter((picture) => !isLazy(picture))
  expect(isHigh(eager[0]!)).toBe(true)
  expect(eager).toHaveLength(page.eager)
})

test.each([
  { path: "/about/vision/", shows: sample.menus.about!.picture!.file, isDecoration: true },
  { path: "/contact-us/", shows: sample.menus.contact!.picture!.file, isDecoration: true },
  { path: "/about/college_history", shows: "slides/building-morning", isDecoration: false },
  { path: "/departments/physics", shows: "departments/physics", isDecoration: false },
])("the head of $path shows the picture of the page, else of its section", async (page) => {
  const { main } = await openPage(page.path)
  const [first] = findAll(main, "img")
  expect(first!.attributes.src).toBe(`/pictures/${page.shows}.svg`)
  expect(first!.attributes.alt === "").toBe(page.isDecoration)
  expect(isLazy(first!)).toBe(page.isDecoration)
})
