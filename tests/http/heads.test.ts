// Titles, descriptions, alternate languages, Open Graph and JSON-LD of each page.
import { expect, inject, test } from "vitest"

import { elementsBelow } from "#tests/support/html/html-tree.ts"
import { openPage, siteUrl } from "#tests/support/open-page.ts"
import { addressIn, publicPages, sampleAt } from "#tests/support/samples/public-pages.ts"

const { events } = sampleAt(inject("siteStartedAt"))

const read = async (path: string) => {
  const { html, document, title } = await openPage(path)
  const elements = elementsBelow(document)
  const attributeOf = (name: string, key: string, value: string, wanted: string) =>
    elements.find((one) => one.name === name && one.attributes[key] === value)?.attributes[wanted]
  return {
    html,
    title,
    headings: elements.filter(({ name }) => name === "h1").length,
    mains: elements.filter(({ name }) => name === "main").length,
    language: elements.find(({ name }) => name === "html")?.attributes.lang,
    description: attributeOf("meta", "name", "description", "content") ?? "",
    robots: attributeOf("meta", "name", "robots", "content"),
    shared: attributeOf("meta", "property", "og:title", "content") ?? "",
    picture: attributeOf("meta", "property", "og:image", "content"),
    alternates: elements
      .filter(({ name, attributes }) => name === "link" && attributes.hreflang)
      .map(({ attributes }) => attributes.hreflang),
    styled: elements.filter(({ attributes }) => "style" in attributes).length,
  }
}

for (const language of ["en", "hi"] as const) {
  test(`every page has a unique title, one h1 and a description (${language})`, async () => {
    const titles = new Map<string, string>()
    for (const path of publicPages) {
      const page = await read(addressIn(language, path))
      expect.soft(page.language, `language of ${path}`).toBe(language)
      expect.soft(page.headings, `first headings of ${path}`).toBe(1)
      expect.soft(page.mains, `main parts of ${path}`).toBe(1)
      expect.soft(page.styled, `style attributes on ${path}`).toBe(0)
      // A page that is still being prepared has no description yet, and is not indexed.
      const isDescribed = page.robots === "noindex" || page.description.length > 20
      expect.soft(isDescribed, `description of ${path}: ${page.description}`).toBe(true)
      expect.soft(page.title.length, `title of ${path}`).toBeGreaterThan(3)
      expect.soft(titles.get(page.title), `another page called like ${path}`).toBe(undefined)
      titles.set(page.title, path)
    }
  })
}

test("indexed pages have alternate languages and an Open Graph image; search results are not indexed", async () => {
  for (const path of [
    "/",
    "/hi",
    "/about/vision/",
    "/hi/notices/sports-trials",
    "/gallery/photo/",
  ]) {
    const page = await read(path)
    expect
      .soft(page.alternates.toSorted(), `alternate languages of ${path}`)
      .toEqual(["en", "hi", "x-default"])
    expect.soft(page.shared.length, `shared title of ${path}`).toBeGreaterThan(3)
    expect.soft(page.picture, `shared picture of ${path}`).toMatch(/^https?:.*\.(?:png|jpg)$/)
    expect.soft(page.robots, `robots on ${path}`).toBe(undefined)
  }
  expect((await read("/hi/search?q=fee")).robots).toBe("noindex")
})

test("the college and its events have JSON-LD", async () => {
  const jsonLdOf = async (path: string) => {
    const { html } = await read(path)
    const found = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)
    return JSON.parse(found?.[1] ?? "{}") as Record<string, unknown>
  }
  expect(await jsonLdOf("/")).toMatchObject({
    "@type": "CollegeOrUniversity",
    name: "Government Degree College, Adarshpur",
    url: `${siteUrl}/`,
  })
  const { starts_on: startDate, ends_on: endDate } = events["annual-sports-meet"]!
  expect(await jsonLdOf("/hi/events/annual-sports-meet")).toMatchObject({
    "@type": "Event",
    startDate,
    endDate,
  })
})
