import { Readable } from "node:stream"

import { afterAll, beforeAll, describe, expect, test } from "vitest"

import { fixedPages, plainPath } from "#domain/content/paths.ts"
import { openApp } from "#tests/support/app.ts"
import { notice } from "#tests/support/samples/site-content.ts"

let site: Awaited<ReturnType<typeof openApp>>
beforeAll(async () => {
  site = await openApp()
})
afterAll(() => site.close())

const read = (url: string, headers = {}) =>
  site.app.inject({ url, headers: { host: "college.example", ...headers } })

const matches = (body: string, pattern: RegExp) =>
  [...body.matchAll(pattern)].map(([, one]) => one!)

describe("the sitemap", () => {
  test("lists every page of the site in both languages", async () => {
    const { body, headers, statusCode } = await read("/sitemap.xml")
    expect(statusCode).toBe(200)
    expect(headers["content-type"]).toBe("application/xml; charset=utf-8")
    const locations = matches(body, /<loc>(.*?)<\/loc>/g)
    const notices = await site.services.content("en").list("notices")
    const paths = [...fixedPages, { path: "/about/vision/" }, { path: "/fee-refund-policy" }]
      .map(({ path }) => plainPath(path))
      .concat(notices.map(({ slug }) => `/notices/${slug}`))
    expect(locations).toEqual(
      expect.arrayContaining([
        ...paths.map((path) => `http://college.example${path}`),
        ...paths.map((path) => `http://college.example/hi${path === "/" ? "" : path}`),
      ]),
    )
    expect(new Set(locations).size).toBe(locations.length)
  })

  test("lists each page's alternate languages and last modification", async () => {
    const { body } = await read("/sitemap.xml")
    const urls = matches(body, /<url>(.*?)<\/url>/g)
    const vision = urls.filter((url) => url.includes("/about/vision</loc>"))
    expect(vision).toHaveLength(2)
    for (const url of vision) {
      expect(matches(url, /hreflang="(.*?)"/g)).toEqual(["en", "hi", "x-default"])
      expect(matches(url, /href="(.*?)"/g)).toEqual([
        "http://college.example/about/vision",
        "http://college.example/hi/about/vision",
        "http://college.example/about/vision",
      ])
      expect(matches(url, /<lastmod>(.*?)<\/lastmod>/g)[0]).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/)
    }
  })

  test("omits unpublished and non-indexable pages", async () => {
    const { body } = await read("/sitemap.xml")
    expect(body).not.toMatch(/prospectus|\/print\/|dashbaord|\/search|\/api\//)
  })
})

test("robots.txt disallows private paths in both languages and links the sitemap", async () => {
  const { body } = await read("/robots.txt")
  expect(matches(body, /^Disallow: (.*)$/gm)).toEqual([
    "/admission-form/print/",
    "/hi/admission-form/print/",
    "/student/dashbaord/",
    "/hi/student/dashbaord/",
    "/student/dashboard/",
    "/hi/student/dashboard/",
    "/card/",
    "/hi/card/",
    "/api/",
    "/hi/api/",
    "/uploads/",
    "/hi/uploads/",
    "/console",
    "/hi/console",
    "/office/",
    "/hi/office/",
  ])
  expect(body).toContain("\nSitemap: http://college.example/sitemap.xml\n")
})

describe.each([
  { path: "/notices.xml", language: "en" as const, prefix: "" },
  { path: "/hi/notices.xml", language: "hi" as const, prefix: "/hi" },
])("$path", ({ path, language, prefix }) => {
  test("lists the notices in its language, newest first", async () => {
    const { body, headers } = await read(path)
    expect(headers["content-type"]).toBe("application/rss+xml; charset=utf-8")
    const notices = await site.services.content(language).list("notices")
    const [, ...titles] = matches(body, /<title>(?:<!\[CDATA\[)?(.*?)(?:\]\]>)?<\/title>/g)
    expect(titles).toEqual(notices.map(({ title }) => title))
    expect(matches(body, /<link>(.*?)<\/link>/g).slice(1)).toEqual(
      notices.map(({ slug }) => `http://college.example${prefix}/notices/${slug}`),
    )
    expect(body).toContain(`<language>${language}</language>`)
    const newest = new Date(`${notices[0]!.date}T06:30:00Z`)
    expect(matches(body, /<pubDate>(.*?)<\/pubDate>/g)[0]).toBe(newest.toUTCString())
  })

  test("contains each full text with absolute links", async () => {
    const { body } = await read(path)
    expect(body).toContain("<content:encoded>")
    expect(body).not.toMatch(/(?:href|src)="\//)
  })
})

describe.each([
  { path: "/site.webmanifest", name: "Government Degree College, Adarshpur", start: "/" },
  { path: "/hi/site.webmanifest", name: "राजकीय महाविद्यालय, आदर्शपुर", start: "/hi" },
  {
    path: "/hi/admission-form/site.webmanifest",
    name: "राजकीय महाविद्यालय, आदर्शपुर",
    start: "/hi/admission-form",
  },
])("$path", ({ path, name, start }) => {
  test("takes the college's name from the settings and lists the icons", async () => {
    const answer = await read(path)
    expect(answer.headers["content-type"]).toBe("application/manifest+json; charset=utf-8")
    expect(answer.json()).toMatchObject({ name, start_url: start, theme_color: "#14297a" })
    expect(answer.json().icons.map((icon: { src: string }) => icon.src)).toEqual([
      "/icons/icon-192.png",
      "/icons/icon-512.png",
      "/icons/maskable-512.png",
    ])
  })
})

test("the manifest has the college's colour", async () => {
  const { contentAdmin } = site.services
  const { item, version } = (await contentAdmin.read("settings", "college"))!
  const appearance = { main: "#7a1f2b", accent: "#b04c0a" }
  const author = { id: "1", name: "Ravi", isConfirmed: true }
  const saved = await contentAdmin.change(
    ["settings", "college"],
    { item: { ...item, appearance } },
    version,
    author,
  )
  expect(saved).toEqual({ slug: "college" })
  expect((await read("/site.webmanifest")).json()).toMatchObject({ theme_color: "#7a1f2b" })
})

test("a notice has its category, and links to its files", async () => {
  const file = await site.services.media.receive(Readable.from([Buffer.from("%PDF-1.7")]))
  const added = await site.services.media.add(
    { name: "a.pdf", file, alt_en: "", alt_hi: "" },
    "test",
  )
  const name = `media/${"id" in added ? added.id : ""}.pdf`
  const attachments = [{ file: name, title: { en: "Marks <1>", hi: "अंक" }, bytes: 8 }]
  const item = { ...notice("Marks"), category: "result", attachments }
  await site.services.contentAdmin.create("notices", { item, publish_at: "now" }, "test")
  const { body } = await read("/notices.xml")
  expect(body).toContain("<category>Result</category>")
  expect(body).toContain(`<li><a href="http://college.example/${name}">Marks &lt;1> (PDF)</a></li>`)
})

test("what is written in one language only is listed with its page in that language", async () => {
  const { contentAdmin } = site.services
  const item = { ...notice(""), title: { en: "", hi: "अवकाश सूचना" }, body: { en: "", hi: "कल" } }
  await contentAdmin.create("notices", { item, slug: "only-hindi", publish_at: "now" }, "test")
  const { body: sitemap } = await read("/sitemap.xml")
  const [url, ...more] = matches(sitemap, /<url>(.*?)<\/url>/g).filter((one) =>
    one.includes("only-hindi"),
  )
  expect(more).toEqual([])
  expect(url).toContain("<loc>http://college.example/hi/notices/only-hindi</loc>")
  expect(matches(url!, /hreflang="(.*?)"/g)).toEqual(["hi", "x-default"])
  for (const path of ["/notices.xml", "/hi/notices.xml"]) {
    const { body } = await read(path)
    expect(body).toContain("<link>http://college.example/hi/notices/only-hindi</link>")
    expect(body).not.toContain("college.example/notices/only-hindi")
  }
})

test("a notice stored with control characters does not break the feed", async () => {
  const item = { ...notice("Slide\u000bshow"), body: { en: "One\u000btwo\u0001\ufffe", hi: "एक" } }
  const { contentAdmin } = site.services
  await contentAdmin.create("notices", { item, slug: "slide-show", publish_at: "now" }, "test")
  const { body } = await read("/notices.xml")
  expect(body).toContain("/notices/slide-show")
  // XML 1.0 allows no other control characters, and no code points that are no characters.
  expect(body).not.toMatch(/(?![\n\r\t])[\p{Cc}\p{Noncharacter_Code_Point}]/u)
})

test.each(["/robots.txt", "/sitemap.xml", "/notices.xml", "/site.webmanifest"])(
  "answers 304 for %s when If-None-Match holds the current ETag",
  async (path) => {
    const { headers } = await read(path)
    const again = await read(path, { "if-none-match": headers.etag })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe("")
  },
)
