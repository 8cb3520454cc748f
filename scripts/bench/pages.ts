import { once } from "node:events"
import { get, type IncomingMessage } from "node:http"
import { buffer } from "node:stream/consumers"

import autocannon from "autocannon"

import { type RunningServer, startServer } from "#tests/support/server.ts"

import { compare, head, median, memoryOf, row } from "./report.ts"

const rounds = 3
const requestsARound = 40_000
const headers = { "accept-encoding": "br" }

/** The compressed bytes of a page. `fetch` would decompress them. */
const readPage = async (url: string) => {
  const [answer] = (await once(get(url, { headers }), "response")) as [IncomingMessage]
  return buffer(answer)
}

/** Requests per second. */
const measure = async ({ url }: RunningServer) => {
  // autocannon ends at a sample, by default one per second: sample every 50 ms for an exact duration.
  const options = { url, connections: 50, amount: requestsARound, headers, sampleInt: 50 }
  const { errors, non2xx, requests, duration } = await autocannon(options)
  if (errors + non2xx > 0) throw new Error(`${url} failed under load`)
  return requests.total / duration
}

/** Compares the home page from the page cache with a bare Fastify route that sends the same bytes. */
export const benchPages = async () => {
  const ours = await startServer({ LOG_LEVEL: "warn" })
  const bare = await startServer({}, "scripts/bench/bare.ts")
  try {
    const body = await readPage(ours.url)
    await fetch(`${bare.url}/page`, {
      method: "PUT",
      headers: { "content-type": "text/html" },
      body: new Uint8Array(body),
    })
    if (!(await readPage(bare.url)).equals(body))
      throw new Error("The bare route sends other bytes")
    const servers = { "bare route": bare, "this server": ours }
    const rates = { "bare route": [] as number[], "this server": [] as number[] }
    // The first round warms up: otherwise the benchmark measures the JIT compiler.
    for (let round = 0; round <= rounds; round++) {
      for (const name of ["bare route", "this server"] as const) {
        const rate = await measure(servers[name])
        if (round > 0) rates[name].push(rate)
      }
    }
    head(`Pages: home page, ${body.length} bytes of brotli.`, "per second", "memory MB")
    for (const name of ["bare route", "this server"] as const) {
      row(name, median(rates[name]).toFixed(0), memoryOf(servers[name].pid()))
    }
    const ratio = median(rates["this server"]) / median(rates["bare route"])
    compare("Pages, this server : bare", ratio, 0.6)
  } finally {
    await bare.close()
    await ours.close()
  }
}
