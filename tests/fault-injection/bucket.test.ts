// The bucket fails, hangs, reports success without storing, or stores truncated files.
import { afterAll, beforeAll, describe, expect, test } from "vitest"

import { print } from "#tests/support/contract-calls.ts"
import { makeSamplePictures } from "#tests/support/samples/sample-pictures.ts"
import { startBucket } from "#tests/support/servers/bucket.ts"
import type { RunningServer } from "#tests/support/servers/server.ts"

import { expectReadiness, startServer } from "./harness.ts"
import { rowsIn } from "./records.ts"
import { expectCleanLog, warningsIn } from "./server-log.ts"
import { applicant, expectAccepted, expectUnavailable, type Pictures, send } from "./submissions.ts"
import { startTcpProxy } from "./tcp-proxy.ts"

let pictures: Pictures
beforeAll(async () => {
  pictures = await makeSamplePictures()
})

const open = async () => {
  const bucket = await startBucket()
  const proxy = await startTcpProxy(bucket.env.S3_ENDPOINT)
  const server = await startServer({ ...bucket.env, S3_ENDPOINT: proxy.url.replace(/\/$/, "") })
  const close = async () => {
    await server.close()
    await proxy.close()
    await bucket.close()
  }
  return { bucket, proxy, server, close }
}

const expectNothingStored = async (
  server: RunningServer,
  submission: ReturnType<typeof applicant>,
) => {
  const rows = await rowsIn({ dataDir: server.dataDir })
  expect(rows.map((row) => row.submission_key)).not.toContain(submission.key)
}

describe("faults of an upload to the bucket", () => {
  let setup: Awaited<ReturnType<typeof open>>
  beforeAll(async () => {
    setup = await open()
  })
  afterAll(() => setup.close())

  test.each(["fail", "lie", "cut short"] as const)(
    "%s: stores nothing, answers 503, and accepts the retry after recovery",
    async (fault) => {
      const { bucket, server } = setup
      const before = bucket.objects.size
      bucket.misbehave((method) => (method === "PUT" ? fault : "behave"))
      const submission = applicant()
      expectUnavailable(await send(server.url, pictures, submission))
      await expectNothingStored(server, submission)
      expect(bucket.objects.size).toBe(before)
      bucket.misbehave(() => "behave")
      await expectAccepted(server.url, pictures, submission)
      expect(warningsIn(server).at(-1)).toMatchObject({
        fault: "bucket",
        err: { code: "ERR_BUCKET" },
      })
      expectCleanLog(server, [submission.form])
    },
  )

  test("waits for slow answers", async () => {
    const { proxy, server } = setup
    const timer = setInterval(() => {
      proxy.pause()
      setTimeout(proxy.resume, 300)
    }, 400)
    expect(await expectAccepted(server.url, pictures, applicant())).not.toBe("")
    clearInterval(timer)
  })
})

test.concurrent("bucket down: not ready, and ready again after recovery", async () => {
  const { bucket, server, close } = await open()
  await expectReadiness(server.url, [])
  bucket.misbehave(() => "fail")
  await expectReadiness(server.url, ["files: bucket"])
  bucket.misbehave(() => "behave")
  await expectReadiness(server.url, [])
  bucket.misbehave((method) => (method === "PUT" ? "lie" : "behave"))
  await expectReadiness(server.url, ["files: bucket"])
  bucket.misbehave(() => "behave")
  await expectReadiness(server.url, [])
  // The probe is no file of a record.
  expect(bucket.files().size).toBe(0)
  expectCleanLog(server)
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  await close()
})

test.concurrent("bucket hangs: answers 503 after a timeout, and accepts the retry after recovery", async () => {
  const { bucket, server, close } = await open()
  bucket.misbehave(() => "hang")
  const submission = applicant()
  expectUnavailable(await send(server.url, pictures, submission))
  bucket.misbehave(() => "behave")
  await expectAccepted(server.url, pictures, submission)
  expect(warningsIn(server).map(({ fault }) => fault)).toContain("bucket")
  expectCleanLog(server, [submission.form])
  await close()
})

test.concurrent("bucket down: prints the record without pictures, which return after recovery", async () => {
  const { bucket, proxy, server, close } = await open()
  const earlySubmission = applicant()
  const code = await expectAccepted(server.url, pictures, earlySubmission)
  const [record] = (await print(server.url, code)).answer
  bucket.misbehave(() => "fail")
  proxy.cut()
  expect((await print(server.url, code)).status).toBe(200)
  const picture = await fetch(`${server.url}/uploads/${record!["image_file"]}`)
  expect([picture.status, await picture.json()]).toEqual([503, { error: "Service Unavailable" }])
  expect(Number(picture.headers.get("retry-after"))).toBeGreaterThan(0)
  bucket.misbehave(() => "behave")
  await expectAccepted(server.url, pictures, earlySubmission)
  expectCleanLog(server, [earlySubmission.form])
  await close()
})
