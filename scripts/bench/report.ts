import { readFileSync } from "node:fs"

export const say = (line: string) => process.stdout.write(`${line}\n`)

/** The value below which so many of a hundred lie. */
export const percentile = (values: number[], hundredths: number) =>
  values.toSorted((a, b) => a - b)[
    Math.min(values.length - 1, Math.floor((values.length * hundredths) / 100))
  ]!

export const median = (values: number[]) => percentile(values, 50)

/** Megabytes that a process has in memory. */
export const memoryOf = (pid: number) => {
  const status = readFileSync(`/proc/${pid}/status`, "utf8")
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
}

/** Seconds of processor time that a process has used, its own and the system's for it. */
export const processorTimeOf = (pid: number) => {
  const [, afterName = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")
  const [user, system] = afterName.split(" ").slice(11, 13).map(Number)
  const ticksASecond = 100
  return (user! + system!) / ticksASecond
}

export const head = (title: string, ...columns: string[]) => {
  say(`\n${title}\n\n| | ${columns.join(" | ")} |\n|---${"|---".repeat(columns.length)}|`)
}

export const row = (name: string, ...cells: (string | number)[]) =>
  say(`| ${name} | ${cells.join(" | ")} |`)

/** Says how one compares with another; below its bound the run fails. */
export const compare = (what: string, ratio: number, bound?: number) => {
  const note = bound === undefined ? "" : ` (bound ${bound})`
  say(`\n${what} = ${ratio.toFixed(2)}${note}`)
  if (bound !== undefined && ratio < bound) process.exitCode = 1
}
