import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"

import { type S3Config, readConfig } from "#server/platform/config.ts"
import { startBucket } from "#tests/support/servers/bucket.ts"

import { ownerFile, bucketOptions, openBucket } from "./bucket.ts"
import { contentOf, readWhole } from "./file-content.ts"
import type { FileStore, StoredFile } from "./file-store.ts"

let bucket: Awaited<ReturnType<typeof startBucket>>
let files: FileStore
const open = (env: Record<string, string> = {}) =>
  openBucket(readConfig({ ...bucket.env, ...env }) as S3Config)
beforeAll(async () => {
  bucket = await startBucket()
  files = await open()
})
beforeEach(() => bucket.objects.clear())
afterAll(async () => {
  await files.close()
  await bucket.close()
})

const putAt = new Date("2025-07-01T06:30:00.000Z")
/** Puts an object with this key into the bucket, without the store. */
const place = (key: string) => bucket.objects.set(key, { content: Buffer.from("x"), at: putAt })

const listAll = async (store: FileStore) => {
  const listed: StoredFile[] = []
  for await (const page of store.list()) listed.push(...page)
  return listed
}

test("a stored file is read back, and its key has the prefix", async () => {
  await files.put("a.jpg", Buffer.from("a picture"))
  expect(await files.read("a.jpg")).toEqual(Buffer.from("a picture"))
  expect([...bucket.objects.keys()]).toEqual(["mahavidyalaya/a.jpg"])
})

test("a large file is sent and read piece by piece, also in a range", async () => {
  const content = Buffer.from("0123456789".repeat(300_000))
  await files.putLarge("a.pdf", contentOf(content))
  expect(bucket.objects.get("mahavidyalaya/a.pdf")?.content.equals(content)).toBe(true)
  const opened = (await files.open("a.pdf"))!
  expect(opened.bytes).toBe(3_000_000)
  const range = { from: 1_000_001, to: 1_000_004 }
  const part = await readWhole({ bytes: 4, read: () => opened.read(range) })
  expect(part.toString()).toBe("1234")
  expect(await files.open("b.pdf")).toBeUndefined()
})

test("a large file that the bucket stores in half is not confirmed", async () => {
  bucket.misbehave((method) => (method === "PUT" ? "cut short" : "behave"))
  await expect(files.putLarge("a.pdf", contentOf(Buffer.from("a PDF")))).rejects.toThrow(
    "the bucket does not have what it was given",
  )
  bucket.misbehave(() => "behave")
})

test("an unknown name is undefined", async () => {
  expect(await files.read("a.jpg")).toBeUndefined()
})

test("lists all files over several pages, each with its time", async () => {
  const names = Array.from({ length: 250 }, (_, i) => `${String(i).padStart(3, "0")}.jpg`)
  for (const name of names) place(`mahavidyalaya/${name}`)
  expect(await listAll(files)).toEqual(names.map((name) => ({ name, putAt })))
})

test("deletes files, and ignores an unknown name", async () => {
  for (const name of ["a.jpg", "b.jpg", "c.jpg"]) place(`mahavidyalaya/${name}`)
  await files.delete(["a.jpg", "unknown.jpg", "c.jpg"])
  expect([...bucket.objects.keys()]).toEqual(["mahavidyalaya/b.jpg"])
})

test("files of other prefixes, the folder itself and the identity object are not listed", async () => {
  const others = ["a.jpg", "other/a.jpg", "mahavidyalaya-2/a.jpg", "mahavidyalaya/staging/a.jpg"]
  const alike = ["mahavidyalaya/", `mahavidyalaya/${ownerFile}`]
  for (const key of [...others, ...alike, "mahavidyalaya/own.jpg"]) place(key)
  expect(await listAll(files)).toEqual([{ name: "own.jpg", putAt }])
  const staging = await open({ S3_PREFIX: "mahavidyalaya/staging" })
  expect(await listAll(staging)).toEqual([{ name: "a.jpg", putAt }])
  await staging.delete(["a.jpg", "own.jpg"])
  expect([...bucket.objects.keys()]).toContain("mahavidyalaya/own.jpg")
})

test("a request that the bucket refuses fails", async () => {
  const elsewhere = await open({ S3_REGION: "delhi" })
  await expect(elsewhere.put("a.jpg", Buffer.from("x"))).rejects.toThrow()
  await expect(elsewhere.read("a.jpg")).rejects.toThrow()
  await expect(listAll(elsewhere)).rejects.toMatchObject({ code: "ERR_BUCKET" })
  expect(bucket.objects.size).toBe(0)
})

test("without an endpoint, requests go to Amazon in the default region", () => {
  const { S3_ENDPOINT: _, S3_REGION: __, ...env } = bucket.env
  const options = bucketOptions(readConfig(env) as S3Config)
  expect(options).toMatchObject({ bucket: "college", region: "us-east-1" })
  expect(options).not.toHaveProperty("endpoint")
  expect(options).not.toHaveProperty("forcePathStyle")
})

test("a probe is no file, and finds a bucket that does not store what it takes", async () => {
  await files.writeProbe(Buffer.from("first"))
  expect(await listAll(files)).toEqual([])
  bucket.misbehave((method) => (method === "PUT" ? "lie" : "behave"))
  await expect(files.writeProbe(Buffer.from("second"))).rejects.toMatchObject({
    code: "ERR_BUCKET",
  })
  bucket.misbehave(() => "behave")
})
