import { readdir, readFile, utimes, writeFile } from "node:fs/promises"
import { join } from "node:path"

import { afterEach, beforeEach, expect, test } from "vitest"

import { openFolder } from "#tests/support/servers/folder.ts"

import { readWhole } from "./file-content.ts"
import { receiveFile } from "./receive-file.ts"

let folder: Awaited<ReturnType<typeof openFolder>>
beforeEach(async () => {
  folder = await openFolder()
})
afterEach(() => folder.remove())

async function* pieces(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text)
}
/** Files that begin with "A" may have eight bytes, others four. */
const limitOf = (first: Uint8Array) => (Buffer.from(first).toString().startsWith("AA") ? 8 : 4)
const receive = (...texts: string[]) => receiveFile(folder.path, pieces(...texts), limitOf)
const left = () => readdir(join(folder.path, "incoming"))

test("a file in pieces is on the disk until it is removed, whatever the size of the first piece", async () => {
  const file = await receive("A", "A", "123456")
  if (file === "too large") throw new Error(file)
  expect(file.bytes).toBe(8)
  expect(await readFile(file.path, "utf8")).toBe("AA123456")
  expect(
    (await readWhole({ bytes: 2, read: () => file.read({ from: 2, to: 3 }) })).toString(),
  ).toBe("12")
  await file.remove()
  expect(await left()).toEqual([])
})

test.each([{ texts: ["AA123", "4567"] }, { texts: ["B", "1234"] }])(
  "$texts is too large, is read to its end, and leaves nothing",
  async ({ texts }) => {
    expect(await receive(...texts)).toBe("too large")
    expect(await left()).toEqual([])
  },
)

test("a body that breaks off leaves nothing", async () => {
  async function* broken() {
    yield Buffer.from("AA")
    throw new Error("broken off")
  }
  await expect(receiveFile(folder.path, broken(), limitOf)).rejects.toThrow("broken off")
  expect(await left()).toEqual([])
})

test("what a crash left is removed a day later", async () => {
  const file = await receive("A")
  if (file === "too large") throw new Error(file)
  const old = join(folder.path, "incoming/old")
  await writeFile(old, "x")
  const before = new Date(Date.now() - 25 * 60 * 60 * 1000)
  await utimes(old, before, before)
  await receive("B")
  expect(await left()).not.toContain("old")
  expect(await left()).toHaveLength(2)
})
