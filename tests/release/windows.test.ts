// The bundle for Windows, made on this machine: what is in it. Windows itself has to run it (docs/operations.md, Windows).
import { execFile } from "node:child_process"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"

import { unzipSync } from "fflate"
import { beforeAll, expect, test } from "vitest"

import { openFolder } from "#tests/support/servers/folder.ts"

import { node24, projectEnv, root } from "../../scripts/tools.mjs"

let files: Record<string, Uint8Array>
let release: string

beforeAll(async () => {
  const folder = await openFolder()
  const { stdout } = await promisify(execFile)(
    node24,
    ["scripts/release/bundle.ts", "--platform", "win32-x64", "--out", folder.path],
    { cwd: root, env: projectEnv() },
  )
  const name = /^\S+?(mahavidyalaya-\S+-win32-x64\.zip): /m.exec(stdout)![1]!
  files = unzipSync(await readFile(join(folder.path, name)))
  release = `mahavidyalaya/releases/${textOf("mahavidyalaya/current").trim()}`
  await folder.remove()
}, 300_000)

const textOf = (path: string) => Buffer.from(files[path]!).toString()

/** The machine that a program or library of Windows is for, from its header: 0x8664 is x64. */
const machineOf = (path: string) => {
  const bytes = Buffer.from(files[path]!)
  return bytes.readUInt16LE(bytes.readUInt32LE(0x3c) + 4)
}

test("all programs and libraries in it are for Windows on x64", () => {
  const native = Object.keys(files).filter((path) =>
    /\.(?:node|exe|dll|dylib|so[.\d]*)$/.test(path),
  )
  expect(native.map((path) => path.split("/").at(-1))).toEqual(
    expect.arrayContaining(["node.exe", "win32-x64.node", "node-napi-v10.node", "libvips-42.dll"]),
  )
  for (const path of native) expect(machineOf(path), path).toBe(0x8664)
})

test("its start files have the line ends of batch files", () => {
  for (const name of ["mahavidyalaya.cmd", "start-lan.cmd"]) {
    expect(textOf(`mahavidyalaya/${name}`)).toMatch(/^@echo off\r\n(?:[^\r\n]+\r\n)+$/)
  }
})

test("Windows can unpack all of its files", () => {
  const paths = Object.keys(files)
  // Of 260 characters, the folder that the office chooses needs some.
  expect(paths.filter((path) => path.length > 190)).toEqual([])
  const reserved =
    /[<>:"\\|?*]|[. ](?:\/|$)|(?:^|\/)(?:con|prn|aux|nul|com\d|lpt\d)(?:\.[^/]*)?(?:\/|$)/i
  expect(paths.filter((path) => reserved.test(path))).toEqual([])
  expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(paths.length)
})

test("it has the bill of materials and the licence of Node", () => {
  expect(JSON.parse(textOf(`${release}/sbom.cdx.json`))).toMatchObject({
    bomFormat: "CycloneDX",
    metadata: { component: { properties: [{ name: "platform", value: "win32-x64" }] } },
  })
  expect(textOf(`${release}/node-LICENSE`)).toMatch(/^Node\.js is licensed/)
})
