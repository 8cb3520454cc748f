// Stored files disappear: the whole file store, or one file.
import { readdirSync, rmSync } from "node:fs"
import { join } from "node:path"

import SqliteDatabase from "better-sqlite3"
import { expect, test } from "vitest"

import { makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"
import { openFolder } from "#tests/support/servers/folder.ts"
import { runScript } from "#tests/support/servers/run-script.ts"

import { expectReadiness, startServer } from "./harness.ts"
import { expectCleanLog, warningsIn } from "./server-log.ts"
import { applicant, expectAccepted } from "./submissions.ts"

const missing = ["files of records: missing"]

test("uploads.sqlite deleted: not ready, backups are incomplete, until the files are back or their loss is accepted", async () => {
  const server = await startServer()
  const folder = await openFolder()
  const pictures = await makeSamplePictures()
  const submissions = [applicant(), applicant()]
  for (const submission of submissions) await expectAccepted(server.url, pictures, submission)
  const env = { DATA_DIR: server.dataDir, BACKUP_PASSPHRASE: "four words in a row" }
  const run = (script: string, ...args: string[]) => runScript(script, args, env)
  const backUp = () => run("backup", "--into", folder.path)
  expect(await backUp()).toMatchObject({ code: 0 })
  const [good] = readdirSync(folder.path)

  rmSync(join(server.dataDir, "uploads.sqlite"))
  await expectReadiness(server.url, ["files: gone"])
  await server.restart()
  await expectReadiness(server.url, missing)
  const lost = warningsIn(server).find(({ msg }) => msg.startsWith("files of records are missing"))
  expect(lost).toMatchObject({ level: 50, missing: 4 })
  const failed = await backUp()
  expect(failed.code).toBe(1)
  expect(failed.output).toMatch(/^\S+-incomplete\.age is incomplete: .* 4 files .*\n$/)
  const incomplete = readdirSync(folder.path).find((name) => name.endsWith("-incomplete.age"))!
  const check = await run("restore", join(folder.path, incomplete), "--check")
  expect(check).toMatchObject({
    code: 1,
    output: expect.stringContaining("4 files of its records"),
  })
  expect((await run("doctor")).output).toMatch(/FAIL {2}Files: 4 of 4 files are missing/)

  const trial = join(folder.path, "trial")
  const into = ["restore", join(folder.path, good!), "--into", trial] as const
  expect(await run(...into)).toMatchObject({ code: 0 })
  const copied = await run("files-missing", "--from", trial)
  expect(copied).toMatchObject({ code: 0, output: expect.stringContaining("Files copied: 4.") })
  await expectReadiness(server.url, [])
  expect(await backUp()).toMatchObject({ code: 0 })

  const database = new SqliteDatabase(join(server.dataDir, "uploads.sqlite"))
  database.exec("delete from files where name = (select min(name) from files)")
  database.close()
  const listed = await run("files-missing")
  expect(listed.code).toBe(1)
  expect(listed.output).toMatch(/^[0-9a-f]{32}\.jpg\n1 files are missing/)
  await expectReadiness(server.url, missing)
  expect(await run("files-missing", "--accept", "2")).toMatchObject({ code: 1 })
  expect(await run("files-missing", "--accept", "1")).toMatchObject({ code: 0 })
  await expectReadiness(server.url, [])
  expect(await backUp()).toMatchObject({ code: 0 })
  expectCleanLog(
    server,
    submissions.map(({ form }) => form),
  )
  await folder.remove()
  await server.close()
})
