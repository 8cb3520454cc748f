// Concurrent requests for one page through deploy/nginx.conf.
import { once } from "node:events"
import { createServer, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"

import { afterEach, expect, test } from "vitest"

import { nginxBinary, startNginxBefore } from "#tests/support/servers/nginx.ts"

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

/** A server that delays its answers, with nginx in front and this `proxy_cache_lock_timeout`. */
const start = async (lockTimeout: string) => {
  const held: ServerResponse[] = []
  const server = createServer((request, answer) => {
    if (request.url === "/healthz") answer.end()
    else held.push(answer)
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  const { port } = server.address() as AddressInfo
  const nginx = (await startNginxBefore([`http://127.0.0.1:${port}`], (text) =>
    text
      .replace("proxy_cache_lock_timeout 10ms", `proxy_cache_lock_timeout ${lockTimeout}`)
      // The cache key of this page does not change with time.
      .replace("|$time_iso8601|$half_second", ""),
  ))!
  closing.push(() => server.close(), nginx.close)
  return {
    asked: () => held.length,
    /** What nginx did: MISS if the server was asked. */
    ask: async () => (await fetch(`${nginx.url}/notices`)).headers.get("x-cache"),
    answerAll: () => {
      for (const answer of held) answer.setHeader("cache-control", "public, no-cache").end("page")
    },
  }
}

test.runIf(nginxBinary)(
  "the server is asked once for a page that is about to be stored",
  async () => {
    const { ask, asked, answerAll } = await start("5s")
    // The first request is never stored.
    const first = [ask(), ask()]
    await expect.poll(asked).toBe(2)
    const others = [ask(), ask(), ask()]
    await new Promise((resolve) => setImmediate(resolve))
    answerAll()
    expect(await Promise.all([...first, ...others])).toEqual(["MISS", "MISS", "HIT", "HIT", "HIT"])
  },
)

test.runIf(nginxBinary)("nobody waits for the slow answer to another", async () => {
  const { ask, asked, answerAll } = await start("10ms")
  const answers = [ask(), ask(), ask(), ask()]
  await expect.poll(asked).toBe(4)
  answerAll()
  expect(await Promise.all(answers)).toEqual(["MISS", "MISS", "MISS", "MISS"])
})
