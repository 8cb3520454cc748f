// What a phone loads of a page before any interaction, counted from its HTML: the same on a busy machine.
// tests/e2e/site/budget.desktop.spec.ts counts the home page in a browser, where the slides move.
import { get } from "node:http"

import { describe, expect, test } from "vitest"

import { elementsIn } from "#tests/support/html/read-html.ts"
import { siteUrl } from "#tests/support/open-page.ts"
import { pageBounds } from "#tests/support/page-bounds.ts"
import { addressIn, publicPages } from "#tests/support/samples/public-pages.ts"

/** Pages of forms and of pictures. The others are texts. */
const others = /^\/$|^\/admission-form|^\/gallery\/|^\/facilit|facult|staff/

/** The bytes of an answer on the wire, with its headers, as a browser asks for it. */
const weigh = (path: string) =>
  new Promise<number>((resolve, reject) => {
    const headers = { "accept-encoding": "gzip, deflate, br" }
    get(new URL(path, siteUrl), { headers }, (answer) => {
      let bytes = answer.rawHeaders.join(": ").length
      answer.on("data", (chunk: Buffer) => {
        bytes += chunk.length
      })
      answer.on("end", () => resolve(bytes))
      answer.on("error", reject)
    }).on("error", reject)
  })

const partsOf = (html: string) =>
  elementsIn(html).flatMap(({ name, attributes: { rel = "", href, src } }) => {
    if (name === "img" || name === "script") return src ?? []
    const isLoaded = /^(?:stylesheet|icon|manifest|preload|modulepreload)$/.test(rel)
    return name === "link" && isLoaded ? (href ?? []) : []
  })

describe.each(["en", "hi"] as const)("text pages (%s)", (language) => {
  test.each(publicPages.filter((path) => !others.test(path)))(
    "%s sends at most 40 KB before any interaction",
    async (path) => {
      const address = addressIn(language, path)
      const html = await (await fetch(siteUrl + address)).text()
      const parts = [address, ...new Set(partsOf(html))]
      const weights = await Promise.all(
        parts.map(async (part) => ({ part, bytes: await weigh(part) })),
      )
      const sum = weights.reduce((all, { bytes }) => all + bytes, 0)
      expect(sum, JSON.stringify(weights, null, 2)).toBeLessThanOrEqual(pageBounds.textPage)
    },
  )
})

test.each(["/admission-form/bsc/part-1", "/hi/admission-form/bsc/part-1"])(
  "the HTML of %s arrives in the first round trip",
  async (path) => expect(await weigh(path)).toBeLessThanOrEqual(pageBounds.formHtml),
)
