import { mkdir, readFile, stat, writeFile } from "node:fs/promises"
import { join } from "node:path"

import { afterEach, beforeEach, expect, test } from "vitest"

import { ConfigError } from "#server/platform/config.ts"
import { openFolder } from "#tests/support/servers/folder.ts"

import { loadAppKey } from "./app-key.ts"

let folder: Awaited<ReturnType<typeof openFolder>>
beforeEach(async () => {
  folder = await openFolder()
})
afterEach(() => folder.remove())

test("the first start makes a key of 32 bytes that only its owner may read", async () => {
  const dataDir = join(folder.path, "new", "data")
  const key = await loadAppKey(dataDir, undefined)
  expect(key).toHaveLength(32)
  expect((await stat(join(dataDir, "app.key"))).mode & 0o777).toBe(0o600)
  expect((await stat(dataDir)).mode & 0o777).toBe(0o700)
})

test("the next start takes the same key", async () => {
  const key = await loadAppKey(folder.path, undefined)
  const text = await readFile(join(folder.path, "app.key"), "utf8")
  expect(await loadAppKey(folder.path, undefined)).toEqual(key)
  expect(await readFile(join(folder.path, "app.key"), "utf8")).toBe(text)
})

test("two installations have two keys", async () => {
  const [one, other] = await Promise.all(
    ["one", "other"].map((name) => loadAppKey(join(folder.path, name), undefined)),
  )
  expect(one).not.toEqual(other)
})

test("ten concurrent first starts use one key", async () => {
  const starts = Array.from({ length: 10 }, () => loadAppKey(folder.path, undefined))
  const keys = (await Promise.all(starts)).map((key) => key.toString("hex"))
  expect(new Set(keys).size).toBe(1)
})

test("a key from the environment is used, and no file is created", async () => {
  const given = Buffer.alloc(32, 9)
  expect(await loadAppKey(folder.path, given.toString("base64"))).toEqual(given)
  await expect(stat(join(folder.path, "app.key"))).rejects.toThrow("ENOENT")
})

test.each([
  { what: "an empty file", text: "" },
  { what: "a key too short", text: Buffer.alloc(16).toString("base64") },
  { what: "something else", text: "my dog's name" },
])("$what as app.key is refused in one line without its content", async ({ text }) => {
  await mkdir(folder.path, { recursive: true })
  await writeFile(join(folder.path, "app.key"), text)
  const error = await loadAppKey(folder.path, undefined).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(ConfigError)
  expect((error as Error).message).toMatch(/^APP_KEY: [^\n]*app\.key[^\n]*$/)
  expect((error as Error).message).not.toContain(text || "base64:")
})
