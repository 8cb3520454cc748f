import { execFileSync } from "node:child_process"

import { node24 } from "../tools.mjs"
import { type Figure, medianOf } from "./report.ts"

const runs = 5

/** The median of new processes on one core, so that a part of the time is that of a cold start. */
const measure = (candidates: number) => {
  const all = Array.from({ length: runs }, () => onOneCore("merit-lists.ts", candidates))
  const median = (name: string) => medianOf(all.map((figures) => figures[name]!))
  return {
    first: median("first"),
    second: median("second"),
    megabytes: Math.max(...all.map(({ megabytes }) => megabytes!)),
  }
}

const onOneCore = (script: string, count: number) => {
  const command = [node24, `scripts/bench/${script}`, String(count)]
  const output = execFileSync("taskset", ["--cpu-list", "0", ...command]).toString()
  return JSON.parse(output) as Record<string, number>
}

const timeFigure = (what: string, milliseconds: number, bound: number): Figure => ({
  what,
  ours: `${milliseconds.toFixed(0)} ms`,
  bound: `below ${bound} ms`,
  holds: milliseconds < bound,
})

/**
 * Merit lists with five traits, in 12 programmes with 500 seats each: the first ones, and the second ones, in which most
 * seats are accepted. Then what an officer waits for: the whole dry run of a programme, from the database.
 */
export const benchMerit = async (): Promise<Figure[]> => {
  const many = measure(100_000)
  const few = measure(5000)
  const dryRun = onOneCore("merit-dry-run.ts", 5000).milliseconds!
  return [
    timeFigure("Merit lists of 1,00,000 candidates in 12 programmes", many.first, 1000),
    timeFigure("their second lists, with accepted seats", many.second, 1000),
    {
      what: "memory of both, the whole process",
      ours: `${many.megabytes.toFixed(0)} MB`,
      bound: "below 300 MB",
      holds: many.megabytes < 300,
    },
    timeFigure("Merit lists of 5,000 candidates", few.first, 100),
    timeFigure("their second lists, with accepted seats", few.second, 100),
    timeFigure("Dry run, slowest of 12 programmes with 5,000 applications", dryRun, 100),
  ]
}
