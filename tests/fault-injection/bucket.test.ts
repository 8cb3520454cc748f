// The bucket fails, is silent, says that all is well where nothing is, or keeps half.
import { afterAll, beforeAll, describe, expect, test } from "vitest"

import { startBucket } from "#tests/support/bucket.ts"
import { print } from "#tests/support/contract-calls.ts"
import { makeSamplePictures } from "#tests/support/sample-pictures.ts"
import type { RunningServer } from "#tests/support/server.ts"

import { applicant, expectTaken, expectTryAgain, type Pictures, send } from "./answers.ts"
import { expectCleanLog, troublesIn } from "./log-of.ts"
import { rowsIn } from "./records.ts"
import { startServer } from "./start.ts"
import { startWire } from "./wire.ts"

let pictures: Pictures
beforeAll(async () => {
  pictures = await makeSamplePictures()
})

const open = async () => {
  const bucket = await startBucket()
  const wire = await startWire(bucket.env.S3_ENDPOINT)
  const server = await startServer({ ...bucket.env, S3_ENDPOINT: wire.url.replace(/\/$/, "") })
  const close = async () => {
    await server.close()
    await wire.close()
    await bucket.close()
  }
  return { bucket, wire, server, close }
}

const storesNothing = async (server: RunningServer, one: ReturnType<typeof applicant>) => {
  const rows = await rowsIn({ dataDir: server.dataDir })
  expect(rows.map((row) => row.submission_key)).not.toContain(one.key)
}

describe("what it answers to a file that is put", () => {
  let place: Awaited<ReturnType<typeof open>>
  beforeAll(async () => {
    place = await open()
  })
  afterAll(() => place.close())

  test.each(["fail", "lie", "cut short"] as const)(
    "%s: nothing is stored, told to try again; once it behaves it is taken",
    async (fault) => {
      const { bucket, server } = place
      const before = bucket.objects.size
      bucket.misbehave((method) => (method === "PUT" ? fault : "behave"))
      const one = applicant()
      expectTryAgain(await send(server.url, pictures, one))
      await storesNothing(server, one)
      expect(bucket.objects.size).toBe(before)
      bucket.misbehave(() => "behave")
      await expectTaken(server.url, pictures, one)
      expect(troublesIn(server).at(-1)).toMatchObject({
        fault: "bucket",
        err: { code: "ERR_BUCKET" },
      })
      expectCleanLog(server, [one.form])
    },
  )

  test("slow with each answer: it is waited for", async () => {
    const { wire, server } = place
    const beat = setInterval(() => {
      wire.hold()
      setTimeout(wire.letGo, 300)
    }, 400)
    expect(await expectTaken(server.url, pictures, applicant())).not.toBe("")
    clearInterval(beat)
  })
})

test.concurrent("silent: told to try again instead of waiting forever; then it is taken", async () => {
  const { bucket, server, close } = await open()
  bucket.misbehave(() => "hang")
  const one = applicant()
  expectTryAgain(await send(server.url, pictures, one))
  bucket.misbehave(() => "behave")
  await expectTaken(server.url, pictures, one)
  expect(troublesIn(server).map(({ fault }) => fault)).toContain("bucket")
  expectCleanLog(server, [one.form])
  await close()
})

test.concurrent("away: the sheet is there without its pictures, which come back with it", async () => {
  const { bucket, wire, server, close } = await open()
  const early = applicant()
  const code = await expectTaken(server.url, pictures, early)
  const [record] = (await print(server.url, code)).answer
  bucket.misbehave(() => "fail")
  wire.cut()
  expect((await print(server.url, code)).status).toBe(200)
  const picture = await fetch(`${server.url}/uploads/${record!["image_file"]}`)
  expect([picture.status, await picture.json()]).toEqual([503, { error: "Service Unavailable" }])
  expect(Number(picture.headers.get("retry-after"))).toBeGreaterThan(0)
  bucket.misbehave(() => "behave")
  await expectTaken(server.url, pictures, early)
  expectCleanLog(server, [early.form])
  await close()
})
