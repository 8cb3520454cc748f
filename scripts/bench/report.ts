import { readFileSync } from "node:fs"

export const say = (line: string) => process.stdout.write(`${line}\n`)

/** Returns the value at the given percentile (0 to 100). */
export const percentile = (values: number[], hundredths: number) =>
  values.toSorted((a, b) => a - b)[
    Math.min(values.length - 1, Math.floor((values.length * hundredths) / 100))
  ]!

/** Resident memory of a process in megabytes. */
export const memoryOf = (pid: number) => {
  const status = readFileSync(`/proc/${pid}/status`, "utf8")
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
}

export const head = (title: string, ...columns: string[]) => {
  say(`\n${title}\n\n| | ${columns.join(" | ")} |\n|---${"|---".repeat(columns.length)}|`)
}

export const row = (name: string, ...cells: (string | number)[]) =>
  say(`| ${name} | ${cells.join(" | ")} |`)

export const pickRandom = <Value>(values: readonly Value[]) =>
  values[Math.floor(Math.random() * values.length)]!
