// The server starts with a clock that is wrong by up to three years: nothing is deleted by date.
import { globSync, writeFileSync } from "node:fs"
import { join } from "node:path"

import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"

import type { Status } from "#domain/applications/workflow.ts"
import { insertApplications } from "#server/features/applications/application-repository.ts"
import { connect } from "#server/platform/database/connect.ts"
import {
  findInstallationValue,
  setInstallationValue,
} from "#server/platform/database/installation.ts"
import { picturesIn } from "#tests/support/app.ts"
import { buildRow } from "#tests/support/applications-harness.ts"
import { freshAadhaar } from "#tests/support/samples/applications.ts"
import { makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"
import { openFolder } from "#tests/support/servers/folder.ts"
import { type RunningServer, startServer } from "#tests/support/servers/server.ts"

import { report, rounds } from "./harness.ts"
import { applicant, expectAccepted } from "./submissions.ts"

const [libfaketime] = globSync("/usr/lib/*/faketime/libfaketimeMT.so.1")
if (!libfaketime)
  console.log("libfaketime is missing here: starts with a wrong clock are not tested.")

const dayMs = 86_400_000
const tables = [
  "applications",
  "application_events",
  "students",
  "contact_messages",
  "items",
  "trash",
  "staff_tokens",
] as const

let folder: Awaited<ReturnType<typeof openFolder>>
let server: RunningServer

const inDatabase = async <Result>(work: (db: ReturnType<typeof connect>) => Promise<Result>) => {
  const db = connect({ dataDir: server.dataDir, url: undefined })
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}

/** The number of rows of each table, and of all files. */
const countAll = () =>
  inDatabase(async (db) => {
    const counts: Record<string, number> = { files: (await picturesIn(server.dataDir)).length }
    for (const table of tables) {
      const { rows } = await sql<{ count: number }>`select count(*) as count
        from ${sql.table(table)}`.execute(db)
      counts[table] = rows[0]!.count
    }
    return counts
  })

const setClock = (days: number) =>
  writeFileSync(join(folder.path, "clock"), `${days < 0 ? "-" : "+"}${Math.abs(days)}d`)

const submittedAt = (years: number) =>
  new Date(Date.now() - years * 365 * dayMs - 7 * dayMs).toISOString()

/** Applications of the open session and of earlier ones, all within their period by the right clock. */
const addRecords = () =>
  inDatabase(async (db) => {
    const year = new Date().getFullYear() - 2
    const earlier = `${year}-${(year + 1) % 100}`
    const rows = Array.from({ length: 500 }, (_, index) => {
      const at = submittedAt(index % 2)
      const status: Status = index % 5 === 0 ? "admitted" : "rejected"
      const label = index % 2 === 0 ? "2025-26" : earlier
      const row = buildRow(
        { aadhar_no: freshAadhaar() },
        { session: label, status, image_file: "", signature_file: "" },
      )
      return { ...row, submitted_at: at, status_at: at }
    })
    await insertApplications(db, rows)
    const message = { name: "Asha", email: "asha@example.com", subject: "x", message: "y" }
    await db
      .insertInto("contact_messages")
      .values({ ...message, at: submittedAt(0), seen_at: null })
      .execute()
    await db
      .insertInto("staff_tokens")
      .values({
        token_hash: "hash",
        purpose: "join",
        role: "clerk",
        staff_id: null,
        issued_by: "Ravi",
        issued_by_id: null,
        expires_at: new Date(Date.now() + 3 * dayMs).toISOString(),
        note: "",
      })
      .execute()
    // The worst case: administrators have switched automatic erasure on, and the notice is long past.
    const old = new Date(Date.now() - 200 * dayMs).toISOString()
    const plan = { noticed_at: old, automatic_since: old, automatic_by: "Ravi", refusal: null }
    const plans = [...new Set(rows.map(({ session }) => session))].map((session) => ({
      kind: "applications" as const,
      session,
      ...plan,
    }))
    await db.insertInto("erasure_plans").values(plans).execute()
    await setInstallationValue(db, "last_backup", new Date().toISOString())
  })

beforeAll(async () => {
  if (!libfaketime) return
  folder = await openFolder()
  setClock(0)
  server = await startServer(
    { LD_PRELOAD: libfaketime, FAKETIME_DONT_FAKE_MONOTONIC: "1" },
    undefined,
    ["sh", "-c", 'FAKETIME="$(cat "$0")" exec "$@"', join(folder.path, "clock")],
  )
  const pictures = await makeSamplePictures()
  for (let count = 0; count < 3; count++) await expectAccepted(server.url, pictures, applicant())
  await server.stop()
  await addRecords()
})
afterAll(async () => {
  if (!libfaketime) return
  await server.close()
  await folder.remove()
})

/** Jobs at the start that delete by date or by absence (server/main.ts). */
const jobs = 3

const lastSweep = () => inDatabase((db) => findInstallationValue(db, "last_sweep"))
const refusals = () => server.log().split("the clock is not trusted").length - 1

/** Starts the server with this clock, and waits until each job has run, or has refused to. */
const startWith = async (days: number) => {
  setClock(days)
  const [swept, refused] = [await lastSweep(), refusals()]
  await server.restart()
  await expect
    .poll(async () => refusals() - refused >= jobs || (await lastSweep()) !== swept)
    .toBe(true)
  const isTrusted = refusals() === refused
  await server.stop()
  return isTrusted
}

test.runIf(libfaketime)(
  "starts with wrong clocks between three years back and three years ahead delete nothing",
  async () => {
    const before = await countAll()
    expect(before).toMatchObject({ applications: 503, files: 6 })
    const fixed = [300, 900, -300]
    const random = Array.from(
      { length: rounds({ full: 100, short: 3 }) },
      () => Math.round((Math.random() * 2 - 1) * 3 * 365 * 10) / 10,
    )
    let refused = 0
    for (const days of [...fixed, ...random]) {
      const isTrusted = await startWith(days)
      if (!isTrusted) refused++
      expect({ days, ...(await countAll()) }).toEqual({ days, ...before })
    }
    expect(refused).toBeGreaterThanOrEqual(fixed.length)
    await startWith(0)
    expect(await countAll()).toEqual(before)
    const starts = fixed.length + random.length
    report(`${starts} starts with a wrong clock, ${refused} of them not trusted`)
  },
  900_000,
)
