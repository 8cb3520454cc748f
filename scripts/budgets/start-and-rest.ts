import { readFileSync } from "node:fs"
import { setTimeout as sleep } from "node:timers/promises"

import type { RunningServer } from "#tests/support/server.ts"

const starts = 3
/** V8 gives back what it no longer needs after some seconds without work. */
const untilAtRest = 15_000

/** The shortest time from the start of the process to its first page, in seconds; the data are there. */
export const timeToFirstPage = async (server: RunningServer) => {
  const times: number[] = []
  for (let start = 0; start < starts; start++) {
    await server.stop()
    const from = performance.now()
    await server.restart()
    await (await fetch(server.url)).text()
    times.push((performance.now() - from) / 1000)
  }
  return Math.min(...times)
}

/** The memory of a server that has shown a page and then rests, in MB; undefined where nobody tells. */
export const memoryAtRest = async (server: RunningServer) => {
  if (process.platform !== "linux") return undefined
  await sleep(untilAtRest)
  const status = readFileSync(`/proc/${server.pid()}/status`, "utf8")
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
}
