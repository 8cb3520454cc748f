// What the service worker may keep of the admission pages, and the way to get rid of it (decision 65).
import { brotliCompressSync } from "node:zlib"

import { expect, test } from "vitest"

import { filesOf } from "#app/applications/offline/offline-copy.ts"
import { siteUrl } from "#tests/support/open-page.ts"
import { startServer } from "#tests/support/servers/server.ts"

const markOf = async (path: string, init?: RequestInit) =>
  (await fetch(siteUrl + path, init)).headers.get("x-offline-copy")

test.each(["/admission-form", "/hi/admission-form", "/hi/admission-form/ba/part-1"])(
  "%s may be kept for use without a network",
  async (path) => expect(await markOf(path)).toBe("allowed"),
)

test.each([
  "/admission-form/ba/part-1?preview=none",
  "/admission-form/print/ABCDEFGHJKLM",
  "/admission-status",
  "/student/login",
  "/",
])("%s may not be kept", async (path) => expect(await markOf(path)).toBeNull())

test("the answer to a posted form, which holds what was typed, may not be kept", async () => {
  const body = new FormData()
  body.set("applicant_name", "Anjali")
  const init = { method: "POST", body }
  expect(await markOf("/admission-form/ba/part-1", init)).toBeNull()
})

const workerOf = (url: string) => fetch(`${url}/sw.js`)

test("the worker is asked for at each visit, and is below 10 KB", async () => {
  const answer = await workerOf(siteUrl)
  expect(answer.headers.get("cache-control")).toBe("no-cache")
  expect(answer.headers.get("content-type")).toContain("javascript")
  const text = await answer.text()
  expect(text).toContain("admission-pages")
  expect(brotliCompressSync(text).length).toBeLessThan(10 * 1024)
})

test("with OFFLINE_FORM=off the worker removes itself and the copies, but nothing that people typed", async () => {
  const server = await startServer({ OFFLINE_FORM: "off" })
  try {
    const text = await (await workerOf(server.url)).text()
    expect(text).toContain("unregister()")
    expect(text).not.toMatch(/indexedDB|localStorage|Clear-Site-Data/i)
  } finally {
    await server.close()
  }
})

/** The files that a script imports, and those that it loads later, with their styles, but for moving a form by the server. */
const importsOf = (script: string) =>
  Array.from(
    script.matchAll(/["'`](?:\.\/|assets\/)(form-(?!transfer)[\w.-]+\.(?:js|css))["'`]/g),
    ([, name]) => `/assets/${name}`,
  )

test("the page and its twin name every file that their scripts import: without a network no other can be had", async () => {
  const paths = ["/admission-form/ba/part-1", "/hi/admission-form/ba/part-1"]
  const pages = await Promise.all(paths.map(async (path) => (await fetch(siteUrl + path)).text()))
  const named = pages.flatMap(filesOf)
  const scripts = named.filter((path) => path.endsWith(".js"))
  const texts = await Promise.all(scripts.map(async (path) => (await fetch(siteUrl + path)).text()))
  expect(texts.flatMap(importsOf)).not.toEqual([])
  expect(texts.flatMap(importsOf).filter((path) => !named.includes(path))).toEqual([])
})
