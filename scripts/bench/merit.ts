import { execFileSync } from "node:child_process"

import { node24 } from "../tools.mjs"
import type { Figure } from "./figures.ts"
import { percentile } from "./report.ts"

const runs = 5

/** The median of new processes on one core, so that a part of the time is that of a cold start. */
const measure = (candidates: number) => {
  const command = [node24, "scripts/bench/merit-lists.ts", String(candidates)]
  const all = Array.from({ length: runs }, () => {
    const output = execFileSync("taskset", ["--cpu-list", "0", ...command]).toString()
    return JSON.parse(output) as { milliseconds: number; megabytes: number }
  })
  return {
    milliseconds: percentile(
      all.map(({ milliseconds }) => milliseconds),
      50,
    ),
    megabytes: Math.max(...all.map(({ megabytes }) => megabytes)),
  }
}

const timeFigure = (what: string, milliseconds: number, bound: number): Figure => ({
  what,
  ours: `${milliseconds.toFixed(0)} ms`,
  bound: `below ${bound} ms`,
  holds: milliseconds < bound,
})

/** Merit lists with five traits, in 12 programmes with 500 seats each. */
export const benchMerit = async (): Promise<Figure[]> => {
  const many = measure(100_000)
  return [
    timeFigure("Merit lists of 1,00,000 candidates in 12 programmes", many.milliseconds, 1000),
    {
      what: "their memory, the whole process",
      ours: `${many.megabytes.toFixed(0)} MB`,
      bound: "below 300 MB",
      holds: many.megabytes < 300,
    },
    timeFigure("Merit lists of 5,000 candidates", measure(5000).milliseconds, 100),
  ]
}
