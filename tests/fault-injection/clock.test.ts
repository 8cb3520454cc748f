// The machine's clock jumps, as where it was kept in Indian time, five and a half hours ahead, until the
// network sets it right.
import { writeFileSync } from "node:fs"
import { join } from "node:path"

import { afterAll, beforeAll, expect, test } from "vitest"

import { connect } from "#server/platform/database/connect.ts"
import { picturesIn } from "#tests/support/app.ts"
import { openFolder } from "#tests/support/folder.ts"
import { makeSamplePictures } from "#tests/support/sample-pictures.ts"
import type { RunningServer } from "#tests/support/server.ts"

import { applicant, expectTaken, type Pictures, send } from "./answers.ts"
import { expectCleanLog } from "./log-of.ts"
import { expectSound } from "./records.ts"
import { startServer } from "./start.ts"

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
  server = await startServer(env, "tests/fault-injection/with-a-wrong-clock.ts")
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
  { jump: "right again", aheadMs: 0 },
  { jump: "a day back", aheadMs: -24 * hour },
  { jump: "ahead and across a day again", aheadMs: 30 * hour },
  { jump: "right in the end", aheadMs: 0 },
])(
  "$jump: applications are taken with the clock's time, and old ones stay what they are",
  async ({ aheadMs }) => {
    const before = applicant()
    const code = await expectTaken(server.url, pictures, before)
    setClock(aheadMs)
    expect(await expectTaken(server.url, pictures, before)).toBe(code)
    const after = applicant()
    const at = await submittedAt(await expectTaken(server.url, pictures, after))
    const wrongBy = at - (Date.now() + aheadMs)
    expect(Math.abs(wrongBy)).toBeLessThan(hour / 2)
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
    expectCleanLog(server, [before.form, after.form])
  },
)

test("a limit that was reached while the clock was ahead does not last until the clock is there again", async () => {
  setClock(12 * hour)
  const statuses: number[] = []
  while (statuses.at(-1) !== 429)
    statuses.push((await send(server.url, pictures, applicant())).status)
  const { status, headers } = await send(server.url, pictures, applicant())
  expect([status, Number(headers.get("retry-after")) <= 60]).toEqual([429, true])
  setClock(0)
  await expectTaken(server.url, pictures, applicant())
})

test("the pictures of those who apply while it jumps are not taken for left over by a start", async () => {
  setClock(-6 * hour)
  const early = applicant()
  const code = await expectTaken(server.url, pictures, early)
  const files = await picturesIn(server.dataDir)
  setClock(6 * hour)
  await server.restart()
  expect(await expectTaken(server.url, pictures, early)).toBe(code)
  expect(await picturesIn(server.dataDir)).toEqual(files)
  setClock(0)
  expect(await server.stop()).toBe(0)
  await expectSound(server.dataDir)
})
