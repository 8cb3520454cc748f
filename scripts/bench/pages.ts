import { once } from "node:events"
import { get, type IncomingMessage } from "node:http"
import { buffer } from "node:stream/consumers"

import autocannon from "autocannon"

import { startServer } from "#tests/support/server.ts"

import { startNginx } from "./nginx.ts"
import { compare, head, median, memoryOf, processorTimeOf, row, say } from "./report.ts"

const connections = 50
const rounds = 3
const requestsARound = 40_000
/** Warm up first: otherwise the benchmark measures the JIT compiler. */
const warmUp = 60_000
const accept = { "accept-encoding": "br" }

const ofTheConnection = ["date", "connection", "keep-alive"]

/** Raw bytes and headers of a page as a browser receives them. `fetch` would decompress the body. */
const readPage = async (url: string) => {
  const [answer] = (await once(get(url, { headers: accept }), "response")) as [IncomingMessage]
  const headers = Object.entries(answer.headers as Record<string, string>)
  return {
    headers: Object.fromEntries(headers.filter(([name]) => !ofTheConnection.includes(name))),
    body: await buffer(answer),
  }
}

interface Measured {
  perSecond: number
  p50: number
  p99: number
  /** Microseconds of CPU time that the server spent on one request. */
  cost: number
  /** Microseconds of CPU time that the load generator spent on one request. */
  asking: number
}

interface Server {
  url: string
  pid: number
}

const measure = async ({ url, pid }: Server, amount: number): Promise<Measured> => {
  const [before, ownBefore] = [processorTimeOf(pid), processorTimeOf(process.pid)]
  // autocannon ends at a sample, by default one per second: sample every 50 ms for an exact duration.
  const result = await autocannon({ url, connections, amount, headers: accept, sampleInt: 50 })
  const [used, own] = [processorTimeOf(pid) - before, processorTimeOf(process.pid) - ownBefore]
  const { total } = result.requests
  if (result.errors + result.non2xx > 0) throw new Error(`${url} failed under load`)
  const { p50, p99 } = result.latency
  const each = (time: number) => (time / total) * 1e6
  return { perSecond: total / result.duration, p50, p99, cost: each(used), asking: each(own) }
}

const summarise = (results: Measured[]): Measured => {
  const of = (key: keyof Measured) => median(results.map((result) => result[key]))
  return {
    perSecond: of("perSecond"),
    p50: of("p50"),
    p99: of("p99"),
    // Take the minimum: other load on the machine only adds CPU time.
    cost: Math.min(...results.map(({ cost }) => cost)),
    asking: of("asking"),
  }
}

/**
 * Compares the home page from the page cache with a bare Fastify route and with nginx, which send the same
 * bytes and headers. The load generator uses more CPU per request than nginx does. On one machine it
 * therefore limits the faster servers, and requests per second flatter the slower ones. CPU time per request
 * does not have this bias: it gives the capacity of one full processor.
 */
export const benchPages = async () => {
  const ours = await startServer({ LOG_LEVEL: "warn" })
  const bare = await startServer({}, "scripts/bench/bare-page.ts")
  const { headers, body } = await readPage(ours.url)
  const nginx = await startNginx(headers, body)
  try {
    const page = JSON.stringify({ headers, body: body.toString("base64") })
    const json = { "content-type": "application/json" }
    await fetch(bare.url, { method: "PUT", headers: json, body: page })
    const servers: Record<string, Server> = {
      "this server": { url: ours.url, pid: ours.pid() },
      "bare route": { url: bare.url, pid: bare.pid() },
      ...(nginx && { nginx }),
    }
    for (const [name, { url }] of Object.entries(servers)) {
      const got = await readPage(url)
      if (!got.body.equals(body)) throw new Error(`${name} sends other bytes`)
    }
    const results = new Map(Object.keys(servers).map((name) => [name, [] as Measured[]]))
    for (const server of Object.values(servers)) await measure(server, warmUp)
    for (let round = 0; round < rounds; round++) {
      for (const [name, server] of Object.entries(servers)) {
        results.get(name)!.push(await measure(server, requestsARound))
      }
    }
    head(
      `Pages: home page, ${body.length} bytes of brotli, ${connections} connections, ` +
        `${rounds} rounds of ${requestsARound}.`,
      "per second",
      "p50 ms",
      "p99 ms",
      "processor µs a request",
      "asking µs",
      "memory MB",
    )
    const summaries = new Map([...results].map(([name, all]) => [name, summarise(all)]))
    for (const [name, { perSecond, p50, p99, cost, asking }] of summaries) {
      const cells = [perSecond.toFixed(0), p50, p99, cost.toFixed(1), asking.toFixed(1)]
      row(name, ...cells, memoryOf(servers[name]!.pid))
    }
    const our = summaries.get("this server")!
    for (const name of ["bare route", "nginx"]) {
      const other = summaries.get(name)
      if (!other) continue
      const bound = name === "nginx" ? 0.45 : undefined
      compare(`Pages, this server : ${name}, by processor time`, other.cost / our.cost, bound)
      compare(`Pages, this server : ${name}, by requests`, our.perSecond / other.perSecond)
    }
    if (!nginx) say("\nnginx is not installed: nothing to compare with.")
  } finally {
    await nginx?.close()
    await bare.close()
    await ours.close()
  }
}
