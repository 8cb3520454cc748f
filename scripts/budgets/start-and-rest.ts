import { readFileSync } from "node:fs"
import { setTimeout as sleep } from "node:timers/promises"

import type { RunningServer } from "#tests/support/server.ts"

const starts = 3
/** V8 releases unused memory after some idle seconds. In milliseconds. */
const untilAtRest = 15_000

/** Shortest time in seconds from process start to the first page. The data already exist. */
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

/** Memory in MB of an idle server that has served a page. Returns undefined where /proc does not exist. */
export const memoryAtRest = async (server: RunningServer) => {
  if (process.platform !== "linux") return undefined
  await sleep(untilAtRest)
  const status = readFileSync(`/proc/${server.pid()}/status`, "utf8")
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
}
