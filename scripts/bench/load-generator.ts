// Asks a server for one address as fast as it answers, on 64 connections.
import { spawn, spawnSync } from "node:child_process"
import { text } from "node:stream/consumers"

import { installPackages } from "../machine.mjs"

const connections = 64
const seconds = 4

/** wrk sends requests for some seconds. Returns the answers per second. */
const askRate = async (url: string, headers: Record<string, string>) => {
  const fields = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`])
  const wrk = spawn("wrk", ["-t1", `-c${connections}`, `-d${seconds}s`, ...fields, url])
  const report = await text(wrk.stdout)
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(report)?.[1])
  if (!rate || /Non-2xx|Socket errors/.test(report)) throw new Error(`${url}: ${report}`)
  return rate
}

/** wrk is installed if it is missing and Debian's packages can be reached. */
export const prepareLoadGenerator = () => {
  const isMissing = () => spawnSync("wrk", ["-v"]).error !== undefined
  if (isMissing() && (!installPackages(["wrk"]) || isMissing())) {
    throw new Error("Please install wrk: Node's HTTP client would be the limit, not the servers.")
  }
  return askRate
}
