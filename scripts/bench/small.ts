// npm run bench:small: the last day of admission on the smallest machine. The server runs as `npm start` starts it, on
// one core (taskset) and with the heap that V8 takes by itself on a machine with 512 MB; its resident memory is sampled
// against 512 MB. The load generator runs on the other cores. SMALL_SECONDS shortens the run.
import { execFileSync } from "node:child_process"
import { availableParallelism } from "node:os"
import { setTimeout as sleep } from "node:timers/promises"

import { apply } from "#tests/support/contract-calls.ts"
import { makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"
import { startServer } from "#tests/support/servers/server.ts"

import { build } from "../build.mjs"
import { serverEntry } from "../tools.mjs"
import { makeRecords, signInOfficer } from "./college.ts"
import { atMost, type Figure, printFigures, medianOf, memoryOf, percentile, say } from "./report.ts"
import { verifyPersisted, runArrivals, type Reply, reportReplies, type Visit } from "./visitors.ts"

const seconds = Number(process.env.SMALL_SECONDS ?? 300)
const memoryMB = 512
/** V8 takes a quarter of the memory, twice on 64 bits. */
const heapMB = 256
const applicationsBefore = 5000

/** Requests a second. Five staff do something every two seconds each. */
const rates: Partial<Record<Visit, number>> = {
  page: 180,
  "form page": 20,
  save: 20,
  "status look-up": 20,
  "console list": 1,
  "console application": 0.75,
  "console status change": 0.5,
  dashboard: 0.25,
}

const p99Of = (replies: readonly Reply[], visits: Visit[]) => {
  const times = replies.filter(({ visit }) => visits.includes(visit)).map(({ ms }) => ms)
  return Math.round(percentile(times, 99))
}

const measure = async (server: Awaited<ReturnType<typeof startServer>>) => {
  const { url, pid } = server
  await makeRecords(server, "applications", applicationsBefore)
  const cookie = await signInOfficer(server)
  const pictures = await makeSamplePictures()
  const codes: string[] = []
  for (let stored = 0; stored < 100; stored++) codes.push(await apply(url, pictures))
  const college = { url, cookie, codes }
  // Warm up first: otherwise the benchmark measures the JIT compiler.
  await runArrivals(college, rates, Math.min(20, seconds))

  const memory: number[] = []
  const sampling = setInterval(() => memory.push(memoryOf(pid())), 1000)
  const { replies, broken } = await runArrivals(college, rates, seconds)
  clearInterval(sampling)
  await sleep(1000)
  reportReplies(replies, seconds)
  const failed = replies.filter(({ status }) => status !== 200).length + broken.length
  const isComplete = await verifyPersisted(url, codes)

  const tenth = Math.ceil(memory.length / 10)
  const course = Array.from({ length: 10 }, (_, i) =>
    medianOf(memory.slice(i * tenth, (i + 1) * tenth)),
  )
  say(`Memory, MB, in each tenth of the run: ${course.join(", ")}.`)
  const growth = Math.round(100 * (course.at(-1)! / course[2]! - 1))
  return [
    atMost("Refused or failed requests", failed, "", 0),
    atMost("Applications answered but not stored", isComplete ? 0 : 1, "", 0),
    atMost("Saving an application, p99", p99Of(replies, ["save"]), "ms", 1500),
    atMost("A page, p99", p99Of(replies, ["page", "form page"]), "ms", 300),
    atMost("Largest memory of the process", Math.max(...memory), "MB", memoryMB),
    // The caches of both databases fill in the first minutes.
    atMost("Growth of the memory from the third tenth to the last", growth, "%", 10),
  ]
}

const cores = availableParallelism()
if (cores < 2) {
  say("The load generator needs a core of its own: this machine has one.")
  process.exit(1)
}
if (!build({ ifStale: true })) process.exit(1)
const others = ["--all-tasks", "--cpu-list", "--pid", `1-${cores - 1}`, String(process.pid)]
execFileSync("taskset", others)
const server = await startServer(
  {
    LOG_LEVEL: "warn",
    TRUST_PROXY: "loopback",
    EVENT_LOOP_DELAY_MAX_MS: undefined,
    NODE_OPTIONS: `--max-old-space-size=${heapMB}`,
  },
  serverEntry,
  ["taskset", "--cpu-list", "0"],
)
let figures: Figure[] = []
try {
  figures = await measure(server)
} finally {
  await server.close()
}
if (!printFigures(figures)) process.exitCode = 1
