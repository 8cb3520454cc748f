import { readFileSync } from "node:fs"

export const say = (line: string) => process.stdout.write(`${line}\n`)

/** Returns the value at the given percentile (0 to 100). */
export const percentile = (values: number[], hundredths: number) =>
  values.toSorted((a, b) => a - b)[
    Math.min(values.length - 1, Math.floor((values.length * hundredths) / 100))
  ]!

export const medianOf = (values: number[]) => percentile(values, 50)

/** Measures one after another. */
export const repeat = async <Result>(count: number, measure: () => Promise<Result>) => {
  const results: Result[] = []
  for (let run = 0; run < count; run++) results.push(await measure())
  return results
}

/** Whole numbers below a limit, the same ones in each run. */
export const createNumbers = () => {
  let state = 1
  return (limit: number) => {
    state = (state * 48271) % 2147483647
    return state % limit
  }
}

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

/** A measured figure and its bound: one row of the table that `npm run bench` prints at its end. */
export interface Figure {
  what: string
  /** With its unit, such as "3,806 a second". */
  ours: string
  /** The same work by the peer of the same run, with the peer's name, such as "bare Fastify: 4,119 a second". */
  peer?: string
  /** Ours divided by the peer's. */
  ratio?: number
  /** With its unit, such as "at least 0.6" or "at most 50 ms". */
  bound: string
  holds: boolean
}

/** A figure that must not be larger than its bound. */
export const atMost = (
  what: string,
  value: number,
  unit: string,
  bound: number,
  decimals = 0,
): Figure => ({
  what,
  ours: `${value.toFixed(decimals)} ${unit}`.trim(),
  bound: `at most ${bound} ${unit}`.trim(),
  holds: value <= bound,
})

/** Prints the table of all figures. Returns whether every bound holds. */
export const printFigures = (figures: readonly Figure[]) => {
  head("Figures", "this server", "peer", "ratio", "bound", "holds")
  for (const { what, ours, peer = "", ratio, bound, holds } of figures) {
    row(what, ours, peer, ratio?.toFixed(2) ?? "", bound, holds ? "yes" : "no")
  }
  return figures.every(({ holds }) => holds)
}
