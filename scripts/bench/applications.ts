import { type RunningServer, startServer } from "#tests/support/server.ts"

import { applicationBodies, boundary } from "./bodies.ts"
import { load, type Round } from "./load.ts"
import { compare, head, median, memoryOf, row, say } from "./report.ts"

const connections = 50
const rounds = 3
const warmUp = 500
const savesARound = 800
const printsARound = 6000
const burst = Number(process.env.BENCH_BURST ?? 5000)

const json = { "content-type": "application/json" }
const multipart = { "content-type": `multipart/form-data; boundary=${boundary}` }

const codeOf = ({ body }: { body: string }) =>
  (JSON.parse(body) as { admission_code?: string }).admission_code

const columns = ["per second", "p50 ms", "p99 ms", "memory MB"]

const rowOf = (name: string, results: Round[], server: RunningServer) => {
  const of = (key: "perSecond" | "p50" | "p99") => median(results.map((round) => round[key]))
  const cells = [of("perSecond").toFixed(0), of("p50").toFixed(1), of("p99").toFixed(1)]
  row(name, ...cells, memoryOf(server.pid()))
  return of("perSecond")
}

const expectAll = (round: Round, status: number) => {
  const wrong = round.replies.filter((reply) => reply.status !== status)
  if (wrong.length > 0)
    throw new Error(`${wrong.length} replies are not ${status}: ${wrong[0]!.body}`)
  return round
}

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

interface Servers {
  ours: RunningServer
  bare: RunningServer
}

/** Returns the admission codes that this server stored. */
const compareSaves = async ({ ours, bare }: Servers) => {
  const saves = { bare: [] as Round[], ours: [] as Round[] }
  // Warm up first: otherwise the benchmark measures the JIT compiler.
  await save(bare, "/save", warmUp)
  const warm = await save(ours, "/api/v2/admission/save", warmUp)
  for (let round = 0; round < rounds; round++) {
    saves.bare.push(await save(bare, "/save", savesARound))
    saves.ours.push(await save(ours, "/api/v2/admission/save", savesARound))
  }
  head(
    `Save: ${savesARound} applications a round, with pictures as a phone has shrunk them.`,
    ...columns,
  )
  const bareSaves = rowOf("bare route", saves.bare, bare)
  const ourSaves = rowOf("this server", saves.ours, ours)
  compare("Save, this server : bare", ourSaves / bareSaves, 0.5)
  return [warm, ...saves.ours].flatMap(({ replies }) => replies.map((reply) => codeOf(reply)!))
}

const comparePrints = async ({ ours, bare }: Servers, known: string[]) => {
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
  head(`Print: ${printsARound} records a round, the same JSON bytes.`, ...columns)
  const barePrints = rowOf("bare route", prints.bare, bare)
  const ourPrints = rowOf("this server", prints.ours, ours)
  compare("Print, this server : bare", ourPrints / barePrints)
}

const sendBurst = async (ours: RunningServer, before: number) => {
  head(`Burst: ${burst} applications at once from ${connections} clients.`, ...columns)
  const flood = await save(ours, "/api/v2/admission/save", burst)
  rowOf("this server", [flood], ours)
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
}

/**
 * Benchmarks saving applications and reading admission sheets against a bare Fastify route in the same run.
 */
export const benchApplications = async (parts: { save: boolean; print: boolean }) => {
  const ours = await startServer({
    LOG_LEVEL: "warn",
    RATE_SAVE_PER_MINUTE: "1000000",
    RATE_PRINT_PER_MINUTE: "1000000",
  })
  const bare = await startServer({}, "scripts/bench/bare.ts")
  const servers = { ours, bare }
  try {
    say(`\nApplications: ${connections} connections, median of ${rounds} rounds.`)
    const known = parts.save
      ? await compareSaves(servers)
      : (await save(ours, "/api/v2/admission/save", 100)).replies.map((reply) => codeOf(reply)!)
    if (parts.print) await comparePrints(servers, known)
    if (parts.save) await sendBurst(ours, known.length)
  } finally {
    await bare.close()
    await ours.close()
  }
}
