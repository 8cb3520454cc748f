import { mkdir, readdir, utimes, writeFile } from "node:fs/promises"
import { join } from "node:path"

import { afterEach, beforeAll, beforeEach, expect, test } from "vitest"

import { picturesIn } from "#tests/support/app.ts"
import { validForm } from "#tests/support/applications.ts"
import { databases } from "#tests/support/databases.ts"
import { noon, openDesk, received } from "#tests/support/desk.ts"
import { makeUsualPictures } from "#tests/support/made-pictures.ts"

import { sweepOrphanedFiles } from "./sweep-orphaned-files.ts"

let pictures: Awaited<ReturnType<typeof makeUsualPictures>>
let desk: Awaited<ReturnType<typeof openDesk>>
beforeAll(async () => {
  pictures = await makeUsualPictures()
})
beforeEach(async () => {
  desk = await openDesk(databases[0].open)
})
afterEach(() => desk.close())

const minute = 60_000
const sweep = () => sweepOrphanedFiles(desk.deps)
const touch = async (name: string, { minutesAgo }: { minutesAgo: number }) => {
  const path = join(desk.dataDir, "uploads", name)
  const at = new Date(noon.getTime() - minutesAgo * minute)
  await utimes(path, at, at)
}
const leave = async (name: string, age: { minutesAgo: number }) => {
  await mkdir(join(desk.dataDir, "uploads", "parts"), { recursive: true })
  await writeFile(join(desk.dataDir, "uploads", name), "left by a crash")
  await touch(name, age)
}

test("where nothing was ever uploaded there is nothing to remove", async () => {
  expect(await sweep()).toBe(0)
})

test("an old file that no application knows is removed", async () => {
  await leave(`${"0".repeat(32)}.jpg`, { minutesAgo: 61 })
  expect(await sweep()).toBe(1)
  expect(await picturesIn(desk.dataDir)).toEqual([])
})

test("a young one is left: its application may just be being stored", async () => {
  await leave(`${"0".repeat(32)}.jpg`, { minutesAgo: 59 })
  expect(await sweep()).toBe(0)
  expect(await picturesIn(desk.dataDir)).toHaveLength(1)
})

test("the pictures of an application are kept, however old", async () => {
  await desk.submit(received(validForm("BSc"), pictures))
  const names = await picturesIn(desk.dataDir)
  for (const name of names) await touch(name, { minutesAgo: 60 * 24 * 365 })
  expect(await sweep()).toBe(0)
  expect(await picturesIn(desk.dataDir)).toEqual(names)
})

test("what a crash left half written is removed, once it is old", async () => {
  await leave("parts/old", { minutesAgo: 61 })
  await leave("parts/young", { minutesAgo: 1 })
  expect(await sweep()).toBe(1)
  expect(await readdir(join(desk.dataDir, "uploads", "parts"))).toEqual(["young"])
})

test("a thousand are removed, and the known among them stay", async () => {
  await desk.submit(received(validForm("BSc"), pictures))
  const known = await picturesIn(desk.dataDir)
  for (const name of known) await touch(name, { minutesAgo: 120 })
  for (let i = 0; i < 1000; i++) {
    await leave(`${String(i).padStart(32, "0")}.jpg`, { minutesAgo: 120 })
  }
  expect(await sweep()).toBe(1000)
  expect((await picturesIn(desk.dataDir)).toSorted()).toEqual(known.toSorted())
})
