// One submission key sent concurrently: to two processes, as by a proxy that retries on another upstream, and to the one
// process that a folder with SQLite may have.
import { describe, expect, test } from "vitest"

import { picturesIn } from "#tests/support/app.ts"
import { makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"
import { startBucket } from "#tests/support/servers/bucket.ts"
import { sharedDatabases } from "#tests/support/servers/databases.ts"

import { report, rounds, startServer } from "./harness.ts"
import { rowsIn } from "./records.ts"
import { expectCleanLog } from "./server-log.ts"
import { applicant, expectComplete, send } from "./submissions.ts"

const keys = rounds({ full: 30, short: 4 })
const senders = 6

describe.each(sharedDatabases)("concurrent submissions on $name", ({ name, open }) => {
  test(`${keys} keys, each sent ${senders} times concurrently: one application and code per key`, async () => {
    const database = await open()
    const bucket = name === "PostgreSQL" ? await startBucket() : undefined
    const env = {
      ...bucket?.env,
      DATABASE_URL: database.url,
      DATA_DIR: database.dataDir,
      APP_KEY: Buffer.alloc(32, 5).toString("base64"),
    }
    const servers = [await startServer(env)]
    if (name === "PostgreSQL") servers.push(await startServer(env))
    const pictures = await makeSamplePictures()
    const codes: string[] = []
    for (let round = 0; round < keys; round++) {
      const submission = applicant()
      const requests = Array.from({ length: senders }, (_, i) =>
        send(servers[i % servers.length]!.url, pictures, submission),
      )
      const replies = await Promise.all(requests)
      expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
      const [code, ...more] = new Set(replies.map(({ answer }) => answer.admission_code))
      expect(more).toEqual([])
      await expectComplete(servers[round % servers.length]!.url, code!, submission.form)
      codes.push(code!)
    }
    const rows = await rowsIn(database)
    expect(rows.map((row) => row.admission_code).toSorted()).toEqual(codes.toSorted())
    // The request that lost the race has deleted its pictures.
    const files = bucket ? [...bucket.files().keys()] : await picturesIn(database.dataDir)
    expect(files.toSorted()).toEqual(
      rows.flatMap((row) => [row.image_file, row.signature_file]).toSorted(),
    )
    for (const server of servers) expectCleanLog(server)
    await Promise.all(servers.map((server) => server.close()))
    await bucket?.close()
    await database.close()
    report(`${name}: ${keys} keys sent ${senders} times concurrently, each stored once`)
  })
})
