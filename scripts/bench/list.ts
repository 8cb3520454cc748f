import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

import { startCluster } from "#tests/support/postgres-cluster.ts"
import { type RunningServer, startServer } from "#tests/support/server.ts"

import { runOn, signInOfficer } from "./college.ts"
import { head, median, memoryOf, row, say } from "./report.ts"

const applications = Number(process.env.BENCH_APPLICATIONS ?? 100_000)
const attempts = 40
/** Maximum response time of a list page in milliseconds (p95). */
const bound = 50

interface Question {
  filter?: object
  sort?: string
  order?: string
  /** A negative number counts from the last page. */
  page?: number
}

const questions: Record<string, Question> = {
  "the newest": {},
  "page 100": { page: 100 },
  "a page in the middle": { page: Math.floor(applications / 50) },
  "the last page": { page: -1 },
  "by name": { sort: "applicant_name", order: "ASC" },
  "by the day of the last step, page 100": { sort: "status_at", page: 100 },
  queries: { filter: { status: "query" } },
  "BSc, scheduled caste, verified": {
    filter: { course: "BSc", category: "sc", status: "verified" },
  },
  "one day": { filter: { dayFrom: "2025-07-01", dayTo: "2025-07-01" } },
  "not seen, BA": { filter: { isSeen: false, course: "BA" } },
  "withdrawn, BCom, one week": {
    filter: { status: "withdrawn", course: "BCom", dayFrom: "2025-06-10", dayTo: "2025-06-16" },
  },
  "fee not paid, by name": { filter: { feeStatus: "due" }, sort: "applicant_name", order: "ASC" },
  "a session without any": { filter: { session: "2019-20" } },
  "last four of Aadhaar": { filter: { q: "4321" } },
  "a frequent first name": { filter: { q: "Anjali" } },
  "a frequent first name, by name": {
    filter: { q: "Anjali" },
    sort: "applicant_name",
    order: "ASC",
  },
  "a whole name, of which are many": { filter: { q: "अंजलि कुमारी" } },
  "a rare name": { filter: { q: "Ujjwal Singh" } },
  "the beginning of a name": { filter: { q: "An" } },
  "no such name": { filter: { q: "Zyxwv" } },
  "a name on one day": { filter: { q: "Ravi Yadav", dayFrom: "2025-07-01", dayTo: "2025-07-01" } },
  "a name, rejected": { filter: { q: "Priya", status: "rejected" } },
}

const ask = async (server: RunningServer, cookie: string, asked: Question, total?: number) => {
  const { filter = {}, sort = "submitted_at", order = "DESC", page = 1 } = asked
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

const benchOn = async (name: string, url: string | undefined) => {
  const server = await startServer({ DATABASE_URL: url })
  say(`\n${name}: making ${applications.toLocaleString("en-IN")} applications`)
  const env = { DATABASE_URL: url }
  runOn(server, ["scripts/make-applications.ts", String(applications)], { env })
  await server.restart()
  const cookie = await signInOfficer(server, env)
  await ask(server, cookie, {})

  head(`List of applications, ${name}`, "found", "first ms", "p50 ms", "p95 ms")
  let slow = 0
  for (const [question, asked] of Object.entries(questions)) {
    const first = await ask(server, cookie, asked)
    const times: number[] = []
    for (let index = 0; index < attempts; index++)
      times.push((await ask(server, cookie, asked, first.total)).time)
    const p95 = times.toSorted((a, b) => a - b)[Math.floor(attempts * 0.95)]!
    if (p95 > bound) slow++
    const found = first.total.toLocaleString("en-IN")
    row(question, found, ...[first.time, median(times), p95].map((time) => time.toFixed(1)))
  }
  say(`\n${slow} of ${Object.keys(questions).length} questions take longer than ${bound} ms (p95)`)
  say(`Memory of the server: ${memoryOf(server.pid())} MB`)
  if (slow > 0) process.exitCode = 1
  await server.close()
}

/**
 * Measures the response time of the console's application list, on each database with the same number of
 * applications.
 */
export const benchList = async () => {
  await benchOn("SQLite", undefined)
  const folder = mkdtempSync(join(tmpdir(), "bench-"))
  const cluster = await startCluster(folder)
  if (!cluster) return say("PostgreSQL is not installed: not measured.")
  await benchOn(cluster.version, `${cluster.url}/postgres`)
  await cluster.stop()
  rmSync(folder, { recursive: true })
}
