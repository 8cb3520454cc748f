import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

import { type RunningServer, startServer } from "#tests/support/servers/server.ts"

import { head, row } from "./report.ts"

/** The stages of a submission in the main thread, each with the functions or files that belong to it. */
const stages: [string, RegExp][] = [
  ["garbage collection", /^\(garbage collector\)/],
  ["sync", /^(?:commitTransaction|sqliteTransaction) /],
  ["insert", /kysely|better-sqlite3|local-files|insert-applications/],
  ["hand pictures to threads", /jpeg-turbo|reencode-jpeg/],
  ["validate", /zod|\/domain\//],
  ["hash and encrypt", /node:internal\/crypto|field-encryption/],
  ["parse", /busboy|multipart|node:_http|node:internal\/stream|node:events|fastify/],
]

interface Profile {
  nodes: {
    id: number
    callFrame: { functionName: string; url: string }
    children?: number[]
  }[]
  /** Microseconds of the monotonic clock. */
  startTime: number
  samples: number[]
  timeDeltas: number[]
}

/** The stage of each node: its own, else that of its caller. */
const stagesOf = ({ nodes }: Profile) => {
  const callers = new Map(
    nodes.flatMap(({ id, children = [] }) => children.map((one) => [one, id])),
  )
  const own = new Map(
    nodes.map(({ id, callFrame: { functionName, url } }) => [
      id,
      functionName === "(idle)"
        ? "idle"
        : stages.find(([, pattern]) => pattern.test(`${functionName} ${url}`))?.[0],
    ]),
  )
  return (node: number) => {
    for (let id: number | undefined = node; id !== undefined; id = callers.get(id)) {
      const stage = own.get(id)
      if (stage) return stage
    }
    return "rest"
  }
}

/** Milliseconds of the main thread in each stage between two points of the monotonic clock. */
const timeOfStages = (profile: Profile, from: number, to: number) => {
  const stageOf = stagesOf(profile)
  const times = new Map<string, number>()
  let at = profile.startTime
  for (const [index, node] of profile.samples.entries()) {
    const delta = profile.timeDeltas[index]!
    at += delta
    if (at < from || at > to) continue
    const stage = stageOf(node)
    times.set(stage, (times.get(stage) ?? 0) + delta / 1000)
  }
  times.delete("idle")
  return times
}

/** Processor time in milliseconds of a process's threads of this name. */
const timeOfThreads = ({ pid }: RunningServer, name: string) => {
  const tasks = `/proc/${pid()}/task`
  const ticks = readdirSync(tasks)
    .map((task) => readFileSync(join(tasks, task, "stat"), "utf8"))
    .filter((stat) => stat.includes(`(${name})`))
    .map((stat) => stat.slice(stat.lastIndexOf(")") + 2).split(" "))
    .map((fields) => Number(fields[11]) + Number(fields[12]))
  return ticks.reduce((sum, count) => sum + count, 0) * 10
}

const microseconds = () => Number(process.hrtime.bigint() / 1000n)

/**
 * Prints where one round of `count` requests spends its time: the main thread by Node's profiler, and other threads by
 * their processor time. `split` says how much of the latter belongs to which stage. The first round is not measured.
 */
export const printStages = async (
  env: NodeJS.ProcessEnv,
  count: number,
  round: (server: RunningServer) => Promise<unknown>,
  split: Record<string, number>,
) => {
  const folder = mkdtempSync(join(tmpdir(), "profile-"))
  const server = await startServer({
    ...env,
    NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${folder}`,
  })
  await round(server)
  const threads = ["libuv-worker", "V8Worker"]
  const before = threads.map((name) => timeOfThreads(server, name))
  const from = microseconds()
  await round(server)
  const to = microseconds()
  const [pool, v8] = threads.map((name, i) => timeOfThreads(server, name) - before[i]!)
  await server.stop()
  const file = join(folder, readdirSync(folder)[0]!)
  const times = timeOfStages(JSON.parse(readFileSync(file, "utf8")) as Profile, from, to)
  await server.close()
  rmSync(folder, { recursive: true })

  const whole = Object.values(split).reduce((sum, part) => sum + part, 0)
  for (const [name, part] of Object.entries(split)) times.set(name, (pool! * part) / whole)
  times.set("collect and compile in V8's threads", v8!)
  const all = [...times.values()].reduce((sum, time) => sum + time, 0)
  head("Stages, with the profiler", "ms each", "share")
  for (const [name, time] of [...times].toSorted(([, a], [, b]) => b - a)) {
    row(name, (time / count).toFixed(2), `${((100 * time) / all).toFixed(0)} %`)
  }
}
