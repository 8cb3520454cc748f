// The data directory can't be written: a disk that the system has made read-only, as it does with one that fails.
import { expect, test } from "vitest"

import { makeSamplePictures } from "#tests/support/sample-pictures.ts"

import { applicant, expectTaken } from "./answers.ts"
import { openDisk } from "./disk.ts"
import { expectCleanLog } from "./log-of.ts"
import { startServer } from "./start.ts"

const disk = await openDisk(48)
if (!disk) console.log("No small disk can be made here: a read-only one is not tested.")

test.runIf(disk)(
  "read-only (a tmpfs mounted anew): a start ends in one line, and once it is writable all goes on",
  async () => {
    const { env, makeReadOnly, makeWritable, close } = disk!
    const server = await startServer(env, "tests/fault-injection/server-on-a-disk.ts")
    const pictures = await makeSamplePictures()
    const early = applicant()
    const code = await expectTaken(server.url, pictures, early)
    expect(await server.stop()).toBe(0)
    expectCleanLog(server, [early.form])
    const before = server.log().length

    makeReadOnly()
    await expect(server.restart()).rejects.toThrow("ended before it was ready")
    expect(server.log().slice(before)).toBe("DATA_DIR: the folder can't be made or written\n")

    makeWritable()
    await server.restart()
    expect(await expectTaken(server.url, pictures, early)).toBe(code)
    await expectTaken(server.url, pictures, applicant())
    await server.close()
    await close()
  },
)
