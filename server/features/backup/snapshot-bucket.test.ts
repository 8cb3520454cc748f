import { afterEach, beforeEach, expect, test } from "vitest"

import { ownerFile, readOwner } from "#server/platform/files/bucket.ts"
import { contentOf, readWhole } from "#server/platform/files/file-content.ts"
import type { FileStore } from "#server/platform/files/file-store.ts"
import { picturesIn, readPicturesIn } from "#tests/support/app.ts"
import { openFolder } from "#tests/support/servers/folder.ts"

import { fillBucket, snapshotBucket } from "./snapshot-bucket.ts"

const now = () => new Date("2025-07-01T06:30:00.000Z")

/** An in-memory bucket; `changes` override its methods. */
const bucketOf = (files: Map<string, Uint8Array>, changes: Partial<FileStore> = {}): FileStore => ({
  put: async (name, content) => void files.set(name, content),
  putLarge: async (name, content) => void files.set(name, await readWhole(content)),
  open: async (name) => (files.has(name) ? contentOf(files.get(name)!) : undefined),
  read: async (name) => (files.has(name) ? Buffer.from(files.get(name)!) : undefined),
  async *list() {
    const names = [...files.keys()]
    for (let at = 0; at < names.length; at += 40) {
      yield names.slice(at, at + 40).map((name) => ({ name, putAt: now() }))
    }
  },
  delete: async (names) => {
    for (const name of names) files.delete(name)
  },
  writeProbe: async () => {},
  close: async () => {},
  ...changes,
})

const hundred = () =>
  new Map(Array.from({ length: 100 }, (_, i) => [`${i}.jpg`, Buffer.from(`picture ${i}`)]))

let folder: Awaited<ReturnType<typeof openFolder>>
beforeEach(async () => {
  folder = await openFolder()
})
afterEach(() => folder.remove())

test("copies a bucket to one file and back with identical bytes", async () => {
  const snapshot = snapshotBucket(bucketOf(hundred()), now)
  await snapshot.copyTo(folder.path)
  expect(await snapshot.count()).toBe(100)
  const restored = new Map<string, Uint8Array>()
  const bucket = bucketOf(restored)
  await fillBucket(folder.path, bucket, "an-id", now)
  expect(await readOwner(bucket)).toBe("an-id")
  restored.delete(ownerFile)
  expect([...restored].toSorted()).toEqual([...hundred()].toSorted())
})

test("skips a file deleted between listing and reading", async () => {
  const files = hundred()
  const open = async (name: string) => (name === "7.jpg" ? undefined : contentOf(files.get(name)!))
  const snapshot = snapshotBucket(bucketOf(files, { open }), now)
  await snapshot.copyTo(folder.path)
  expect(await snapshot.count()).toBe(99)
  expect(await picturesIn(folder.path)).not.toContain("7.jpg")
  expect((await readPicturesIn(folder.path)).get("8.jpg")?.toString()).toBe("picture 8")
})

test("empties the bucket again when restoring fails half-way", async () => {
  await snapshotBucket(bucketOf(hundred()), now).copyTo(folder.path)
  const restored = new Map<string, Uint8Array>()
  const put = async (name: string, content: Uint8Array) => {
    if (restored.size > 50) throw new Error("the bucket does not answer")
    restored.set(name, content)
  }
  await expect(fillBucket(folder.path, bucketOf(restored, { put }), "an-id", now)).rejects.toThrow(
    /answer/,
  )
  expect(restored.size).toBe(0)
})
