import { head, row } from "./report.ts"

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
