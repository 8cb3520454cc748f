import { chmod, mkdir, readdir, symlink, writeFile } from "node:fs/promises"
import { join } from "node:path"

import { afterEach, beforeEach, expect, test } from "vitest"

import { openFolder } from "#tests/support/servers/folder.ts"

import { findFolderProblem, isSameDisk } from "./check-folder.ts"

let place: Awaited<ReturnType<typeof openFolder>>
let data: string
let backups: string
beforeEach(async () => {
  place = await openFolder()
  data = join(place.path, "data")
  backups = join(place.path, "backups")
  await mkdir(join(data, "sub"), { recursive: true })
  await mkdir(backups)
})
afterEach(() => place.remove())

const problemOf = (folder: string) => findFolderProblem(folder, data)

test("a folder that may be written, and nothing is left in it", async () => {
  expect(await problemOf(backups)).toBeUndefined()
  expect(await readdir(backups)).toEqual([])
})

test("a folder whose name begins like that of the data", async () => {
  await mkdir(`${data}-2`)
  expect(await problemOf(`${data}-2`)).toBeUndefined()
})

test("a folder that does not exist, and a file", async () => {
  expect(await problemOf(join(backups, "usb"))).toBe("no_folder")
  await writeFile(join(backups, "usb"), "")
  expect(await problemOf(join(backups, "usb"))).toBe("no_folder")
})

test("a path that depends on where the server was started", async () => {
  expect(await problemOf("backups")).toBe("relative")
})

test("the data folder, a folder in it, and a link to it", async () => {
  await symlink(data, join(place.path, "link"))
  for (const folder of [
    data,
    join(data, "sub"),
    join(data, "..", "data"),
    join(place.path, "link"),
  ])
    expect(await problemOf(folder)).toBe("in_data")
})

test("a folder that takes no file", async () => {
  expect(await problemOf("/proc/self")).toBe("not_writable")
  await chmod(backups, 0o500)
  expect(await findFolderProblem(backups, data, async () => false)).toBe("not_writable")
})

test("whether two folders are on one disk", async () => {
  expect(await isSameDisk(backups, data)).toBe(true)
  expect(await isSameDisk("/proc", data)).toBe(false)
})
