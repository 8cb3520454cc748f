import { expect, test } from "vitest"

import { readConfig } from "#server/platform/config.ts"
import { classifyTransientError } from "#server/platform/database/database-errors.ts"

import type { FileStore } from "./file-store.ts"
import { countUploads, createSpaceGuard, reserveOf, withSpaceGuard } from "./space-guard.ts"

const megabyte = 1024 * 1024
const gigabyte = 1024 * megabyte

test.each([
  { disk: "1 TB", total: 1000 * gigabyte, reserve: 500 },
  { disk: "10 GB", total: 10 * gigabyte, reserve: 500 },
  { disk: "8 GB", total: 8 * gigabyte, reserve: 409.6 },
  { disk: "48 MB", total: 48 * megabyte, reserve: 16 },
])("of a disk of $disk uploads leave $reserve MB free", ({ total, reserve }) =>
  expect(reserveOf({ total }) / megabyte).toBeCloseTo(reserve, 1),
)

const s3 = {
  STORAGE: "s3",
  S3_BUCKET: "b",
  S3_ACCESS_KEY_ID: "id",
  S3_SECRET_ACCESS_KEY: "secret",
}
const DATABASE_URL = "postgres://college@db.example/college"
const nearlyFull = async () => ({ free: 499 * megabyte, total: 100 * gigabyte })

test.each([
  { where: "all on this disk", env: {}, isShort: true },
  { where: "records here, files in a bucket", env: s3, isShort: true },
  { where: "records elsewhere, files here", env: { DATABASE_URL }, isShort: true },
  { where: "nothing here", env: { ...s3, DATABASE_URL }, isShort: false },
])("a disk that is nearly full, $where: $isShort", async ({ env, isShort }) => {
  const guard = createSpaceGuard({ config: readConfig(env), disk: nearlyFull })
  expect(await guard.isShort()).toBe(isShort)
})

test("refuses new files as on a full disk, only while space is short", async () => {
  const stored: string[] = []
  let free = 499 * megabyte
  const guard = createSpaceGuard({
    config: readConfig({}),
    disk: async () => ({ free, total: 100 * gigabyte }),
  })
  const files = withSpaceGuard(
    {
      put: async (name: string) => void stored.push(name),
      read: async () => Buffer.from("read"),
      delete: async () => void stored.splice(0),
    } as Partial<FileStore> as FileStore,
    guard,
  )
  const refusal = await files.put("a.jpg", Buffer.alloc(1)).catch((error: unknown) => error)
  expect(classifyTransientError(refusal)).toBe("full")
  expect(stored).toEqual([])
  expect(String(await files.read("a.jpg"))).toBe("read")
  free = 500 * megabyte
  await files.put("a.jpg", Buffer.alloc(1))
  expect(stored).toEqual(["a.jpg"])
  free = 0
  await files.delete(["a.jpg"])
  expect(stored).toEqual([])
})

test.each([
  { where: "on this disk, where it is received and stored", env: {}, largest: 50 },
  { where: "in a bucket, after it was received here", env: s3, largest: 100 },
])(
  "a file $where may have $largest MB if 100 MB are above the reserve",
  async ({ env, largest }) => {
    const disk = async () => ({ free: 600 * megabyte, total: 100 * gigabyte })
    const { readUploadSpace } = createSpaceGuard({ config: readConfig(env), disk })
    expect(await readUploadSpace()).toMatchObject({
      largest: largest * megabyte,
      disk: { isLow: true, refusesUploads: false },
    })
  },
)

test("uploads at the same time have room together, also those that are to fail", async () => {
  const space = { storage: "local" as const, disk: null, largest: 50 * megabyte }
  const { withRoom, readSpace } = countUploads(async () => space)
  const ends = Promise.withResolvers<string>()
  const first = withRoom(30 * megabyte, () => ends.promise)
  expect(await withRoom(30 * megabyte, async () => "stored")).toBe("no room")
  expect(await readSpace()).toMatchObject({ largest: 20 * megabyte })
  expect(await withRoom(20 * megabyte, async () => "stored")).toBe("stored")
  ends.reject(new Error("aborted"))
  await expect(first).rejects.toThrow("aborted")
  expect(await withRoom(50 * megabyte, async () => "stored")).toBe("stored")
})

test("uploads have room where the space is not known", async () => {
  const space = { storage: "s3" as const, disk: null, largest: null }
  const { withRoom, readSpace } = countUploads(async () => space)
  expect(await withRoom(50 * megabyte, async () => "stored")).toBe("stored")
  expect(await readSpace()).toEqual(space)
})

test("no file has room below the reserve, and an unreadable disk has an unknown size", async () => {
  const read = (disk: () => Promise<{ free: number; total: number }>) =>
    createSpaceGuard({ config: readConfig({}), disk }).readUploadSpace()
  expect(await read(nearlyFull)).toMatchObject({ largest: 0, disk: { refusesUploads: true } })
  const unreadable = await read(() => Promise.reject(new Error("no such folder")))
  expect(unreadable).toEqual({ storage: "local", disk: null, largest: null })
})

test("a disk that cannot be read refuses nothing", async () => {
  const disk = async () => {
    throw new Error("no such folder")
  }
  const guard = createSpaceGuard({ config: readConfig({}), disk })
  await expect(guard.requireSpace()).resolves.toBeUndefined()
})
