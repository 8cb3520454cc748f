// npm run bench: compares this server with a bare one for the same work in the same run, because machines are
// noisy, and measures the staff list. BENCH_ONLY=pages, saves or list runs one part.
import { availableParallelism, loadavg } from "node:os"

import { build } from "../build.mjs"
import { benchList } from "./list.ts"
import { benchPages, benchSaves } from "./ratios.ts"
import { say } from "./report.ts"

const parts: Record<string, () => Promise<void>> = {
  pages: benchPages,
  saves: benchSaves,
  list: benchList,
}
const { BENCH_ONLY: only } = process.env
if (only && !parts[only]) throw new Error(`BENCH_ONLY is one of ${Object.keys(parts).join(", ")}.`)

say(`Node ${process.version}`)
const [load = 0] = loadavg()
if (load > availableParallelism() / 2) {
  say(`Other programs keep this machine busy (load ${load.toFixed(1)}): all figures are rough.`)
}
if (!build({ ifStale: true })) process.exit(1)
for (const [name, run] of Object.entries(parts)) if (!only || only === name) await run()
