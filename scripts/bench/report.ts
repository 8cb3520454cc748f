import { readFileSync } from "node:fs"

export const say = (line: string) => process.stdout.write(`${line}\n`)

/** Returns the value at the given percentile (0 to 100). */
export const percentile = (values: number[], hundredths: number) =>
  values.toSorted((a, b) => a - b)[
    Math.min(values.length - 1, Math.floor((values.length * hundredths) / 100))
  ]!

export const median = (values: number[]) => percentile(values, 50)

/** Resident memory of a process in megabytes. */
export const memoryOf = (pid: number) => {
  const status = readFileSync(`/proc/${pid}/status`, "utf8")
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
}

/** CPU time of a process in seconds, user and system. */
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

/** Prints a ratio. The run fails if the ratio is below `bound`. */
export const compare = (what: string, ratio: number, bound?: number) => {
  const note = bound === undefined ? "" : ` (bound ${bound})`
  say(`\n${what} = ${ratio.toFixed(2)}${note}`)
  if (bound !== undefined && ratio < bound) process.exitCode = 1
}
