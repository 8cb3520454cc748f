import { type RunningServer, startServer } from "#tests/support/server.ts"

import { applicationBodies, boundary } from "./bodies.ts"
import { load, type Round } from "./load.ts"
import { compare, head, median, memoryOf, row, say } from "./report.ts"

const connections = 50
const rounds = 3
const warmUp = 500
const savesARound = 800
const burst = Number(process.env.BENCH_BURST ?? 5000)

const columns = ["per second", "p50 ms", "p99 ms", "memory MB"]

const rowOf = (name: string, results: Round[], server: RunningServer) => {
  const of = (key: "perSecond" | "p50" | "p99") => median(results.map((round) => round[key]))
  const cells = [of("perSecond").toFixed(0), of("p50").toFixed(1), of("p99").toFixed(1)]
  row(name, ...cells, memoryOf(server.pid()))
  return of("perSecond")
}

const save = async (server: RunningServer, count: number) => {
  const round = await load({
    url: `${server.url}/api/v2/admission/save`,
    method: "POST",
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
    bodies: await applicationBodies(count),
    connections,
  })
  const wrong = round.replies.find(({ status }) => status !== 200)
  if (wrong) throw new Error(`A save was answered with ${wrong.status}: ${wrong.body}`)
  return round
}

/** Benchmarks saving applications against a bare Fastify route in the same run, then sends a burst. */
export const benchApplications = async () => {
  const ours = await startServer({ LOG_LEVEL: "warn", RATE_SAVE_PER_MINUTE: "1000000" })
  const bare = await startServer({}, "scripts/bench/bare.ts")
  try {
    // Warm up first: otherwise the benchmark measures the JIT compiler.
    for (const server of [bare, ours]) await save(server, warmUp)
    const saves = { bare: [] as Round[], ours: [] as Round[] }
    for (let round = 0; round < rounds; round++) {
      saves.bare.push(await save(bare, savesARound))
      saves.ours.push(await save(ours, savesARound))
    }
    head(`Save: ${savesARound} applications a round, with both pictures.`, ...columns)
    const bareRate = rowOf("bare route", saves.bare, bare)
    compare("Save, this server : bare", rowOf("this server", saves.ours, ours) / bareRate, 0.4)

    head(`Burst: ${burst} applications from ${connections} connections.`, ...columns)
    const flood = await save(ours, burst)
    rowOf("this server", [flood], ours)
    const codes = new Set(flood.replies.map(({ body }) => JSON.parse(body).admission_code))
    say(`\nBurst: ${flood.replies.length} accepted, ${codes.size} different codes.`)
    if (codes.size !== burst) process.exitCode = 1
  } finally {
    await bare.close()
    await ours.close()
  }
}
