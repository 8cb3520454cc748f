// npm run bench:admission-week: runs the mixed load of the admission week as fast as the site answers, on
// SQLite and on PostgreSQL with two processes. WEEK_SECONDS is the duration of each run, WEEK_CLIENTS the
// number of clients, WEEK_APPLICATIONS the number of applications stored before. WEEK_ONLY is sqlite or
// postgres.
import { readFileSync } from "node:fs"
import { availableParallelism, cpus, totalmem } from "node:os"

import type { RunningServer } from "#tests/support/server.ts"
import { studentRow } from "#tests/support/students.ts"

import { build } from "../build.mjs"
import { importStudents, runOn, signInOfficer } from "./college.ts"
import { compare, memoryOf, processorTimeOf, say } from "./report.ts"
import { spendBare, warmUp } from "./week/bare-week.ts"
import { sendRequest, report } from "./week/http-client.ts"
import { visitors } from "./week/mix.ts"
import { onPostgres, onSqlite, type Setup } from "./week/setups.ts"
import { verifyPersisted } from "./week/verify-persisted.ts"

const seconds = Number(process.env.WEEK_SECONDS ?? 300)
const clients = Number(process.env.WEEK_CLIENTS ?? 60)
const before = Number(process.env.WEEK_APPLICATIONS ?? 20_000)
const only = process.env.WEEK_ONLY

/** CPU seconds used by all processors of this machine. */
const workOfMachine = () => {
  const [line = ""] = readFileSync("/proc/stat", "utf8").split("\n")
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0] = line
    .split(/\s+/)
    .slice(1)
    .map(Number)
  return (user + nice + system + irq + softirq) / 100
}

const worked = (servers: RunningServer[]) => ({
  servers: servers.map((server) => processorTimeOf(server.pid())),
  asking: processorTimeOf(process.pid),
  machine: workOfMachine(),
})

const spend = async (name: string, setup: Setup) => {
  const { url, servers, env } = setup
  say(`\n## ${name}: ${clients} clients, ${seconds} s, ${before} applications before`)
  runOn(servers[0]!, ["scripts/make-applications.ts", String(before)], { env })
  const students = Array.from({ length: 1000 }, () => studentRow())
  importStudents(servers[0]!, students, env)
  const cookie = await signInOfficer(servers[0]!, env)
  const codes = await warmUp(url)
  const numbers = students.map(({ aadhar }) => aadhar!)
  const next = await visitors({ cookie, students: numbers, codes })

  const memory = servers.map((server) => memoryOf(server.pid()))
  const start = worked(servers)
  const { replies, broken, time } = await sendRequest(
    { url, connections: clients, duration: seconds },
    next,
    codes,
  )
  const end = worked(servers)
  report(replies, time)
  const share = (from: number, to: number) => `${(((to - from) / time) * 100).toFixed(0)} %`
  const ours = servers.map((_, index) => share(start.servers[index]!, end.servers[index]!))
  say(`\nConnections broken: ${broken}.`)
  say(
    `Memory, MB: ${servers.map((server, index) => `${memory[index]} at the start, ${memoryOf(server.pid())} at the end`).join("; ")}.`,
  )
  say(
    `Of one processor: the servers ${ours.join(" and ")}, who asks ${share(start.asking, end.asking)}, ` +
      `all of the machine ${share(start.machine, end.machine)} of ${availableParallelism()}00 %.`,
  )
  if (broken > 0 || replies.some(({ status }) => status >= 500)) process.exitCode = 1
  await verifyPersisted(url, codes)
  const bare = await spendBare(servers[0]!, codes[0]!, {
    connections: clients,
    duration: Math.min(60, seconds),
  })
  compare(`All that people do, ${name} : bare`, replies.length / time / bare)
}

if (!build({ ifStale: true })) process.exit(1)
say(
  `Node ${process.version}; ${availableParallelism()} × ${cpus()[0]?.model.trim()}, ` +
    `${Math.round(totalmem() / 2 ** 30)} GiB`,
)
const setups = { sqlite: onSqlite, postgres: onPostgres }
const names = { sqlite: "SQLite, one process", postgres: "PostgreSQL, two processes, nginx" }
for (const kind of ["sqlite", "postgres"] as const) {
  if (only && only !== kind) continue
  const setup = await setups[kind]()
  if (!setup) {
    say("PostgreSQL is not installed: not measured.")
    continue
  }
  try {
    await spend(names[kind], setup)
  } finally {
    await setup.close()
  }
}
