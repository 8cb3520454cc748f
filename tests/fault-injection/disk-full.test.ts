// The disk is full. Applications are refused before they are written, small records when SQLite has no room.
import { expect, test } from "vitest"

import { picturesIn } from "#tests/support/app.ts"
import { makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"
import { openFolder } from "#tests/support/servers/folder.ts"

import { openDisk } from "./disk.ts"
import { expectReadiness, report, rounds, startServer } from "./harness.ts"
import { expectIntact, rowsIn } from "./records.ts"
import { expectCleanLog, warningsIn } from "./server-log.ts"
import {
  applicant,
  expectAccepted,
  expectUnavailable,
  expectComplete,
  send,
} from "./submissions.ts"

const times = rounds({ full: 8, short: 2 })
const disk = await openDisk(48)
if (!disk) console.log("No tmpfs can be mounted here: a full disk is not tested.")

/** Sends messages, which are stored below the reserve too, until SQLite has no page left. Returns the refusal. */
const writeUntilRefused = async (url: string) => {
  const message = { name: "Asha", email: "asha@college.example", subject: "Fee", website: "" }
  const body = new URLSearchParams({ ...message, message: "क".repeat(1000) })
  for (let count = 0; count < 1000; count++) {
    const reply = await fetch(`${url}/contact-us/`, { method: "POST", body, redirect: "manual" })
    if (reply.status >= 400) return reply
  }
  throw new Error("a full disk takes all messages")
}

test.runIf(disk)(
  `disk full ${times} times (a tmpfs of 48 MB): answers 503, still reads, and accepts retries once there is space`,
  async () => {
    const { env, fill, empty, copyTo, close } = disk!
    const server = await startServer(
      { ...env, RATE_MESSAGES_PER_10_MINUTES: "1000000" },
      "tests/fault-injection/server-on-a-disk.ts",
    )
    const pictures = await makeSamplePictures()
    const earlySubmission = applicant()
    const code = await expectAccepted(server.url, pictures, earlySubmission)
    const accepted = [earlySubmission]
    let refused = 0
    for (let time = 0; time < times; time++) {
      fill()
      const submissions = Array.from({ length: 12 }, applicant)
      for (const submission of submissions) {
        expectUnavailable(await send(server.url, pictures, submission), "disk_full")
        refused += 1
      }
      const message = await writeUntilRefused(server.url)
      expect(message.status).toBe(503)
      expect(Number(message.headers.get("retry-after"))).toBeGreaterThan(0)
      await expectComplete(server.url, code, earlySubmission.form)
      await expectReadiness(server.url, ["disk: nearly full"], { andOthers: true })
      empty()
      await expectReadiness(server.url, [])
      for (const submission of submissions) await expectAccepted(server.url, pictures, submission)
      accepted.push(...submissions)
    }
    const failed = warningsIn(server).filter(({ msg }) => msg === "request failed")
    expect(new Set(failed.map(({ fault }) => fault))).toEqual(new Set(["full"]))
    expectCleanLog(
      server,
      accepted.map(({ form }) => form),
    )

    fill()
    expect(await server.stop()).toBe(0)
    const start = server.restart().then(
      () => "started",
      (error: Error) => error.message.trimEnd().split("\n").at(-1),
    )
    expect(["started", "DATA_DIR: the disk is full"]).toContain(await start)
    empty()
    await server.restart()
    await expectAccepted(server.url, pictures, earlySubmission)
    await server.stop()
    const copy = await openFolder()
    copyTo(copy.path)
    const rows = await rowsIn({ dataDir: copy.path })
    expect(rows.map((row) => row.submission_key).toSorted()).toEqual(
      accepted.map(({ key }) => key).toSorted(),
    )
    await expectIntact(copy.path)
    const orphans = (await picturesIn(copy.path)).length - 2 * rows.length
    await copy.remove()
    await server.close()
    await close()
    report(
      `a disk full ${times} times: ${refused} answered 503, ${rows.length} stored in the end, ` +
        `${orphans} pictures left to the sweep`,
    )
  },
)
