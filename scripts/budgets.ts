// `npm run budgets`: checks the budgets (specification 12) that need no browser.
// tests/e2e/site/budget.desktop.spec.ts checks what a browser loads, scripts/lighthouse.ts what Lighthouse
// measures.
import { publicPages } from "#tests/support/public-pages.ts"
import { startServer } from "#tests/support/server.ts"

import { createScale } from "./budgets/measure-page-scripts.ts"
import { quantile, sourceFiles } from "./budgets/source-files.ts"
import { memoryAtRest, timeToFirstPage } from "./budgets/start-and-rest.ts"
import { build } from "./build.mjs"
import { root } from "./tools.mjs"

const bounds = {
  scriptsKB: 130,
  medianLines: 60,
  longLines: 200,
  startSeconds: 1.5,
  memoryMB: 150,
}

const say = (line: string) => process.stdout.write(`${line}\n`)

/** With --shared, other programs use the machine and distort times: allow four times the start time. */
const isShared = process.argv.includes("--shared")
const slack = isShared ? 4 : 1
/** Prints one line of the report. The run fails if the value exceeds its bound. */
const check = (what: string, value: number, bound: number, unit: string) => {
  const holds = value <= bound
  say(`${holds ? "  " : "! "}${what}: ${value} ${unit} (at most ${bound})`)
  if (!holds) process.exitCode = 1
}

const files = sourceFiles(root)
const lines = files.map((file) => file.lines)
say(`${files.length} source files, the longest ${files.at(-1)?.path} with ${lines.at(-1)} lines`)
check("a source file at the median", quantile(lines, 0.5), bounds.medianLines, "lines")
check("a source file at the 95th percentile", quantile(lines, 0.95), bounds.longLines, "lines")

if (!build({ ifStale: true })) process.exit(1)
const server = await startServer({ LOG_LEVEL: "warn" })
try {
  const weigh = createScale(server.url)
  const weights = []
  for (const path of publicPages) weights.push(await weigh(path))
  const heaviest = weights.toSorted((a, b) => b.bytes - a.bytes)
  say(`JavaScript of ${weights.length} pages, compressed; the heaviest:`)
  for (const { path, bytes, files: count } of heaviest.slice(0, 5)) {
    check(`${path} (${count} files)`, Number((bytes / 1024).toFixed(1)), bounds.scriptsKB, "KB")
  }
  const start = await timeToFirstPage(server)
  check("start to first page", Number(start.toFixed(2)), bounds.startSeconds * slack, "s")
  const memory = await memoryAtRest(server)
  if (memory !== undefined) check("memory at rest", memory, bounds.memoryMB, "MB")
} finally {
  await server.close()
}
