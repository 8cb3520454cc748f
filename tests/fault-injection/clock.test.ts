// The system clock jumps, as when it was set to India time instead of UTC until NTP corrects it.
import { writeFileSync } from "node:fs"
import { join } from "node:path"

import { afterAll, beforeAll, expect, test } from "vitest"

import { connect } from "#server/platform/database/connect.ts"
import { picturesIn } from "#tests/support/app.ts"
import { makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"
import { openFolder } from "#tests/support/servers/folder.ts"
import type { RunningServer } from "#tests/support/servers/server.ts"

import { startServer } from "./harness.ts"
import { expectIntact } from "./records.ts"
import { expectCleanLog } from "./server-log.ts"
import { applicant, expectAccepted, type Pictures, send } from "./submissions.ts"

const hour = 3_600_000
const limit = 40
let folder: Awaited<ReturnType<typeof openFolder>>
let server: RunningServer
let pictures: Pictures

const setClock = (aheadMs: number) => writeFileSync(join(folder.path, "clock"), String(aheadMs))

beforeAll(async () => {
  folder = await openFolder()
  pictures = await makeSamplePictures()
  setClock(0)
  const env = { CLOCK_FILE: join(folder.path, "clock"), RATE_SAVE_PER_MINUTE: String(limit) }
  server = await startServer(env, "tests/fault-injection/server-with-shifted-clock.ts")
})
afterAll(async () => {
  await server.close()
  await folder.remove()
})

const submittedAt = async (code: string) => {
  const db = connect({ dataDir: server.dataDir, url: undefined })
  const { submitted_at } = await db
    .selectFrom("applications")
    .select("submitted_at")
    .where("admission_code", "=", code)
    .executeTakeFirstOrThrow()
  await db.destroy()
  return Date.parse(submitted_at)
}

test.each([
  { jump: "five and a half hours ahead", aheadMs: 5.5 * hour },
  { jump: "corrected", aheadMs: 0 },
  { jump: "a day back", aheadMs: -24 * hour },
  { jump: "30 hours ahead", aheadMs: 30 * hour },
  { jump: "corrected again", aheadMs: 0 },
])(
  "clock $jump: accepts applications with the clock's time and keeps old ones unchanged",
  async ({ aheadMs }) => {
    const oldSubmission = applicant()
    const code = await expectAccepted(server.url, pictures, oldSubmission)
    setClock(aheadMs)
    expect(await expectAccepted(server.url, pictures, oldSubmission)).toBe(code)
    const newSubmission = applicant()
    const at = await submittedAt(await expectAccepted(server.url, pictures, newSubmission))
    const wrongBy = at - (Date.now() + aheadMs)
    expect(Math.abs(wrongBy)).toBeLessThan(hour / 2)
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
    expectCleanLog(server, [oldSubmission.form, newSubmission.form])
  },
)

test("a rate limit reached while the clock was ahead ends when the clock is corrected", async () => {
  setClock(12 * hour)
  const statuses: number[] = []
  while (statuses.at(-1) !== 429)
    statuses.push((await send(server.url, pictures, applicant())).status)
  const { status, headers } = await send(server.url, pictures, applicant())
  expect([status, Number(headers.get("retry-after")) <= 60]).toEqual([429, true])
  setClock(0)
  await expectAccepted(server.url, pictures, applicant())
})

test("the sweep at start keeps pictures of applications submitted before the clock jumped", async () => {
  setClock(-6 * hour)
  const oldSubmission = applicant()
  const code = await expectAccepted(server.url, pictures, oldSubmission)
  const files = await picturesIn(server.dataDir)
  setClock(6 * hour)
  await server.restart()
  expect(await expectAccepted(server.url, pictures, oldSubmission)).toBe(code)
  expect(await picturesIn(server.dataDir)).toEqual(files)
  setClock(0)
  expect(await server.stop()).toBe(0)
  await expectIntact(server.dataDir)
})
