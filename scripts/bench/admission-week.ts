// npm run bench:admission-week: runs the mixed load of the admission week as fast as the site answers, on
// SQLite and on PostgreSQL with two processes. WEEK_SECONDS is the duration of each run, WEEK_CLIENTS the
// number of clients, WEEK_APPLICATIONS the number of applications stored before. WEEK_ONLY is sqlite or
// postgres.
import { mkdtempSync, rmSync } from "node:fs"
import { availableParallelism, cpus, tmpdir, totalmem } from "node:os"
import { join } from "node:path"

import { apply } from "#tests/support/contract-calls.ts"
import { makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"
import { studentRow } from "#tests/support/samples/students.ts"
import { startBucket } from "#tests/support/servers/bucket.ts"
import { startNginxBefore } from "#tests/support/servers/nginx.ts"
import { startCluster } from "#tests/support/servers/postgres-cluster.ts"
import { type RunningServer, startServer } from "#tests/support/servers/server.ts"

import { build } from "../build.mjs"
import { addStudents, makeApplications, signInOfficer } from "./college.ts"
import { memoryOf, say } from "./report.ts"
import { verifyPersisted } from "./visitors/persisted.ts"
import { runClients } from "./visitors/visitors.ts"
import { reportReplies } from "./visitors/visits.ts"

const seconds = Number(process.env.WEEK_SECONDS ?? 300)
const clients = Number(process.env.WEEK_CLIENTS ?? 60)
const before = Number(process.env.WEEK_APPLICATIONS ?? 20_000)
const only = process.env.WEEK_ONLY

/** A deployment as a college runs it. */
interface Deployment {
  url: string
  servers: RunningServer[]
  /** Environment for commands that work on the same data. */
  env: NodeJS.ProcessEnv
  close: () => Promise<void>
}

const settings = {
  LOG_LEVEL: "warn",
  TRUST_PROXY: "loopback",
  RATE_SAVE_PER_MINUTE: "1000000",
  RATE_PRINT_PER_MINUTE: "1000000",
}

const onSqlite = async (): Promise<Deployment> => {
  const server = await startServer(settings)
  return { url: server.url, servers: [server], env: {}, close: server.close }
}

const onPostgres = async (): Promise<Deployment | undefined> => {
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

const measure = async (name: string, { url, servers, env }: Deployment) => {
  say(`\n## ${name}: ${clients} clients, ${seconds} s, ${before} applications before`)
  await makeApplications(servers[0]!, before, env)
  const rows = Array.from({ length: 1000 }, () => studentRow())
  await addStudents(servers[0]!, rows, env)
  const cookie = await signInOfficer(servers[0]!, env)
  const pictures = await makeSamplePictures()
  // Warm up first: otherwise the benchmark measures the JIT compiler.
  const codes: string[] = []
  for (let saved = 0; saved < 200; saved++) codes.push(await apply(url, pictures))

  const memory = () => servers.map((server) => memoryOf(server.pid())).join(" and ")
  const atStart = memory()
  const college = { url, cookie, students: rows.map(({ aadhar }) => aadhar!), codes }
  const run = await runClients(college, clients, seconds)
  reportReplies(run.replies, run.seconds)
  say(`\nConnections broken: ${run.broken.length}.`)
  say(`Memory, MB: ${atStart} at the start, ${memory()} at the end.`)
  if (run.broken.length > 0 || run.replies.some(({ status }) => status >= 500)) process.exitCode = 1
  if (!(await verifyPersisted(url, codes))) process.exitCode = 1
}

if (!build({ ifStale: true })) process.exit(1)
say(
  `Node ${process.version}; ${availableParallelism()} × ${cpus()[0]?.model.trim()}, ` +
    `${Math.round(totalmem() / 2 ** 30)} GiB`,
)
const deployments = {
  sqlite: { name: "SQLite, one process", start: onSqlite },
  postgres: { name: "PostgreSQL, two processes, nginx", start: onPostgres },
}
for (const [kind, { name, start }] of Object.entries(deployments)) {
  if (only && only !== kind) continue
  const deployment = await start()
  if (!deployment) {
    say("PostgreSQL is not installed: not measured.")
    continue
  }
  try {
    await measure(name, deployment)
  } finally {
    await deployment.close()
  }
}
