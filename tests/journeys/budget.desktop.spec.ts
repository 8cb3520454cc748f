import type { Page } from "@playwright/test"

import { validForm } from "../support/applications.ts"
import { apply } from "../support/calls.ts"
import { goodPictures } from "../support/pictures.ts"
import { expect, test } from "../support/test.ts"

const budget = 130 * 1024

/** Opens a page with an empty cache and weighs its JavaScript as it came over the wire. */
const weigh = async (page: Page, path: string) => {
  const network = await page.context().newCDPSession(page)
  const scripts = new Map<string, string>()
  const sizes = new Map<string, number>()
  const hosts = new Set<string>()
  network.on("Network.responseReceived", ({ requestId, response, type }) => {
    if (response.url.startsWith("http")) hosts.add(new URL(response.url).host)
    const encoding = response.headers["content-encoding"] ?? response.headers["Content-Encoding"]
    if (type === "Script" || /javascript/.test(response.mimeType)) {
      scripts.set(requestId, `${response.url} ${encoding}`)
    }
  })
  network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) =>
    sizes.set(requestId, encodedDataLength),
  )
  await network.send("Network.enable")
  await network.send("Network.setCacheDisabled", { cacheDisabled: true })
  await page.goto(path, { waitUntil: "networkidle" })
  const bytes = [...scripts.keys()].reduce((sum, id) => sum + (sizes.get(id) ?? 0), 0)
  return { bytes, scripts: [...scripts.values()], hosts: [...hosts] }
}

const isWithin = async (page: Page, baseURL: string, path: string) => {
  const { bytes, scripts, hosts } = await weigh(page, path)
  expect(scripts.length).toBeGreaterThan(0)
  for (const script of scripts) expect(script).toMatch(/ br$/)
  expect(bytes, scripts.join("\n")).toBeLessThanOrEqual(budget)
  expect(hosts).toEqual([new URL(baseURL).host])
}

for (const path of ["/admission-form", "/hi/admission-form/bsc/part-1", "/admission-form/BCOM"]) {
  test(`${path} loads at most 130 KB of JavaScript, all from its own host`, async ({
    page,
    baseURL,
  }) => isWithin(page, baseURL!, path))
}

test("the sheet loads at most 130 KB of JavaScript, all from its own host", async ({
  page,
  baseURL,
}) => {
  const pictures = { image: await goodPictures.photo(), signature: await goodPictures.signature() }
  const code = await apply(baseURL!, pictures, validForm("BSc"))
  await isWithin(page, baseURL!, `/admission-form/print/${code}`)
})
