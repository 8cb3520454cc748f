// npm run bench:admission-week: all that people do with a college's site in the week of admission, at once,
// as fast as it answers; on SQLite, and on PostgreSQL with two processes. WEEK_SECONDS is how long each
// takes, WEEK_CLIENTS how many ask, WEEK_APPLICATIONS how many there are before. WEEK_ONLY=sqlite or postgres.
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { availableParallelism, cpus, tmpdir, totalmem } from "node:os"
import { join } from "node:path"

import autocannon from "autocannon"

import { startBucket } from "#tests/support/bucket.ts"
import { startCluster } from "#tests/support/cluster.ts"
import { startNginxBefore } from "#tests/support/nginx.ts"
import { type RunningServer, startServer } from "#tests/support/server.ts"
import { studentRow } from "#tests/support/students.ts"

import { build } from "../build.mjs"
import { applicationBodies, boundary } from "./bodies.ts"
import { importStudents, runOn, signInOfficer } from "./college.ts"
import { load } from "./load.ts"
import { type Act, acts, visitors } from "./mix.ts"
import { head, memoryOf, percentile, processorTimeOf, row, say } from "./report.ts"

const seconds = Number(process.env.WEEK_SECONDS ?? 300)
const clients = Number(process.env.WEEK_CLIENTS ?? 60)
const before = Number(process.env.WEEK_APPLICATIONS ?? 20_000)
const only = process.env.WEEK_ONLY

/** What a college runs. */
interface Setup {
  url: string
  servers: RunningServer[]
  /** What a command needs to work on the same data. */
  env: NodeJS.ProcessEnv
  close: () => Promise<void>
}

const settings = {
  LOG_LEVEL: "warn",
  TRUST_PROXY: "loopback",
  RATE_SAVE_PER_MINUTE: "1000000",
  RATE_PRINT_PER_MINUTE: "1000000",
}

const onSqlite = async (): Promise<Setup> => {
  const server = await startServer(settings)
  return { url: server.url, servers: [server], env: {}, close: server.close }
}

const onPostgres = async (): Promise<Setup | undefined> => {
  const folder = mkdtempSync(join(tmpdir(), "week-"))
  const cluster = await startCluster(folder, { isDurable: true })
  if (!cluster) return undefined
  const bucket = await startBucket()
  const env = {
    ...bucket.env,
    DATABASE_URL: `${cluster.url}/postgres`,
    APP_KEY: Buffer.alloc(32, 7).toString("base64"),
  }
  const servers = await Promise.all([1, 2].map(() => startServer({ ...settings, ...env })))
  const nginx = await startNginxBefore(servers.map(({ url }) => url))
  if (!nginx) say("nginx is not installed: all requests go to the first process.")
  const close = async () => {
    await nginx?.close()
    await Promise.all(servers.map((server) => server.close()))
    await bucket.close()
    await cluster.stop()
    rmSync(folder, { recursive: true })
  }
  return { url: nginx?.url ?? servers[0]!.url, servers, env, close }
}

/** Seconds that all processors of this machine have worked. */
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

interface Reply {
  act: Act
  status: number
  ms: number
}

/** Everybody at once, each asking again as soon as answered; codes of saved applications are added. */
const ask = async ({ url }: Setup, next: Awaited<ReturnType<typeof visitors>>, codes: string[]) => {
  const replies: Reply[] = []
  const asked = new WeakMap<object, { act: Act; at: number }>()
  const result = await autocannon({
    url,
    connections: clients,
    duration: seconds,
    timeout: 120,
    requests: [
      {
        setupRequest: (request, context) => {
          const { act, request: nextRequest } = next()
          asked.set(context, { act, at: performance.now() })
          return { ...request, body: undefined, ...nextRequest }
        },
        onResponse: (status, body, context) => {
          const { act, at } = asked.get(context)!
          if (status >= 500 && !replies.some((reply) => reply.status === status)) {
            say(`The first ${status}, to a ${act}: ${body.slice(0, 200)}`)
          }
          replies.push({ act, status, ms: performance.now() - at })
          if (act !== "save" || status !== 200) return
          const { admission_code } = JSON.parse(body) as { admission_code?: string }
          if (!admission_code) throw new Error(`A save was answered: ${body}`)
          codes.push(admission_code)
        },
      },
    ],
  })
  return { replies, broken: result.errors, time: result.duration }
}

const report = (replies: Reply[], time: number) => {
  head("", "requests", "per second", "p50 ms", "p95 ms", "p99 ms", "refused or failed")
  for (const act of [...acts, undefined]) {
    const of = replies.filter((reply) => act === undefined || reply.act === act)
    if (of.length === 0) continue
    const times = of.map(({ ms }) => ms)
    const failed = of.filter(({ status }) => status !== 200).map(({ status }) => status)
    const kinds = [...new Set(failed)].map(
      (kind) => `${failed.filter((status) => status === kind).length} × ${kind}`,
    )
    row(
      act ?? "all",
      of.length,
      (of.length / time).toFixed(1),
      ...[50, 95, 99].map((hundredths) => percentile(times, hundredths).toFixed(0)),
      kinds.join(", ") || 0,
    )
  }
}

/** How many of these files are not answered. */
const countMissing = async (url: string, names: string[]) => {
  let missing = 0
  const waiting = [...names]
  const readOn = async () => {
    for (let name = waiting.pop(); name; name = waiting.pop()) {
      const reply = await fetch(`${url}/uploads/${name}`)
      const { byteLength } = await reply.arrayBuffer()
      if (!reply.ok || byteLength === 0) missing++
    }
  }
  await Promise.all(Array.from({ length: 20 }, readOn))
  return missing
}

/** Whether each code that was answered stands for a whole application, with both its pictures. */
const lookForAll = async ({ url }: Setup, codes: string[]) => {
  const printed = await load({
    url: `${url}/api/v2/admission/print`,
    method: "POST",
    headers: { "content-type": "application/json" },
    bodies: codes.map((code) => Buffer.from(JSON.stringify({ admission_code: code }))),
    connections: 20,
  })
  const records = printed.replies
    .filter(({ status }) => status === 200)
    .map(({ body }) => (JSON.parse(body) as Record<string, string>[])[0]!)
  const different = new Set(codes)
  const whole = new Set(records.map((record) => record["id"]!))
  const lost = [...different].filter((code) => !whole.has(code)).length
  const pictures = records.flatMap(({ image_file, signature_file }) => [
    image_file!,
    signature_file!,
  ])
  const missing = await countMissing(url, pictures)
  say(
    `\nAnswered: ${codes.length} codes, ${different.size} of them different. ` +
      `Not printable: ${lost}. Of ${pictures.length} pictures missing: ${missing}.`,
  )
  if (lost + missing > 0 || different.size !== codes.length) process.exitCode = 1
}

const spend = async (name: string, setup: Setup) => {
  const { url, servers, env } = setup
  say(`\n## ${name}: ${clients} clients, ${seconds} s, ${before} applications before`)
  runOn(servers[0]!, ["scripts/make-applications.ts", String(before)], { env })
  const students = Array.from({ length: 1000 }, () => studentRow())
  importStudents(servers[0]!, students, env)
  const cookie = await signInOfficer(servers[0]!, env)
  const warm = await load({
    url: `${url}/api/v2/admission/save`,
    method: "POST",
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
    bodies: await applicationBodies(200),
    connections: 20,
  })
  const codes = warm.replies.map(
    ({ body }) => (JSON.parse(body) as { admission_code: string }).admission_code,
  )
  const numbers = students.map(({ aadhar }) => aadhar!)
  const next = await visitors({ cookie, students: numbers, codes })

  const memory = servers.map((server) => memoryOf(server.pid()))
  const start = worked(servers)
  const { replies, broken, time } = await ask(setup, next, codes)
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
  await lookForAll(setup, codes)
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
