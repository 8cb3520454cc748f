import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

import { startCluster } from "#tests/support/servers/postgres-cluster.ts"
import { type RunningServer, startServer } from "#tests/support/servers/server.ts"

import { makeApplications, signInOfficer } from "./college.ts"
import type { Figure } from "./figures.ts"
import { head, memoryOf, percentile, row, say } from "./report.ts"

const applications = Number(process.env.BENCH_APPLICATIONS ?? 100_000)
const attempts = 40
/** Maximum response time of a list page in milliseconds (p95). */
const bound = 50

interface ListQuery {
  filter?: object
  sort?: string
  order?: string
  /** A negative number counts from the last page. */
  page?: number
}

const queries: Record<string, ListQuery> = {
  "the newest": {},
  "page 10": { page: 10 },
  "the last page": { page: -1 },
  "by name": { sort: "applicant_name", order: "ASC" },
  queries: { filter: { status: "query" } },
  "BSc, scheduled caste, verified": {
    filter: { course: "BSc", category: "sc", status: "verified" },
  },
  "fee not paid, by name": { filter: { feeStatus: "due" }, sort: "applicant_name", order: "ASC" },
  "last four of Aadhaar": { filter: { q: "4321" } },
  "a frequent first name": { filter: { q: "Anjali" } },
  "a frequent first name, by name": {
    filter: { q: "Anjali" },
    sort: "applicant_name",
    order: "ASC",
  },
  "a rare name": { filter: { q: "Ujjwal Singh" } },
  "no such name": { filter: { q: "Zyxwv" } },
  "a name on one day": { filter: { q: "Ravi Yadav", dayFrom: "2025-07-01", dayTo: "2025-07-01" } },
}

const requestList = async (
  server: RunningServer,
  cookie: string,
  { filter = {}, sort = "submitted_at", order = "DESC", page = 1 }: ListQuery,
  total?: number,
) => {
  const fromEnd = page < 0 ? Math.ceil((total ?? applications) / 25) + 1 + page : page
  const query = new URLSearchParams({
    page: String(fromEnd),
    perPage: "25",
    sort,
    order,
    filter: JSON.stringify(filter),
  })
  const start = performance.now()
  const reply = await fetch(`${server.url}/api/console/applications?${query}`, {
    headers: { cookie },
  })
  const answer = (await reply.json()) as { data: unknown[]; total: number }
  const time = performance.now() - start
  if (!reply.ok) throw new Error(`The list answered ${reply.status}`)
  return { ...answer, time }
}

const benchOn = async (name: string, url: string | undefined): Promise<Figure> => {
  const server = await startServer({ DATABASE_URL: url })
  say(`\n${name}: making ${applications.toLocaleString("en-IN")} applications`)
  const env = { DATABASE_URL: url }
  makeApplications(server, applications, env)
  await server.restart()
  const cookie = await signInOfficer(server, env)
  await requestList(server, cookie, {})

  head(`List of applications, ${name}`, "found", "first ms", "p50 ms", "p95 ms")
  const slowest = { title: "", p95: 0 }
  for (const [title, query] of Object.entries(queries)) {
    const first = await requestList(server, cookie, query)
    const times: number[] = []
    for (let attempt = 0; attempt < attempts; attempt++) {
      times.push((await requestList(server, cookie, query, first.total)).time)
    }
    const p95 = percentile(times, 95)
    if (p95 > slowest.p95) Object.assign(slowest, { title, p95 })
    const total = first.total.toLocaleString("en-IN")
    row(title, total, ...[first.time, percentile(times, 50), p95].map((ms) => ms.toFixed(1)))
  }
  say(`Memory of the server: ${memoryOf(server.pid())} MB`)
  await server.close()
  return {
    what: `Staff list of ${applications.toLocaleString("en-IN")} on ${name}, slowest query (${slowest.title}), p95`,
    ours: `${slowest.p95.toFixed(1)} ms`,
    bound: `at most ${bound} ms`,
    holds: slowest.p95 <= bound,
  }
}

/**
 * Measures the response time of the console's application list on each database: of one session among 20.
 * BENCH_APPLICATIONS is the number of applications of all sessions.
 */
export const benchList = async () => {
  const figures = [await benchOn("SQLite", undefined)]
  const folder = mkdtempSync(join(tmpdir(), "bench-"))
  const cluster = await startCluster(folder)
  if (cluster) {
    figures.push(await benchOn(cluster.version, `${cluster.url}/postgres`))
    await cluster.stop()
  } else say("PostgreSQL is not installed: not measured.")
  rmSync(folder, { recursive: true })
  return figures
}
