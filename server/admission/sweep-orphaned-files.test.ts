import { afterEach, beforeAll, beforeEach, expect, test } from "vitest"

import { openLocalFiles } from "#server/files/local-files.ts"
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
/** Puts files of these names, as if so many minutes ago. */
const leave = async (names: string[], { minutesAgo }: { minutesAgo: number }) => {
  const then = new Date(noon.getTime() - minutesAgo * minute)
  const files = openLocalFiles(desk.dataDir, () => then)
  await Promise.all(names.map((name) => files.put(name, Buffer.from("left by a crash"))))
  await files.close()
}

test("where nothing was ever uploaded there is nothing to remove", async () => {
  expect(await sweep()).toBe(0)
})

test("an old file that no application knows is removed", async () => {
  await leave([`${"0".repeat(32)}.jpg`], { minutesAgo: 61 })
  expect(await sweep()).toBe(1)
  expect(await picturesIn(desk.dataDir)).toEqual([])
})

test("a young one is left: its application may just be being stored", async () => {
  await leave([`${"0".repeat(32)}.jpg`], { minutesAgo: 59 })
  expect(await sweep()).toBe(0)
  expect(await picturesIn(desk.dataDir)).toHaveLength(1)
})

test("the pictures of an application are kept, however old", async () => {
  await desk.submit(received(validForm("BSc"), pictures))
  const names = await picturesIn(desk.dataDir)
  await leave(names, { minutesAgo: 60 * 24 * 365 })
  expect(await sweep()).toBe(0)
  expect(await picturesIn(desk.dataDir)).toEqual(names)
})

test("a thousand are removed, and the known among them stay", async () => {
  await desk.submit(received(validForm("BSc"), pictures))
  const known = await picturesIn(desk.dataDir)
  const orphans = Array.from({ length: 1000 }, (_, i) => `${String(i).padStart(32, "0")}.jpg`)
  await leave([...known, ...orphans], { minutesAgo: 120 })
  expect(await sweep()).toBe(1000)
  expect((await picturesIn(desk.dataDir)).toSorted()).toEqual(known.toSorted())
})
