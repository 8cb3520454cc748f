import { once } from "node:events"
import { get, type IncomingMessage } from "node:http"
import { buffer } from "node:stream/consumers"

import autocannon from "autocannon"

import { type RunningServer, startServer } from "#tests/support/servers/server.ts"

import type { Figure } from "./figures.ts"
import { head, memoryOf, percentile, row } from "./report.ts"

/** Clients that send at the same time. */
export const connections = 50
const rounds = 3
const pagesPerRound = 40_000

/** All requests come from one address here, and none is refused for that. */
export const quietSettings = {
  LOG_LEVEL: "warn",
  RATE_SAVE_PER_MINUTE: "1000000",
  RATE_PRINT_PER_MINUTE: "1000000",
}

/** Sends the requests of one round and returns the requests per second. */
export type Round = (server: RunningServer) => Promise<number>

/** Compares this server with the bare one: three rounds each, after one to warm up the JIT compiler. */
export const compare = async (
  title: string,
  bound: number,
  round: Round,
  prepare?: (ours: RunningServer, bare: RunningServer) => Promise<void>,
): Promise<Figure[]> => {
  const ours = await startServer(quietSettings)
  const bare = await startServer({}, "scripts/bench/bare.ts")
  try {
    await prepare?.(ours, bare)
    const rates: { bare: number[]; ours: number[] } = { bare: [], ours: [] }
    for (let i = 0; i <= rounds; i++) {
      const rate = { bare: await round(bare), ours: await round(ours) }
      if (i === 0) continue
      rates.bare.push(rate.bare)
      rates.ours.push(rate.ours)
    }
    const median = { bare: percentile(rates.bare, 50), ours: percentile(rates.ours, 50) }
    const ratio = median.ours / median.bare
    head(title, "per second", "memory MB")
    row("bare server", median.bare.toFixed(0), memoryOf(bare.pid()))
    row("this server", median.ours.toFixed(0), memoryOf(ours.pid()))
    return [
      {
        what: title,
        ours: `${median.ours.toFixed(0)} a second`,
        peer: `bare server: ${median.bare.toFixed(0)} a second`,
        ratio,
        bound: `at least ${bound}`,
        holds: ratio >= bound,
      },
    ]
  } finally {
    await bare.close()
    await ours.close()
  }
}

const headers = { "accept-encoding": "br" }

/** The compressed bytes of the home page. `fetch` would decompress them. */
const readPage = async ({ url }: RunningServer) => {
  const [answer] = (await once(get(url, { headers }), "response")) as [IncomingMessage]
  return buffer(answer)
}

const copyPage = async (ours: RunningServer, bare: RunningServer) => {
  const page = await readPage(ours)
  await fetch(`${bare.url}/page`, {
    method: "PUT",
    headers: { "content-type": "text/html" },
    body: new Uint8Array(page),
  })
  if (!(await readPage(bare)).equals(page)) throw new Error("The bare server sends other bytes")
}

/** The home page from the page cache, against a Fastify route that sends the same bytes. */
export const benchPages = () => {
  const readPages: Round = async ({ url }) => {
    // autocannon ends at a sample, by default one per second: sample every 50 ms for an exact duration.
    const options = { url, connections, amount: pagesPerRound, headers, sampleInt: 50 }
    const { errors, non2xx, requests, duration } = await autocannon(options)
    if (errors + non2xx > 0) throw new Error(`${url} failed under load`)
    return requests.total / duration
  }
  return compare(`Home page, ${pagesPerRound} requests a round`, 0.6, readPages, copyPage)
}
