// Asks a server for one address as fast as it answers, on 64 connections.
import { spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { get, type IncomingMessage } from "node:http"
import { text, buffer } from "node:stream/consumers"

import { startServer } from "#tests/support/servers/server.ts"

import { installPackages } from "../machine.mjs"
import { compareRates } from "./ratios.ts"
import type { Figure } from "./report.ts"

const connections = 64
const seconds = 4

/** wrk sends requests for some seconds. Returns the answers per second. */
const askRate = async (url: string, headers: Record<string, string>) => {
  const fields = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`])
  const wrk = spawn("wrk", ["-t1", `-c${connections}`, `-d${seconds}s`, ...fields, url])
  const report = await text(wrk.stdout)
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(report)?.[1])
  if (!rate || /Non-2xx|Socket errors/.test(report)) throw new Error(`${url}: ${report}`)
  return rate
}

/** wrk is installed if it is missing and Debian's packages can be reached. */
export const prepareLoadGenerator = () => {
  const isMissing = () => spawnSync("wrk", ["-v"]).error !== undefined
  if (isMissing() && (!installPackages(["wrk"]) || isMissing())) {
    throw new Error("Please install wrk: Node's HTTP client would be the limit, not the servers.")
  }
  return askRate
}

export interface Answer {
  status: number
  headers: Record<string, string>
  /** In base64. */
  body: string
}

const addedByNode = ["date", "connection", "keep-alive"]

/** The answer as sent: `fetch` would decompress it. Headers that Node adds itself are left out. */
export const readAnswer = async (url: string, headers: Record<string, string>): Promise<Answer> => {
  const [answer] = (await once(get(url, { headers }), "response")) as [IncomingMessage]
  const sent = Object.entries(answer.headers as Record<string, string>)
  return {
    status: answer.statusCode!,
    headers: Object.fromEntries(sent.filter(([name]) => !addedByNode.includes(name))),
    body: (await buffer(answer)).toString("base64"),
  }
}

const withoutRequestId = ({ status, headers, body }: Answer) =>
  JSON.stringify([status, Object.entries({ ...headers, "x-request-id": "" }).toSorted(), body])

/** Fails if the peer sends other bytes or headers: the comparison would mean nothing. */
const expectSame = (ours: Answer, peer: Answer) => {
  if (withoutRequestId(ours) !== withoutRequestId(peer)) {
    throw new Error(`The peer answers differently: ${JSON.stringify([ours.headers, peer.headers])}`)
  }
}

/** The home page from the page cache and its 304, against a bare Fastify route that sends the same. */
export const benchPages = async () => {
  const countAnswers = prepareLoadGenerator()
  const ours = await startServer()
  const bare = await startServer({}, "scripts/bench/bare-page.ts")
  try {
    const accept = { "accept-encoding": "br" }
    const whole = await readAnswer(ours.url, accept)
    const conditional = { ...accept, "if-none-match": whole.headers["etag"]! }
    const requests = [accept, conditional]
    const answers = await Promise.all(requests.map((headers) => readAnswer(ours.url, headers)))
    const stored = await fetch(`${bare.url}/answers`, {
      method: "PUT",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(answers),
    })
    if (!stored.ok) throw new Error("The bare server did not take the answers")
    const figures: Figure[] = []
    for (const [index, headers] of requests.entries()) {
      const answer = answers[index]!
      expectSame(answer, await readAnswer(bare.url, headers))
      const size = `${answer.headers["content-length"] ?? 0} bytes`
      const what = `The home page from the page cache, ${answer.status} with ${size}`
      const peer = { name: "bare Fastify", ask: () => countAnswers(bare.url, headers) }
      figures.push(await compareRates(what, 0.6, () => countAnswers(ours.url, headers), peer))
    }
    return figures
  } finally {
    await bare.close()
    await ours.close()
  }
}
