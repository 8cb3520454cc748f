// Every link of the site leads to a page that exists.
import { beforeAll, describe, expect, test } from "vitest"

import { plainPath } from "#domain/content/paths.ts"
import type { Language } from "#domain/content/text.ts"
import { crawl, type Visit, withoutFragment } from "#tests/support/html/crawl.ts"
import { siteUrl as origin } from "#tests/support/open-page.ts"
import { addressIn, publicPages } from "#tests/support/samples/public-pages.ts"

const starts = ["/", "/hi", "/robots.txt", "/site.webmanifest", "/hi/site.webmanifest"]

const languageOf = (path: string): Language => (/^\/hi(?:\/|$)/i.test(path) ? "hi" : "en")
const withoutLanguage = (path: string) => path.replace(/^\/hi(?=\/|$)/i, "").replace(/\/$/, "")

let visits: Map<string, Visit>

describe("Every link of the site", () => {
  beforeAll(async () => {
    visits = await crawl(origin, starts)
  })

  const pages = () => [...visits].filter(([, visit]) => visit.isPage && visit.status < 400)
  const short = (address: string) => address.replace(origin, "")

  test("has a target that answers below 400", () => {
    const dead = [...visits]
      .filter(([, { status }]) => status >= 400)
      .map(([address, { status, from }]) => `${status} ${short(address)} on ${short(from)}`)
    expect(dead).toEqual([])
    expect(pages().length).toBeGreaterThan(2 * publicPages.length)
  })

  test("has an href that is neither empty nor a script", () => {
    const empty = pages().flatMap(([address, { links }]) =>
      links
        .filter(({ href, url }) => !url || ["", "#"].includes(href) || /^javascript:/i.test(href))
        .map(({ href }) => `'${href}' on ${short(address)}`),
    )
    expect(empty).toEqual([])
  })

  test("with a fragment has its target id on the page", () => {
    const missing = pages().flatMap(([address, { links }]) =>
      links
        .filter(({ url }) => url?.origin === origin && url.hash.length > 1)
        .filter(({ url }) => {
          const target = visits.get(withoutFragment(url!))
          return !target?.ids.has(decodeURIComponent(url!.hash.slice(1)))
        })
        .map(({ href }) => `${href} on ${short(address)}`),
    )
    expect(missing).toEqual([])
  })

  test("stays in its language, except to the alternate language of the page", () => {
    const leaks = pages().flatMap(([address, { links }]) => {
      const here = new URL(address).pathname
      return links
        .filter(({ kind, url }) => kind === "page" && url?.origin === origin)
        .filter(({ url }) => visits.get(withoutFragment(url!))?.isPage)
        .filter(({ url }) => languageOf(url!.pathname) !== languageOf(here))
        .filter(({ url }) => withoutLanguage(url!.pathname) !== withoutLanguage(here))
        .map(({ href }) => `${href} on ${short(address)}`)
    })
    expect([...new Set(leaks)]).toEqual([])
  })

  test("together with the others reaches every page of the sitemap", () => {
    const reached = new Set<string>()
    for (const [, { links }] of pages()) {
      for (const { kind, url } of links)
        if (kind === "page" && url) reached.add(plainPath(url.href))
    }
    const named = visits.get(`${origin}/sitemap.xml`)!.links.map(({ href }) => plainPath(href))
    expect(named.filter((address) => !reached.has(address))).toEqual([])
    expect(named.length).toBeGreaterThan(publicPages.length)
  })
})

/** /About/VISION of /about/vision. */
const oddCase = (path: string) =>
  path
    .split("/")
    .map((word, at) =>
      at % 2 === 0 ? word.toUpperCase() : word.replace(/^./, (c) => c.toUpperCase()),
    )
    .join("/")

for (const language of ["en", "hi"] as const) {
  test(`every page answers with a trailing slash, and in any letter case (${language})`, async () => {
    const paths = publicPages.filter((path) => !path.includes("?"))
    const forms = paths.flatMap((path) => {
      const plain = addressIn(language, path).replace(/\/$/, "")
      return [`${plain}/`, oddCase(plain) || "/"]
    })
    const wrong: string[] = []
    for (const form of new Set(forms)) {
      const { status } = await fetch(origin + form, { redirect: "manual" })
      if (status !== 200) wrong.push(`${status} ${form}`)
    }
    expect(wrong).toEqual([])
  })
}
