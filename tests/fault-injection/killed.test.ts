// kill -9 at random moments while a crowd applies: every code that was answered is whole, none is twice.
import { setTimeout as sleep } from "node:timers/promises"

import sharp from "sharp"
import { expect, test } from "vitest"

import { connect } from "#server/platform/database/connect.ts"
import { readPicturesIn } from "#tests/support/app.ts"
import { makeSamplePictures } from "#tests/support/sample-pictures.ts"

import { applicant, expectWhole, send } from "./answers.ts"
import { expectCleanLog } from "./log-of.ts"
import { expectSound } from "./records.ts"
import { rounds, tell } from "./rounds.ts"
import { startServer } from "./start.ts"

const kills = rounds({ full: 100, short: 6 })
const clients = 4
const longestLifeMs = 900
/** Of each life, so many of the last that were answered are looked at closely: they are nearest to the kill. */
const looksMost = 8

test(
  `killed ${kills} times under load, it has every answered application whole and each once`,
  { timeout: 20_000 + kills * 20_000 },
  async () => {
    const begun = performance.now()
    const pictures = await makeSamplePictures()
    const server = await startServer()
    const answered = new Map<string, { code: string; form: ReturnType<typeof applicant>["form"] }>()
    const refusals: string[] = []
    let unanswered = 0
    const crowdMay = { goOn: true }

    /** As the form does it: what got no answer is sent again, with the same key. */
    const sendUntilAnswered = async () => {
      const one = applicant()
      while (!answered.has(one.key)) {
        const reply = await send(server.url, pictures, one).catch(() => undefined)
        if (reply?.status === 200) {
          answered.set(one.key, { code: reply.answer.admission_code!, form: one.form })
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
      while (crowdMay.goOn) await sendUntilAnswered()
    })

    const nearest: string[] = []
    for (let kill = 0; kill < kills; kill++) {
      await sleep(longestLifeMs * Math.random())
      await server.stop("SIGKILL")
      const last = [...answered.values()].slice(-looksMost)
      nearest.push(...last.map(({ code }) => code))
      await server.restart()
      await Promise.all(last.map(({ code, form }) => expectWhole(server.url, code, form)))
    }
    crowdMay.goOn = false
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
    const codes = [...answered.values()].map(({ code }) => code).toSorted()
    expect(rows.map((row) => row.admission_code).toSorted()).toEqual(codes)
    expect(new Set(rows.map((row) => row.submission_key))).toEqual(new Set(answered.keys()))
    expect(audit.map(({ subject }) => subject).toSorted()).toEqual(codes)
    const stored = await readPicturesIn(server.dataDir)
    const isNear = new Set(nearest)
    const near = rows.filter((row) => isNear.has(row.admission_code))
    for (const name of near.flatMap((row) => [row.image_file, row.signature_file])) {
      await sharp(stored.get(name)!, { failOn: "warning" }).raw().toBuffer()
    }
    await expectSound(server.dataDir)
    expectCleanLog(server)
    await server.close()

    const seconds = Math.round((performance.now() - begun) / 1000)
    const orphans = stored.size - 2 * rows.length
    tell(
      `${kills} kills: ${rows.length} applications answered and whole, ${unanswered} sent again without an ` +
        `answer, ${orphans} pictures without a record left to the sweep, ${seconds} s`,
    )
  },
)
