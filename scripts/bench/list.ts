import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

import { startCluster } from "#tests/support/servers/postgres-cluster.ts"
import { type RunningServer, startServer } from "#tests/support/servers/server.ts"

import { makeRecords, signInOfficer } from "./college.ts"
import { atMost, type Figure, head, medianOf, memoryOf, percentile, row, say } from "./report.ts"

const rows = Number(process.env.BENCH_APPLICATIONS ?? 100_000)
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

const applicationQueries: Record<string, ListQuery> = {
  "the newest": { sort: "submitted_at", order: "DESC" },
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
  "a URN": { filter: { q: "SU25-00000777" } },
  "a part of a mobile number": { filter: { q: "41507" } },
  "a name on one day": { filter: { q: "Ravi Yadav", dayFrom: "2025-07-01", dayTo: "2025-07-01" } },
}

const studentQueries: Record<string, ListQuery> = {
  "by admission number": {},
  "the last page": { page: -1 },
  "by name": { sort: "applicant_name" },
  "the latest change": { sort: "updated_at", order: "DESC" },
  "one session": { filter: { session: "2025-2026" } },
  "course and semester, by name": {
    filter: { course: "2", semester: "3" },
    sort: "applicant_name",
  },
  "beginning of a URN": { filter: { q: "URN2024000" } },
  "mobile number": { filter: { q: "9415000002" } },
  "last four of Aadhaar": { filter: { q: "4321" } },
  "a frequent first name": { filter: { q: "Anjali" } },
  "a frequent first name, by name": { filter: { q: "Anjali" }, sort: "applicant_name" },
  "a letter": { filter: { q: "a" } },
  "a rare name": { filter: { q: "Ujjwal Singh" } },
  "no such name": { filter: { q: "Zyxwv" } },
}

const lists = { applications: applicationQueries, students: studentQueries }
type List = keyof typeof lists

const requestList = async (
  { url }: RunningServer,
  cookie: string,
  list: List,
  { filter = {}, sort = "admission_number", order = "ASC", page = 1 }: ListQuery,
  total = rows,
) => {
  const query = new URLSearchParams({
    page: String(page < 0 ? Math.ceil(total / 25) + 1 + page : page),
    perPage: "25",
    sort,
    order,
    filter: JSON.stringify(filter),
  })
  const start = performance.now()
  const reply = await fetch(`${url}/api/console/${list}?${query}`, { headers: { cookie } })
  const answer = (await reply.json()) as { data: unknown[]; total: number }
  const time = performance.now() - start
  if (!reply.ok) throw new Error(`The list answered ${reply.status}`)
  return { ...answer, time }
}

const benchQueries = async (
  server: RunningServer,
  cookie: string,
  list: List,
  database: string,
) => {
  head(`List of ${list}, ${database}`, "found", "first ms", "p50 ms", "p95 ms")
  const slowest = { title: "", p95: 0 }
  for (const [title, query] of Object.entries(lists[list])) {
    const first = await requestList(server, cookie, list, query)
    const times: number[] = []
    for (let attempt = 0; attempt < attempts; attempt++) {
      times.push((await requestList(server, cookie, list, query, first.total)).time)
    }
    const p95 = percentile(times, 95)
    if (p95 > slowest.p95) Object.assign(slowest, { title, p95 })
    const total = first.total.toLocaleString("en-IN")
    row(title, total, ...[first.time, medianOf(times), p95].map((ms) => ms.toFixed(1)))
  }
  const what = `Staff list of ${rows.toLocaleString("en-IN")} ${list} on ${database}`
  return atMost(`${what}, slowest query (${slowest.title}), p95`, slowest.p95, "ms", bound, 1)
}

const benchOn = async (name: string, url: string | undefined) => {
  const server = await startServer({ DATABASE_URL: url })
  say(`\n${name}: making ${rows.toLocaleString("en-IN")} applications and as many students`)
  const env = { DATABASE_URL: url }
  await makeRecords(server, "applications", rows, env)
  await makeRecords(server, "students", rows, env)
  await server.restart()
  const cookie = await signInOfficer(server, env)
  const figures: Figure[] = []
  for (const list of Object.keys(lists) as List[]) {
    figures.push(await benchQueries(server, cookie, list, name))
  }
  say(`Memory of the server: ${memoryOf(server.pid())} MB`)
  await server.close()
  return figures
}

/**
 * Measures the response time of the console's lists on each database: the applications of one session among 20, and
 * students of 20 years. BENCH_APPLICATIONS is the number of each.
 */
export const benchList = async () => {
  const figures = await benchOn("SQLite", undefined)
  const folder = mkdtempSync(join(tmpdir(), "bench-"))
  const cluster = await startCluster(folder)
  if (cluster) {
    figures.push(...(await benchOn(cluster.version, `${cluster.url}/postgres`)))
    await cluster.stop()
  } else say("PostgreSQL is not installed: not measured.")
  rmSync(folder, { recursive: true })
  return figures
}
