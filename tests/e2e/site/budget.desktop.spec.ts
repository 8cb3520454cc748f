// The transfer size of pages in a browser. tests/http/page-weight.test.ts measures every page without one.
import type { Page } from "@playwright/test"

import { sample } from "#content/sample.ts"

import { apply } from "../../support/contract-calls.ts"
import { validForm } from "../../support/samples/applications.ts"
import { goodPictures } from "../../support/samples/pictures.ts"
import { expect, isHydrated, test } from "../../support/test.ts"
import { pageBounds } from "../../support/weigh-page.ts"

const slideCount = Object.keys(sample.slides).length

interface Loaded {
  url: string
  isScript: boolean
  encoding: string | undefined
  /** Transfer size without headers. */
  body: number
  /** Transfer size with headers. */
  whole: number
  isFinished: boolean
}

/**
 * Opens a page with an empty cache and measures transfer sizes until `isComplete`, and until no request is open. Its
 * scripts load at the first interaction.
 */
const measure = async (
  page: Page,
  path: string,
  isComplete: (parts: Loaded[]) => Promise<boolean> | boolean,
): Promise<Loaded[]> => {
  const network = await page.context().newCDPSession(page)
  const loaded = new Map<string, Loaded>()
  network.on("Network.responseReceived", ({ requestId, response, type }) => {
    const { url, headers, mimeType } = response
    if (!url.startsWith("http")) return
    const isScript = type === "Script" || mimeType.includes("javascript")
    const encoding = headers["content-encoding"] ?? headers["Content-Encoding"]
    loaded.set(requestId, { url, isScript, encoding, body: 0, whole: 0, isFinished: false })
  })
  network.on("Network.dataReceived", ({ requestId, encodedDataLength }) => {
    const one = loaded.get(requestId)
    if (one) one.body += encodedDataLength
  })
  network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const one = loaded.get(requestId)
    if (one) Object.assign(one, { whole: encodedDataLength, isFinished: true })
  })
  await network.send("Network.enable")
  await network.send("Network.setCacheDisabled", { cacheDisabled: true })
  await page.goto(path)
  const parts = () => [...loaded.values()]
  await expect.poll(() => isComplete(parts())).toBe(true)
  await expect.poll(() => parts().filter(({ isFinished }) => !isFinished)).toEqual([])
  return parts()
}

const sum = (parts: readonly Loaded[], of: "body" | "whole") =>
  parts.reduce((all, part) => all + part[of], 0)
const listed = (parts: readonly Loaded[]) =>
  parts.map(({ body, whole, url }) => `${body} ${whole} ${url}`).join("\n")

const comesFrom = (parts: readonly Loaded[], baseURL: string) =>
  expect(new Set(parts.map(({ url }) => new URL(url).host))).toEqual(
    new Set([new URL(baseURL).host]),
  )

const isWithin = async (page: Page, baseURL: string, path: string) => {
  const parts = await measure(page, path, () => isHydrated(page).then(() => true))
  const scripts = parts.filter(({ isScript }) => isScript)
  expect(scripts.length).toBeGreaterThan(0)
  // Compression gains nothing below a kilobyte.
  const plain = scripts.filter(({ encoding, body }) => encoding !== "br" && body > 1024)
  expect(plain, "uncompressed scripts").toEqual([])
  expect(sum(scripts, "body"), listed(scripts)).toBeLessThanOrEqual(pageBounds.scripts)
  comesFrom(parts, baseURL)
}

for (const path of ["/hi/admission-form/bsc/part-1", "/"]) {
  test(`${path} loads at most ${pageBounds.scripts / 1024} KB of JavaScript, all from its own host`, async ({
    page,
    baseURL,
  }) => isWithin(page, baseURL!, path))
}

test(`the sheet loads at most ${pageBounds.scripts / 1024} KB of JavaScript, all from its own host`, async ({
  page,
  baseURL,
}) => {
  const pictures = { image: await goodPictures.photo(), signature: await goodPictures.signature() }
  const code = await apply(baseURL!, pictures, validForm("BSc"))
  await isWithin(page, baseURL!, `/admission-form/print/${code}`)
})

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  for (const path of ["/", "/hi"]) {
    test(`${path} loads at most ${pageBounds.home / 1024} KB before any interaction`, async ({
      page,
      baseURL,
    }) => {
      await page.clock.install()
      const parts = await measure(page, path, async (loaded) => {
        // Each slide shows for two seconds, and is loaded when it is next.
        await page.clock.runFor(2000)
        return loaded.filter(({ url }) => url.includes("/slides/")).length >= slideCount
      })
      expect(parts.filter(({ isScript }) => isScript)).toEqual([])
      expect(sum(parts, "whole"), listed(parts)).toBeLessThanOrEqual(pageBounds.home)
      comesFrom(parts, baseURL!)
    })
  }
})
