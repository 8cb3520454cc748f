// Asks a server for one address as fast as it answers, on 64 connections.
import { spawn, spawnSync } from "node:child_process"
import { Agent, get } from "node:http"
import { text } from "node:stream/consumers"

import { installPackages } from "../machine.mjs"
import { say } from "./report.ts"

const connections = 64
const seconds = 4

/** Sends requests for some seconds and returns the answers per second. */
type LoadGenerator = (url: string, headers: Record<string, string>) => Promise<number>

const isInstalled = (command: string) => spawnSync(command, ["-v"]).error === undefined

const withWrk: LoadGenerator = async (url, headers) => {
  const fields = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`])
  const wrk = spawn("wrk", ["-t1", `-c${connections}`, `-d${seconds}s`, ...fields, url])
  const report = await text(wrk.stdout)
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(report)?.[1])
  if (!rate || /Non-2xx|Socket errors/.test(report)) throw new Error(`${url}: ${report}`)
  return rate
}

/** Node's own client, where wrk can't be installed. */
const withNode: LoadGenerator = async (url, headers) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const end = performance.now() + seconds * 1000
  let answers = 0
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      get(url, { agent, headers }, (answer) => {
        if (answer.statusCode! >= 400) reject(new Error(`${url} answered ${answer.statusCode}`))
        answer.resume().on("end", resolve)
      }).on("error", reject)
    })
  const client = async () => {
    while (performance.now() < end) {
      await ask()
      answers++
    }
  }
  await Promise.all(Array.from({ length: connections }, client))
  agent.destroy()
  return answers / seconds
}

/** wrk, which is installed if Debian's packages can be reached, else Node's client. */
export const chooseLoadGenerator = (): LoadGenerator => {
  if (isInstalled("wrk") || (installPackages(["wrk"]) && isInstalled("wrk"))) return withWrk
  say("wrk can't be installed. Node's HTTP client asks instead: it is the limit, not the servers.")
  return withNode
}
