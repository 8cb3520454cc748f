import { type RunningServer, startServer } from "#tests/support/servers/server.ts"

import { type Figure, medianOf, memoryOf, say } from "./report.ts"

/** Clients that send at the same time. */
export const connections = 50
const rounds = 3

/** All requests come from one address here, and none is refused for that. */
const quietSettings = {
  LOG_LEVEL: "warn",
  RATE_SAVE_PER_MINUTE: "1000000",
  RATE_PRINT_PER_MINUTE: "1000000",
  RATE_LOGIN_PER_MINUTE: "1000000",
}

/** Sends the requests of one round and returns the requests per second. */
export type RequestRound = (server: RunningServer) => Promise<number>

/** Asks both servers in turn, after one round to warm up the JIT compiler, and compares the medians. */
export const compareRates = async (
  what: string,
  bound: number,
  ours: () => Promise<number>,
  peer: { name: string; ask: () => Promise<number> },
): Promise<Figure> => {
  const rates: { ours: number[]; peer: number[] } = { ours: [], peer: [] }
  for (let round = 0; round <= rounds; round++) {
    const rate = { peer: await peer.ask(), ours: await ours() }
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

/** Compares this server with the bare one. */
export const compare = async (
  title: string,
  bound: number,
  round: RequestRound,
  prepare?: (ours: RunningServer, bare: RunningServer) => Promise<void>,
): Promise<Figure[]> => {
  const ours = await startServer(quietSettings)
  const bare = await startServer({}, "scripts/bench/bare.ts")
  try {
    await prepare?.(ours, bare)
    const peer = { name: "bare server", ask: () => round(bare) }
    const figure = await compareRates(title, bound, () => round(ours), peer)
    say(`${title}: memory ${memoryOf(ours.pid())} MB, bare server ${memoryOf(bare.pid())} MB`)
    return [figure]
  } finally {
    await bare.close()
    await ours.close()
  }
}
