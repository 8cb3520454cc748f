// A site whose content is written in one language only: every page of the other one has texts, and leads to what is written.
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest"

import type { Language } from "#domain/content/languages.ts"
import {
  elementsBelow,
  find,
  findAll,
  type HtmlElement,
  textOf,
} from "#tests/support/html/html-tree.ts"
import { openPage } from "#tests/support/open-page.ts"
import { addressIn, publicPages } from "#tests/support/samples/public-pages.ts"
import { openIn } from "#tests/support/servers/other-process.ts"
import { type RunningServer, startServer } from "#tests/support/servers/server.ts"

/** The same value without the texts of one language. */
const without = (language: Language, value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((part) => without(language, part))
  if (typeof value !== "object" || value === null) return value
  if ("en" in value && "hi" in value) return { ...value, [language]: "" }
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, without(language, part)]),
  )
}

const takeAway = (dataDir: string, language: Language) => {
  const database = openIn(dataDir)
  database.exec("begin immediate")
  const change = database.prepare("update items set data = ? where collection = ? and slug = ?")
  for (const row of database.prepare("select collection, slug, data from items").all()) {
    const data = JSON.stringify(without(language, JSON.parse(String(row.data))))
    change.run(data, row.collection!, row.slug!)
  }
  database.exec("update content_version set version = version + 1")
  database.exec("commit")
  database.close()
}

const named = (element: HtmlElement) =>
  textOf(element) !== "" ||
  Boolean(element.attributes["aria-label"]) ||
  elementsBelow(element).some(({ attributes }) => attributes.alt || attributes["aria-label"])

const withText = [
  "h1",
  "h2",
  "h3",
  "h4",
  "a",
  "li",
  "dt",
  "dd",
  "th",
  "td",
  "summary",
  "figcaption",
]

const emptyIn = (document: HtmlElement) =>
  elementsBelow(document)
    .filter((element) => withText.includes(element.name) && !named(element))
    .map(({ name, attributes }) => `${name} ${JSON.stringify(attributes)}`)

describe.each([
  { read: "en", written: "hi", pointer: "This page is available in Hindi only." },
  { read: "hi", written: "en", pointer: "यह पृष्ठ केवल अंग्रेज़ी में उपलब्ध है।" },
] as const)("content in $written, read in $read", ({ read, written, pointer }) => {
  let server: RunningServer
  beforeAll(async () => {
    server = await startServer({ LOG_LEVEL: "warn" })
    takeAway(server.dataDir, read)
    const notice = `${server.url}${addressIn(read, "/notices/library-clearance")}`
    // The server polls the content version.
    await vi.waitUntil(async () => textOf((await openPage(notice)).main).includes(pointer), {
      timeout: 10_000,
      interval: 100,
    })
  })
  afterAll(() => server.close())

  const open = (path: string) => openPage(server.url + path)

  test("no page has an empty heading, link, row or title", async () => {
    for (const path of [...publicPages, "/search?q=fee", "/notices?page=2"]) {
      const page = await open(addressIn(read, path))
      expect.soft(emptyIn(page.document), path).toEqual([])
      expect.soft(page.title, path).toMatch(/\S \| \S|^[^|]+$/)
    }
  })

  test.each(["/notices/library-clearance", "/about/vision", "/departments/physics"])(
    "%s names its title and leads to where it is written",
    async (path) => {
      const [here, there] = [addressIn(read, path), addressIn(written, path)]
      const page = await open(here)
      const heading = find(page.document, "h1")
      expect(heading.attributes.lang).toBe(written)
      expect(page.status).toBe(200)
      expect(textOf(page.main)).toContain(pointer)
      const link = findAll(page.main, "link").find(
        ({ attributes }) => attributes.hreflang === written,
      )
      expect(link?.attributes.href).toBe(there)
      const other = await open(there)
      expect(other.heading).toBe(textOf(heading))
      expect(textOf(other.main)).not.toContain(pointer)
      for (const { document } of [page, other]) {
        const links = elementsBelow(document).filter(({ name }) => name === "link")
        const hrefOf = (rel: string) =>
          links
            .filter(({ attributes }) => attributes.rel === rel && !attributes.type)
            .map(({ attributes }) => new URL(attributes.href!).pathname)
        expect(new Set([...hrefOf("canonical"), ...hrefOf("alternate")])).toEqual(new Set([there]))
      }
      const robots = { name: "robots", content: "noindex" }
      expect(findAll(page.document, "meta", robots)).toHaveLength(1)
      expect(findAll(other.document, "meta", robots)).toHaveLength(0)
    },
  )

  test("lists mark what is written in the other language, and lead there", async () => {
    const marks = { en: "(in Hindi)", hi: "(अंग्रेज़ी में)" }
    for (const path of ["/notices", "/events", "/site-map"]) {
      const page = await open(addressIn(read, path))
      const marked = findAll(page.main, "link").filter(
        ({ attributes }) => attributes.hreflang === written,
      )
      expect(marked.length, path).toBeGreaterThan(2)
      for (const link of marked) {
        expect(textOf(link)).toContain(marks[read])
        expect(elementsBelow(link)[0]!.attributes.lang).toBe(written)
      }
    }
  })
})
