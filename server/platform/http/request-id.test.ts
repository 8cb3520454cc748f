import { expect, test } from "vitest"

import { openApp } from "#tests/support/app.ts"

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

test("each answer has an id of its own, whatever id the request sends", async () => {
  const site = await openApp({ TRUST_PROXY: "loopback", PUBLIC_URL: "https://college.example" })
  const headers = { "x-request-id": "123456789012" }
  const ids: unknown[] = []
  // Pages, a cached page, calls, files, errors.
  for (const url of ["/", "/", "/healthz", "/robots.txt", "/nowhere", "/api/v2/nothing"]) {
    const reply = await site.app.inject({ url, headers })
    ids.push(reply.headers["x-request-id"])
  }
  expect(ids).toEqual(ids.map(() => expect.stringMatching(uuid)))
  expect(new Set(ids).size).toBe(ids.length)
  await site.close()
})
