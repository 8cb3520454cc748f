import { head, medianOf, row } from "./report.ts"

const rounds = 3

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

/** Asks this server and a peer in turn, after one round to warm up the JIT compiler, and compares the medians. */
export const compareRates = async (
  what: string,
  bound: number,
  askOurs: () => Promise<number>,
  peer: { name: string; ask: () => Promise<number> },
): Promise<Figure> => {
  const rates: { ours: number[]; peer: number[] } = { ours: [], peer: [] }
  for (let round = 0; round <= rounds; round++) {
    const rate = { peer: await peer.ask(), ours: await askOurs() }
    if (round === 0) continue
    rates.ours.push(rate.ours)
    rates.peer.push(rate.peer)
  }
  const [rate, peerRate] = [medianOf(rates.ours), medianOf(rates.peer)]
  const ratio = rate / peerRate
  return {
    what,
    ours: `${rate.toFixed(0)} a second`,
    peer: `${peer.name}: ${peerRate.toFixed(0)} a second`,
    ratio,
    bound: `at least ${bound}`,
    holds: ratio >= bound,
  }
}

/** Prints the table of all figures. Returns whether every bound holds. */
export const printFigures = (figures: readonly Figure[]) => {
  head("Figures", "this server", "peer", "ratio", "bound", "holds")
  for (const { what, ours, peer = "", ratio, bound, holds } of figures) {
    row(what, ours, peer, ratio?.toFixed(2) ?? "", bound, holds ? "yes" : "no")
  }
  return figures.every(({ holds }) => holds)
}
