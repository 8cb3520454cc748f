// npm run bench: this server beside a bare Fastify route, in the same run, since machines are noisy.
import { readFileSync } from "node:fs"

import { startServer, type RunningServer } from "#tests/support/server.ts"

import { applicationBodies, boundary } from "./bodies.ts"
import { load, type Round } from "./load.ts"

const connections = 50
const rounds = 3
const warmUp = 500
const savesARound = 800
const printsARound = 6000
const burst = Number(process.env.BENCH_BURST ?? 5000)

const json = { "content-type": "application/json" }
const multipart = { "content-type": `multipart/form-data; boundary=${boundary}` }

const say = (line: string) => process.stdout.write(`${line}\n`)

const memoryOf = (server: RunningServer) => {
  const status = readFileSync(`/proc/${server.pid()}/status`, "utf8")
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
}

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
const codeOf = ({ body }: { body: string }) =>
  (JSON.parse(body) as { admission_code?: string }).admission_code

const row = (name: string, results: Round[], server: RunningServer) => {
  const of = (key: "perSecond" | "p50" | "p99") => median(results.map((round) => round[key]))
  const cells = [of("perSecond").toFixed(0), of("p50").toFixed(1), of("p99").toFixed(1)]
  say(`| ${name} | ${cells.join(" | ")} | ${memoryOf(server)} |`)
  return of("perSecond")
}

const head = (title: string) => {
  say(`\n${title}\n\n| | per second | p50 ms | p99 ms | memory MB |\n|---|---|---|---|---|`)
}

const expectAll = (round: Round, status: number) => {
  const wrong = round.replies.filter((reply) => reply.status !== status)
  if (wrong.length > 0)
    throw new Error(`${wrong.length} replies are not ${status}: ${wrong[0]!.body}`)
  return round
}

const ours = await startServer({
  LOG_LEVEL: "warn",
  RATE_SAVE_PER_MINUTE: "1000000",
  RATE_PRINT_PER_MINUTE: "1000000",
  // A load generator on the same two cores would be shed; that limit has its own test.
  EVENT_LOOP_DELAY_MAX_MS: "60000",
})
const bare = await startServer({}, "scripts/bench/bare.ts")

const save = async (server: RunningServer, path: string, count: number) =>
  expectAll(
    await load({
      url: server.url + path,
      method: "POST",
      headers: multipart,
      bodies: await applicationBodies(count),
      connections,
    }),
    200,
  )

const print = async (server: RunningServer, path: string, codes: string[]) =>
  expectAll(
    await load({
      url: server.url + path,
      method: "POST",
      headers: json,
      bodies: codes.map((code) => Buffer.from(JSON.stringify({ admission_code: code }))),
      connections,
    }),
    200,
  )

try {
  say(`Node ${process.version}, ${connections} connections, median of ${rounds} rounds.`)
  const saves = { bare: [] as Round[], ours: [] as Round[] }
  // Until the compiler has seen what is hot, one measures the compiler.
  await save(bare, "/save", warmUp)
  await save(ours, "/api/v2/admission/save", warmUp)
  for (let round = 0; round < rounds; round++) {
    saves.bare.push(await save(bare, "/save", savesARound))
    saves.ours.push(await save(ours, "/api/v2/admission/save", savesARound))
  }
  head(`Save: ${savesARound} applications a round, with pictures as a phone has shrunk them.`)
  const bareSaves = row("bare route", saves.bare, bare)
  const ourSaves = row("this server", saves.ours, ours)
  say(`\nSave, this server : bare = ${(ourSaves / bareSaves).toFixed(2)} (bound 0.5)`)

  const known = saves.ours.flatMap((round) => round.replies.map((reply) => codeOf(reply)!))
  const codes = Array.from({ length: printsARound }, (_, i) => known[i % known.length]!)
  const record = await fetch(`${ours.url}/api/v2/admission/print`, {
    method: "POST",
    headers: json,
    body: JSON.stringify({ admission_code: known[0] }),
  })
  await fetch(`${bare.url}/print`, { method: "PUT", headers: json, body: await record.text() })
  const prints = { bare: [] as Round[], ours: [] as Round[] }
  for (let round = 0; round < rounds; round++) {
    prints.bare.push(await print(bare, "/print", codes))
    prints.ours.push(await print(ours, "/api/v2/admission/print", codes))
  }
  head(`Print: ${printsARound} records a round, the same JSON bytes.`)
  const barePrints = row("bare route", prints.bare, bare)
  const ourPrints = row("this server", prints.ours, ours)
  say(`\nPrint, this server : bare = ${(ourPrints / barePrints).toFixed(2)}`)

  const before = known.length + warmUp
  head(`Burst: ${burst} applications at once from ${connections} clients.`)
  const flood = await save(ours, "/api/v2/admission/save", burst)
  row("this server", [flood], ours)
  const distinct = new Set(flood.replies.map((reply) => codeOf(reply)))
  const printed = await print(ours, "/api/v2/admission/print", [...distinct].map(String))
  const whole = new Set(
    printed.replies.map(({ body }) => (JSON.parse(body) as { id: string }[])[0]!.id),
  )
  say(
    `\nBurst: ${flood.replies.length} accepted, ${distinct.size} different codes, ` +
      `${whole.size} of them printable, ${before} stored before.`,
  )
  if (distinct.size !== burst || whole.size !== burst) process.exitCode = 1
} finally {
  await bare.close()
  await ours.close()
}
