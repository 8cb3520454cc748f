import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"

import { unzipSync } from "fflate"
import { afterEach, beforeEach, expect, test } from "vitest"

import { openFolder } from "#tests/support/servers/folder.ts"

import { archiveFor, sizeOf } from "./archive.ts"

let folder: Awaited<ReturnType<typeof openFolder>>
const zone = process.env["TZ"]
beforeEach(async () => {
  folder = await openFolder()
})
afterEach(() => {
  process.env["TZ"] = zone
  return folder.remove()
})

const archiveOf = async (platform: string) => {
  const content = join(folder.path, "source")
  await writeFile(content, "a file")
  const files = [
    { content: Buffer.from("bytes"), target: "college/महाविद्यालय.txt", mode: 0o644 },
    { content, target: "college/run", mode: 0o755 },
  ]
  const { extension, write } = archiveFor(platform)
  const path = join(folder.path, `archive.${extension}`)
  await write(files, path)
  expect(sizeOf(files)).toBe(11)
  return { path, bytes: await readFile(path) }
}

test("a bundle for Windows is a zip file", async () => {
  const { path, bytes } = await archiveOf("win32-x64")
  expect(path).toMatch(/\.zip$/)
  const files = Object.entries(unzipSync(bytes)).map(([name, file]) => [
    name,
    String(Buffer.from(file)),
  ])
  expect(files).toEqual([
    ["college/महाविद्यालय.txt", "bytes"],
    ["college/run", "a file"],
  ])
})

test.each(["win32-x64", "linux-x64"])(
  "%s: an archive has the same bytes in each time zone",
  async (platform) => {
    process.env["TZ"] = "Asia/Kolkata"
    const { bytes } = await archiveOf(platform)
    process.env["TZ"] = "America/New_York"
    expect((await archiveOf(platform)).bytes.equals(bytes)).toBe(true)
  },
)
