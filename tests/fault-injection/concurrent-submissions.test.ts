// One submission key sent to two processes at the same moment, as a proxy does that tries again elsewhere.
import { describe, expect, test } from "vitest"

import { picturesIn } from "#tests/support/app.ts"
import { startBucket } from "#tests/support/bucket.ts"
import { sharedDatabases } from "#tests/support/databases.ts"
import { makeSamplePictures } from "#tests/support/sample-pictures.ts"

import { applicant, expectWhole, send } from "./answers.ts"
import { expectCleanLog } from "./log-of.ts"
import { rowsIn } from "./records.ts"
import { rounds, tell } from "./rounds.ts"
import { startServer } from "./start.ts"

const keys = rounds({ full: 30, short: 4 })
const senders = 6

describe.each(sharedDatabases)("two processes on $name", ({ name, open }) => {
  test(`${keys} keys, each sent to both three times at once: one application, one code`, async () => {
    const place = await open()
    const bucket = name === "PostgreSQL" ? await startBucket() : undefined
    const env = {
      ...bucket?.env,
      DATABASE_URL: place.url,
      DATA_DIR: place.dataDir,
      APP_KEY: Buffer.alloc(32, 5).toString("base64"),
    }
    const servers = [await startServer(env), await startServer(env)]
    const pictures = await makeSamplePictures()
    const codes: string[] = []
    for (let round = 0; round < keys; round++) {
      const one = applicant()
      const sent = Array.from({ length: senders }, (_, i) =>
        send(servers[i % 2]!.url, pictures, one),
      )
      const replies = await Promise.all(sent)
      expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
      const [code, ...more] = new Set(replies.map(({ answer }) => answer.admission_code))
      expect(more).toEqual([])
      await expectWhole(servers[round % 2]!.url, code!, one.form)
      codes.push(code!)
    }
    const rows = await rowsIn(place)
    expect(rows.map((row) => row.admission_code).toSorted()).toEqual(codes.toSorted())
    // Whoever came second has taken its pictures away again.
    const files = bucket ? [...bucket.files().keys()] : await picturesIn(place.dataDir)
    expect(files.toSorted()).toEqual(
      rows.flatMap((row) => [row.image_file, row.signature_file]).toSorted(),
    )
    for (const server of servers) expectCleanLog(server)
    await Promise.all(servers.map((server) => server.close()))
    await bucket?.close()
    await place.close()
    tell(`${name}: ${keys} keys sent ${senders} times at once to two processes, each stored once`)
  })
})
