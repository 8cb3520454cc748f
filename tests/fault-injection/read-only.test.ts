// The data directory is read-only, as when the kernel remounts a failing disk.
import { expect, test } from "vitest"

import { makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"

import { openDisk } from "./disk.ts"
import { startServer } from "./harness.ts"
import { expectCleanLog } from "./server-log.ts"
import { applicant, expectAccepted } from "./submissions.ts"

const disk = await openDisk(48)
if (!disk) console.log("No tmpfs can be mounted here: a read-only disk is not tested.")

test.runIf(disk)(
  "read-only disk (a remounted tmpfs): the start ends with one line, and works once the disk is writable",
  async () => {
    const { env, makeReadOnly, makeWritable, close } = disk!
    const server = await startServer(env, "tests/fault-injection/server-on-a-disk.ts")
    const pictures = await makeSamplePictures()
    const earlySubmission = applicant()
    const code = await expectAccepted(server.url, pictures, earlySubmission)
    expect(await server.stop()).toBe(0)
    expectCleanLog(server, [earlySubmission.form])
    const before = server.log().length

    makeReadOnly()
    await expect(server.restart()).rejects.toThrow("ended before it was ready")
    expect(server.log().slice(before)).toBe("DATA_DIR: the folder can't be made or written\n")

    makeWritable()
    await server.restart()
    expect(await expectAccepted(server.url, pictures, earlySubmission)).toBe(code)
    await expectAccepted(server.url, pictures, applicant())
    await server.close()
    await close()
  },
)
