// A backup during concurrent submissions, restored elsewhere, has every application accepted before it began.
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"

import { afterAll, beforeAll, describe, expect, test } from "vitest"

import { connect } from "#server/platform/database/connect.ts"
import { readPicturesIn } from "#tests/support/app.ts"
import { apply, print } from "#tests/support/contract-calls.ts"
import { makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"
import { sharedDatabases } from "#tests/support/servers/databases.ts"
import { openFolder } from "#tests/support/servers/folder.ts"
import { runScript } from "#tests/support/servers/run-script.ts"
import { type RunningServer, startServer } from "#tests/support/servers/server.ts"

const before = 10
const senders = 2
const duringAtLeast = 10

let folder: Awaited<ReturnType<typeof openFolder>>
let passphraseFile: string
beforeAll(async () => {
  folder = await openFolder()
  passphraseFile = join(folder.path, "passphrase")
  await writeFile(passphraseFile, "four words in a row\n", { mode: 0o600 })
})
afterAll(() => folder.remove())

const run = (script: string, args: string[], env: NodeJS.ProcessEnv) =>
  runScript(script, args, { BACKUP_PASSPHRASE_FILE: passphraseFile, ...env })

const rowsOf = async (dataDir: string, url: string | undefined) => {
  const db = connect({ dataDir, url })
  const rows = await db.selectFrom("applications").selectAll().execute()
  await db.destroy()
  return new Map(rows.map((row) => [row.admission_code, row]))
}

/** Submits applications concurrently until stopped, and collects the returned codes. */
const startSubmissions = (
  server: RunningServer,
  pictures: Awaited<ReturnType<typeof makeSamplePictures>>,
) => {
  const codes: string[] = []
  const stopping = new AbortController()
  const sending = Promise.all(
    Array.from({ length: senders }, async () => {
      while (!stopping.signal.aborted) codes.push(await apply(server.url, pictures))
    }),
  )
  return {
    codes,
    stop: async () => {
      stopping.abort()
      await sending
    },
  }
}

describe.each(sharedDatabases)("on $name", ({ openEmpty }) => {
  test("a backup under load has every application accepted before it, completely", async () => {
    const [source, target] = [await openEmpty(), await openEmpty()]
    const server = await startServer({
      DATABASE_URL: source.url,
      RATE_SAVE_PER_MINUTE: "1000000",
    })
    const pictures = await makeSamplePictures()
    const submissions = startSubmissions(server, pictures)
    while (submissions.codes.length < before) await sleep(20)
    const answered = [...submissions.codes]

    const file = join(folder.path, `${server.pid()}.age`)
    const env = { DATA_DIR: server.dataDir, DATABASE_URL: source.url }
    const backup = await run("backup", [file], env)
    expect(backup, backup.output).toMatchObject({ code: 0 })
    while (submissions.codes.length < before + duringAtLeast) await sleep(20)
    await submissions.stop()

    const into = join(target.dataDir, "restored")
    const restored = await run("restore", [file, "--into", into], { DATABASE_URL: target.url })
    // The restore prints the diagnostics: every check of the restored site is good.
    expect(restored, restored.output).toMatchObject({ code: 0 })
    expect(restored.output).toMatch(/ok +Files: .*none missing/)

    const [rows, restoredRows] = [
      await rowsOf(server.dataDir, source.url),
      await rowsOf(into, target.url),
    ]
    for (const code of answered) expect(restoredRows.get(code), code).toEqual(rows.get(code))
    const stored = await readPicturesIn(server.dataDir)
    const copied = await readPicturesIn(into)
    for (const { image_file, signature_file } of restoredRows.values()) {
      for (const name of [image_file, signature_file]) {
        expect(copied.get(name)?.equals(stored.get(name)!), name).toBe(true)
      }
    }

    const other = await startServer({ DATA_DIR: into, DATABASE_URL: target.url })
    for (const code of answered.slice(-3)) {
      expect((await print(other.url, code)).answer).toEqual((await print(server.url, code)).answer)
    }
    await other.close()
    await server.close()

    const again = await run("restore", [file, "--into", into], { DATABASE_URL: target.url })
    expect(again.code).toBe(1)
    expect(again.output).toMatch(/^[^\n]*not empty[^\n]*\n$/)
    await source.close()
    await target.close()
  })
})
