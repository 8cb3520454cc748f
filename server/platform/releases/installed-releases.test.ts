import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

import { afterEach, beforeEach, expect, test } from "vitest"

import { findWaitingUpdate, isLater, openReleases, updatesFolder } from "./installed-releases.ts"

let home: string
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "home-"))
})
afterEach(() => rmSync(home, { recursive: true }))

test.each([
  { version: "0.10.0", than: "0.9.9", is: true },
  { version: "0.2.0", than: "0.2.0", is: false },
  { version: "1.0.0", than: "0.12.3", is: true },
  { version: "0.2.9", than: "0.2.10", is: false },
])("$version is later than $than: $is", ({ version, than, is }) => {
  expect(isLater(version, than)).toBe(is)
})

test("finds the newest later release for this kind of machine in the folder updates", () => {
  const find = () => findWaitingUpdate(home, "0.2.0", "linux-x64")
  expect(find()).toBeUndefined()
  mkdirSync(updatesFolder(home))
  const put = (name: string) => writeFileSync(join(updatesFolder(home), name), "")
  put("mahavidyalaya-0.2.0-linux-x64.tar.gz")
  put("mahavidyalaya-0.9.0-linux-x64.tar.gz.sig")
  put("notes.txt")
  put("mahavidyalaya-0.11.0-win32-x64.zip")
  expect(find()).toBeUndefined()
  put("mahavidyalaya-0.9.0-linux-x64.tar.gz")
  put("mahavidyalaya-0.10.0-linux-x64.tar.gz")
  put("mahavidyalaya-0.3.0-linux-x64.tar.gz")
  put("mahavidyalaya-0.10.0-win32-x64.zip")
  expect(find()).toEqual({
    version: "0.10.0",
    file: join(updatesFolder(home), "mahavidyalaya-0.10.0-linux-x64.tar.gz"),
  })
})

test("finds nothing in a folder that can't be read", () => {
  writeFileSync(updatesFolder(home), "")
  expect(findWaitingUpdate(home, "0.2.0")).toBeUndefined()
})

test("switches to another release, and keeps it and the one before", async () => {
  for (const name of ["0.1.0", "0.2.0", "0.3.0", "0.4.0"]) {
    mkdirSync(join(home, "releases", name), { recursive: true })
  }
  writeFileSync(join(home, "current"), "0.2.0\n")
  const releases = openReleases(home)
  await releases.switchTo("0.3.0")
  expect([releases.current(), releases.previous()]).toEqual(["0.3.0", "0.2.0"])
  await releases.removeOthers("0.4.0")
  expect(readdirSync(releases.folder)).toEqual(["0.2.0", "0.3.0", "0.4.0"])
})

test("a checkout has no releases", () => {
  expect(() => openReleases("")).toThrow(/This is a checkout/)
})
