// SIGKILL around the moment of the answer: returned codes stay valid, and a retry stores nothing twice.
import { setTimeout as sleep } from "node:timers/promises"

import sharp from "sharp"
import { afterAll, beforeAll, expect, test } from "vitest"

import { connect } from "#server/platform/database/connect.ts"
import { makePicturesOld, noteBackup, picturesIn, readPicturesIn } from "#tests/support/app.ts"
import { toFormData, validForm } from "#tests/support/applications.ts"
import { print, save } from "#tests/support/contract-calls.ts"
import { makeSamplePictures } from "#tests/support/sample-pictures.ts"
import { type RunningServer, startServer } from "#tests/support/server.ts"

const rounds = 12

let server: RunningServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const storedApplications = async () => {
  const db = connect({ dataDir: server.dataDir, url: undefined })
  const rows = await db.selectFrom("applications").selectAll().execute()
  await db.destroy()
  return rows
}

test("stores each application once and completely when killed during a save", async () => {
  const pictures = await makeSamplePictures()
  const saved: { code: string; round: string }[] = []
  // Adapts the kill time to the moment of the answer, when files and record are written.
  let killDelayMs = 40
  for (let i = 0; i < rounds; i++) {
    const wait = Math.max(0, Math.round(killDelayMs + 10 * (Math.random() - 0.5)))
    const round = `round ${i}, killed after ${wait} ms`
    const form = validForm("BSc")
    const send = () =>
      save(server.url, toFormData(form, pictures, { submission_key: `crash-test-round-${i}-key` }))
    const sending = send().catch(() => undefined)
    await sleep(wait)
    await server.stop("SIGKILL")
    const first = await sending
    await server.restart()

    expect([undefined, 200], round).toContain(first?.status)
    killDelayMs += first ? -5 : 5
    const returnedCode = first?.answer.admission_code
    const printed = returnedCode && (await print(server.url, returnedCode)).answer[0]?.["id"]
    expect(printed, round).toBe(returnedCode)
    const retried = await send()
    expect(retried.status, `${round}: ${JSON.stringify(retried.answer)}`).toBe(200)
    const code = retried.answer.admission_code!
    expect(returnedCode ?? code, round).toBe(code)
    saved.push({ code, round })
  }

  const rows = await storedApplications()
  expect(rows.map((row) => row.admission_code).toSorted()).toEqual(
    saved.map(({ code }) => code).toSorted(),
  )
  const stored = await readPicturesIn(server.dataDir)
  for (const { code, round } of saved) {
    const [record] = (await print(server.url, code)).answer
    for (const name of [record!["image_file"], record!["signature_file"]]) {
      expect([...stored.keys()], round).toContain(name)
      await sharp(stored.get(String(name))!, { failOn: "warning" })
        .raw()
        .toBuffer()
      expect((await fetch(`${server.url}/uploads/${name}`)).status, round).toBe(200)
    }
  }

  await server.stop()
  makePicturesOld(server.dataDir)
  await noteBackup({ dataDir: server.dataDir, url: undefined })
  await server.restart()
  const known = rows.flatMap((row) => [row.image_file, row.signature_file]).toSorted()
  // The sweep runs after the server starts to listen.
  await expect.poll(() => picturesIn(server.dataDir), { timeout: 10_000 }).toEqual(known)
})
