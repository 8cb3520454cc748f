// What a phone loads of a page before any interaction, and all its scripts, counted from its HTML: the same on a busy
// machine.
// tests/e2e/site/budget.desktop.spec.ts counts the home page in a browser, where the slides move.
import { existsSync, statSync } from "node:fs"
import { brotliCompressSync } from "node:zlib"

import { describe, expect, test } from "vitest"

import { elementsIn } from "#tests/support/html/read-html.ts"
import { siteUrl } from "#tests/support/open-page.ts"
import { addressIn, publicPages } from "#tests/support/samples/public-pages.ts"
import { pageBounds, weighFile, weighPage } from "#tests/support/weigh-page.ts"

/** Pages of forms and of pictures. The others are texts. */
const others = /^\/$|^\/admission-form|^\/gallery\/|^\/facilit|facult|staff|^\/departments\//

describe.each(["en", "hi"] as const)("text pages (%s)", (language) => {
  test.each(publicPages.filter((path) => !others.test(path)))(
    "%s sends at most 40 KB before any interaction",
    async (path) => {
      const { sum, parts } = await weighPage(siteUrl + addressIn(language, path))
      expect(sum, parts).toBeLessThanOrEqual(pageBounds.textPage)
    },
  )
})

const formPages = ["/admission-form/bsc/part-1", "/hi/admission-form/bsc/part-1"]

test.each(formPages)("the HTML of %s arrives in the first round trip", async (path) =>
  expect(await weighFile(siteUrl + path)).toBeLessThanOrEqual(pageBounds.formHtml),
)

/** The scripts that a page loads when it is used, as the paths of their files. */
const scriptsOf = (html: string) => {
  const named = elementsIn(html).flatMap(({ name, attributes }) => {
    if (name === "script") return attributes["data-modules"]?.split(" ") ?? attributes.src ?? []
    return attributes.rel === "modulepreload" ? (attributes.href ?? []) : []
  })
  // React Router's inline script imports its files by name.
  const imports = /import(?:\s+\*\s+as\s+\w+\s+from)?\s*"(\/assets\/[^"]+\.js)"/g
  return new Set([...named, ...Array.from(html.matchAll(imports), ([, path]) => path!)])
}

/** The compressed size in bytes of all scripts of a page. */
const weighScripts = async (path: string) => {
  const scripts = [...scriptsOf(await (await fetch(siteUrl + path)).text())]
  const sizes = scripts.map((script) => {
    const file = `build/client${script}`
    return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
  })
  return { scripts, sum: sizes.reduce((all, size) => all + size, 0) }
}

test.each([...publicPages, "/hi/admission-form/bsc/part-1"])(
  "%s has at most 114 KB of scripts",
  async (path) => {
    const { scripts, sum } = await weighScripts(path)
    expect(scripts.length).toBeGreaterThan(1)
    expect(sum, scripts.join(" ")).toBeLessThanOrEqual(pageBounds.scripts)
  },
)

// Otherwise scripts that are not found in the HTML would pass as small ones.
test.each(formPages)("%s has more than 60 KB of scripts", async (path) => {
  const { scripts, sum } = await weighScripts(path)
  expect(sum, scripts.join(" ")).toBeGreaterThan(60 * 1024)
})

test.each([...publicPages, "/hi"])("%s has at most 8 KB of styles in its HTML", async (path) => {
  const html = await (await fetch(siteUrl + path)).text()
  const styles = Array.from(html.matchAll(/<style [^>]*>([^]*?)<\/style>/g), ([, text]) => text)
  expect(brotliCompressSync(styles.join("")).length).toBeLessThanOrEqual(pageBounds.styles)
})

// A phone requests six files at a time from a server without HTTP/2. A seventh waits for another round trip.
test.each(formPages)("%s has at most six style sheets", async (path) => {
  const elements = elementsIn(await (await fetch(siteUrl + path)).text())
  const sheets = elements.flatMap(({ attributes: { rel, href } }) =>
    rel === "stylesheet" ? [href] : [],
  )
  expect(sheets.length, sheets.join(" ")).toBeLessThanOrEqual(6)
})
