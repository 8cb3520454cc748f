// `npm run budgets`: checks the budgets of the code, the packages and the server (specification 12).
// tests/http/page-weight.test.ts checks what pages send, tests/e2e/site/budget.desktop.spec.ts what a browser loads,
// scripts/lighthouse.ts what Lighthouse measures.
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"

import { type RunningServer, startServer } from "#tests/support/servers/server.ts"

import { percentile, say } from "./bench/report.ts"
import { build } from "./build.mjs"
import { packageSets, sizeOnDisk } from "./dependencies.mjs"
import { root } from "./tools.mjs"

const bounds = {
  medianLines: 80,
  longLines: 215,
  upMB: 600,
  productionMB: 350,
  startSeconds: 1,
  memoryMB: 142,
}

/** With --shared, other programs use the machine and distort times: allow four times the start time. */
const isShared = process.argv.includes("--shared")
const slack = isShared ? 4 : 1
/** Prints one line of the report. The run fails if the value exceeds its bound. */
const check = (what: string, value: number, bound: number, unit: string) => {
  const holds = value <= bound
  say(`${holds ? "  " : "! "}${what}: ${value} ${unit} (at most ${bound})`)
  if (!holds) process.exitCode = 1
}

/** Line counts of the source files. Tests and styles are excluded. */
const sourceLines = () =>
  ["app", "console", "content", "domain", "scripts", "server", "ui"]
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter(({ name }) => /\.(?:tsx?|mjs)$/.test(name) && !name.includes(".test."))
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), "utf8"))
    .map((text) => text.trimEnd().split("\n").length)

/** Shortest time in seconds from process start to the first page, of three starts. The data already exist. */
const timeToFirstPage = async (server: RunningServer) => {
  const times: number[] = []
  for (let start = 0; start < 3; start++) {
    await server.stop()
    const from = performance.now()
    await server.restart()
    await (await fetch(server.url)).text()
    times.push((performance.now() - from) / 1000)
  }
  return Math.min(...times)
}

/**
 * Resident memory of a process in MB, without the parts of files that the kernel maps in 2 MB pages. It makes such pages
 * of a program file that runs often, and they count as resident whether the process uses them or not.
 */
const residentMB = (pid: number) => {
  const sizes = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8")
  const kB = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(sizes)?.[1] ?? 0)
  return Math.round((kB("Rss") - kB("FilePmdMapped")) / 1024)
}

/** Smallest memory at rest in MB, of up to three starts: the heap of about one start in ten is 5 to 14 MB larger. */
const memoryAtRest = async (server: RunningServer) => {
  const sizes: number[] = []
  while (sizes.length < 3) {
    // V8 releases unused memory after some idle seconds.
    await sleep(15_000)
    sizes.push(residentMB(server.pid()))
    if (sizes.at(-1)! <= bounds.memoryMB) break
    say(`  memory at rest after a start: ${sizes.at(-1)} MB`)
    await timeToFirstPage(server)
  }
  return Math.min(...sizes)
}

const lines = sourceLines()
say(`${lines.length} source files, the longest with ${Math.max(...lines)} lines`)
check("a source file at the median", percentile(lines, 50), bounds.medianLines, "lines")
check("a source file at the 95th percentile", percentile(lines, 95), bounds.longLines, "lines")

const sets = packageSets()
check("packages of an install by npm run up", sizeOnDisk(sets.up), bounds.upMB, "MB")
check("packages in production", sizeOnDisk(sets.production), bounds.productionMB, "MB")

if (!build({ ifStale: true })) process.exit(1)
const server = await startServer({ LOG_LEVEL: "warn" })
try {
  const start = await timeToFirstPage(server)
  check("start to first page", Number(start.toFixed(2)), bounds.startSeconds * slack, "s")
  // Only Linux has /proc.
  if (process.platform === "linux") {
    check("memory at rest", await memoryAtRest(server), bounds.memoryMB, "MB")
  }
} finally {
  await server.close()
}
