// SIGKILL at random moments under load: every accepted application is complete and stored once.
import { setTimeout as sleep } from "node:timers/promises"

import sharp from "sharp"
import { expect, test } from "vitest"

import { connect } from "#server/platform/database/connect.ts"
import { readPicturesIn } from "#tests/support/app.ts"
import { makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"

import { report, rounds, startServer } from "./harness.ts"
import { expectIntact } from "./records.ts"
import { expectCleanLog } from "./server-log.ts"
import { applicant, expectComplete, send } from "./submissions.ts"

const kills = rounds({ full: 100, short: 6 })
const clients = 4
const maxUptimeMs = 900
/** How many of the last accepted applications before each kill are checked in detail. */
const checkedPerKill = 8

test(
  `killed ${kills} times under load, stores every accepted application completely and once`,
  { timeout: 20_000 + kills * 20_000 },
  async () => {
    const startMs = performance.now()
    const pictures = await makeSamplePictures()
    const server = await startServer()
    const accepted = new Map<string, { code: string; form: ReturnType<typeof applicant>["form"] }>()
    const refusals: string[] = []
    let unanswered = 0
    const sending = { goOn: true }

    /** Retries like the form: without an answer, sends again with the same key. */
    const sendUntilAnswered = async () => {
      const submission = applicant()
      while (!accepted.has(submission.key)) {
        const reply = await send(server.url, pictures, submission).catch(() => undefined)
        if (reply?.status === 200) {
          accepted.set(submission.key, {
            code: reply.answer.admission_code!,
            form: submission.form,
          })
        } else if (reply) {
          refusals.push(`${reply.status} ${JSON.stringify(reply.answer)}`)
          return
        } else {
          unanswered += 1
          await sleep(50)
        }
      }
    }
    const crowd = Array.from({ length: clients }, async () => {
      while (sending.goOn) await sendUntilAnswered()
    })

    const checkedCodes: string[] = []
    for (let kill = 0; kill < kills; kill++) {
      await sleep(maxUptimeMs * Math.random())
      await server.stop("SIGKILL")
      const last = [...accepted.values()].slice(-checkedPerKill)
      checkedCodes.push(...last.map(({ code }) => code))
      await server.restart()
      await Promise.all(last.map(({ code, form }) => expectComplete(server.url, code, form)))
    }
    sending.goOn = false
    await Promise.all(crowd)
    await server.stop()

    expect(refusals).toEqual([])
    const db = connect({ dataDir: server.dataDir, url: undefined })
    const rows = await db.selectFrom("applications").selectAll().execute()
    const audit = await db
      .selectFrom("audit")
      .select("subject")
      .where("action", "=", "application submitted")
      .execute()
    await db.destroy()
    const codes = [...accepted.values()].map(({ code }) => code).toSorted()
    expect(rows.map((row) => row.admission_code).toSorted()).toEqual(codes)
    expect(new Set(rows.map((row) => row.submission_key))).toEqual(new Set(accepted.keys()))
    expect(audit.map(({ subject }) => subject).toSorted()).toEqual(codes)
    const stored = await readPicturesIn(server.dataDir)
    const checked = new Set(checkedCodes)
    const checkedRows = rows.filter((row) => checked.has(row.admission_code))
    for (const name of checkedRows.flatMap((row) => [row.image_file, row.signature_file])) {
      await sharp(stored.get(name)!, { failOn: "warning" }).raw().toBuffer()
    }
    await expectIntact(server.dataDir)
    expectCleanLog(server)
    await server.close()

    const seconds = Math.round((performance.now() - startMs) / 1000)
    const orphans = stored.size - 2 * rows.length
    report(
      `${kills} kills: ${rows.length} applications accepted and complete, ${unanswered} retried without an ` +
        `answer, ${orphans} pictures without a record left to the sweep, ${seconds} s`,
    )
  },
)
