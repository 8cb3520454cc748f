// The disk has no room left: neither for pictures nor for records.
import { expect, test } from "vitest"

import { picturesIn } from "#tests/support/app.ts"
import { openFolder } from "#tests/support/folder.ts"
import { makeSamplePictures } from "#tests/support/sample-pictures.ts"

import { applicant, expectTaken, expectTryAgain, expectWhole, send } from "./answers.ts"
import { openDisk } from "./disk.ts"
import { expectCleanLog, troublesIn } from "./log-of.ts"
import { expectSound, rowsIn } from "./records.ts"
import { rounds, tell } from "./rounds.ts"
import { startServer } from "./start.ts"

const times = rounds({ full: 8, short: 2 })
const disk = await openDisk(48)
if (!disk) console.log("No small disk can be made here: a full one is not tested.")

test.runIf(disk)(
  `full ${times} times (a tmpfs of 48 MB): told to try again, read as before, taken once there is room`,
  async () => {
    const { env, fill, empty, copyTo, close } = disk!
    const server = await startServer(env, "tests/fault-injection/server-on-a-disk.ts")
    const pictures = await makeSamplePictures()
    const early = applicant()
    const code = await expectTaken(server.url, pictures, early)
    const taken = [early]
    let refused = 0
    for (let time = 0; time < times; time++) {
      fill()
      // What SQLite still has room for in its own files is taken, and whole.
      const ones = Array.from({ length: 12 }, applicant)
      for (const one of ones) {
        const reply = await send(server.url, pictures, one)
        if (reply.status === 200)
          await expectWhole(server.url, reply.answer.admission_code!, one.form)
        else {
          expectTryAgain(reply)
          refused += 1
        }
      }
      expect(refused).toBeGreaterThan(time)
      await expectWhole(server.url, code, early.form)
      expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
      empty()
      for (const one of ones) await expectTaken(server.url, pictures, one)
      taken.push(...ones)
    }
    const failed = troublesIn(server).filter(({ msg }) => msg === "request failed")
    expect(new Set(failed.map(({ fault }) => fault))).toEqual(new Set(["full"]))
    expectCleanLog(
      server,
      taken.map(({ form }) => form),
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
    await expectTaken(server.url, pictures, early)
    await server.stop()
    const copy = await openFolder()
    copyTo(copy.path)
    const rows = await rowsIn({ dataDir: copy.path })
    expect(rows.map((row) => row.submission_key).toSorted()).toEqual(
      taken.map(({ key }) => key).toSorted(),
    )
    await expectSound(copy.path)
    const orphans = (await picturesIn(copy.path)).length - 2 * rows.length
    await copy.remove()
    await server.close()
    await close()
    tell(
      `a disk full ${times} times: ${refused} told to try again, ${rows.length} stored in the end, ` +
        `${orphans} pictures left to the sweep`,
    )
  },
)
