import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises"
import { join } from "node:path"

import { afterEach, beforeEach, expect, test } from "vitest"

import { openFolder } from "#tests/support/folder.ts"

import { DurableDisk } from "./durable-disk.ts"

let folder: Awaited<ReturnType<typeof openFolder>>
let disk: DurableDisk
beforeEach(async () => {
  folder = await openFolder()
  disk = new DurableDisk(join(folder.path, "uploads"))
})
afterEach(() => folder.remove())

const inFolder = (name: string) => join(folder.path, "uploads", name)

test("what was put is there, for nobody else to read, and no part is left", async () => {
  await disk.put("a.jpg", Buffer.from("a picture"))
  expect(await readFile(inFolder("a.jpg"), "utf8")).toBe("a picture")
  expect((await stat(inFolder("a.jpg"))).mode & 0o777).toBe(0o600)
  expect(await readdir(inFolder("parts"))).toEqual([])
})

test("put again, the newer content stands", async () => {
  await disk.put("a.jpg", "first")
  await disk.put("a.jpg", "second")
  expect(await readFile(inFolder("a.jpg"), "utf8")).toBe("second")
})

test("fifty at once do not mix", async () => {
  const names = Array.from({ length: 50 }, (_, i) => `${i}.jpg`)
  await Promise.all(names.map((name) => disk.put(name, name.repeat(1000))))
  for (const name of names) {
    expect(await readFile(inFolder(name), "utf8")).toBe(name.repeat(1000))
  }
})

test("where it can't take its place, it fails and leaves no part", async () => {
  await mkdir(inFolder("a.jpg"), { recursive: true })
  await expect(disk.put("a.jpg", "a picture")).rejects.toThrow()
  expect(await readdir(inFolder("parts"))).toEqual([])
})

test("where the folder can't be made, it is not even opened", async () => {
  const file = join(folder.path, "file")
  await writeFile(file, "a file where the folder should be")
  expect(() => new DurableDisk(file)).toThrow(/ENOTDIR|EEXIST/)
})

test("where the folder has gone, as with a disk unmounted, a put fails", async () => {
  await rm(inFolder(""), { recursive: true })
  await expect(disk.put("a.jpg", "a picture")).rejects.toThrow("ENOENT")
})
