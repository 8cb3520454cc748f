import { generateKeyPairSync, sign } from "node:crypto"
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { gzipSync } from "node:zlib"

import { zipSync } from "fflate"
import { packTar } from "modern-tar"
import { afterEach, beforeEach, describe, expect, test } from "vitest"

import { openReleases, type Releases } from "#server/platform/releases/installed-releases.ts"

import { readBundle, unpackBundle } from "./read-bundle.ts"

const installed = "0.2.0-linux-x64"
const later = "0.3.0-linux-x64"

let home: string
let releases: Releases
const { privateKey, publicKey } = generateKeyPairSync("ed25519")
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "home-"))
  mkdirSync(join(home, "releases", installed), { recursive: true })
  writeFileSync(join(home, "current"), installed)
  writeFileSync(
    join(home, "releases", installed, "release-key.pem"),
    publicKey.export({ type: "spki", format: "pem" }),
  )
  releases = openReleases(home)
})
afterEach(() => rmSync(home, { recursive: true }))

const makeBundle = async (release = later, file = `mahavidyalaya-${release}.tar.gz`) => {
  const body = (name: string, text: string) => ({
    header: { name: `mahavidyalaya/releases/${release}/${name}`, size: text.length },
    body: text,
  })
  const tar = await packTar([body("package.json", "{}"), body("build/main.js", "1")])
  const bytes = gzipSync(tar)
  const path = join(home, file)
  writeFileSync(path, bytes)
  writeFileSync(`${path}.sig`, sign(null, bytes, privateKey).toString("base64"))
  return path
}

test("unpacks a signed bundle beside the installed release, once", async () => {
  const path = await makeBundle()
  mkdirSync(join(releases.folder, ".0.3.0-left-by-a-kill"))
  const bundle = await readBundle(releases, path)
  expect(bundle.release).toBe(later)
  await unpackBundle(releases, bundle)
  expect(readdirSync(releases.folder)).toEqual([installed, later])
  const main = join(releases.pathOf(later), "build/main.js")
  expect(readFileSync(main, "utf8")).toBe("1")

  writeFileSync(main, "the same bundle is not unpacked again")
  await unpackBundle(releases, bundle)
  expect(readFileSync(main, "utf8")).toBe("the same bundle is not unpacked again")
})

test("unpacks a zip file, the bundle for Windows", async () => {
  const [windows, its] = ["0.2.0-win32-x64", "0.3.0-win32-x64"]
  mkdirSync(releases.pathOf(windows))
  writeFileSync(join(home, "current"), windows)
  const path = join(home, `mahavidyalaya-${its}.zip`)
  const inRelease = (name: string) => `mahavidyalaya/releases/${its}/${name}`
  const text = (content: string) => new TextEncoder().encode(content)
  writeFileSync(
    path,
    zipSync({ [inRelease("package.json")]: text("{}"), [inRelease("build/main.js")]: text("1") }),
  )
  await unpackBundle(releases, await readBundle(releases, path, { mayBeUnsigned: true }))
  expect(readFileSync(join(releases.pathOf(its), "build/main.js"), "utf8")).toBe("1")
})

describe("refuses", () => {
  test.each([
    { name: "update.tar.gz", says: /is named like mahavidyalaya-0\.3\.0/ },
    {
      name: "mahavidyalaya-0.1.0-linux-x64.tar.gz",
      says: /0\.1\.0 is older than the installed 0\.2\.0/,
    },
    { name: "mahavidyalaya-0.3.0-win32-x64.zip", says: /is for another kind of machine/ },
  ])("$name", async ({ name, says }) => {
    await expect(readBundle(releases, await makeBundle(later, name))).rejects.toThrow(says)
  })

  test("changed bytes, and another key", async () => {
    const path = await makeBundle()
    const bytes = readFileSync(path)
    bytes[bytes.length >> 1]! ^= 1
    writeFileSync(path, bytes)
    await expect(readBundle(releases, path)).rejects.toThrow(/is damaged, or not from the makers/)
    const other = generateKeyPairSync("ed25519").privateKey
    writeFileSync(`${path}.sig`, sign(null, bytes, other).toString("base64"))
    await expect(readBundle(releases, path)).rejects.toThrow(/is damaged, or not from the makers/)
  })

  test("a bundle without a signature, unless the operator made it", async () => {
    const path = await makeBundle()
    rmSync(`${path}.sig`)
    await expect(readBundle(releases, path)).rejects.toThrow(
      /^The signature .* can't be read \(ENOENT\)/,
    )
    expect((await readBundle(releases, path, { mayBeUnsigned: true })).release).toBe(later)
    rmSync(join(releases.pathOf(installed), "release-key.pem"))
    await expect(readBundle(releases, path)).rejects.toThrow(/cannot check others.*--unsigned/)
  })

  test("a bundle that can't be unpacked to its end, of which nothing stays", async () => {
    const bundle = await readBundle(releases, await makeBundle())
    await expect(
      unpackBundle(releases, { ...bundle, bytes: bundle.bytes.subarray(0, -20) }),
    ).rejects.toThrow()
    expect(readdirSync(releases.folder)).toEqual([installed])
  })

  test("a bundle in which the named release is not", async () => {
    const path = await makeBundle("0.4.0-linux-x64", `mahavidyalaya-${later}.tar.gz`)
    const bundle = await readBundle(releases, path)
    await expect(unpackBundle(releases, bundle)).rejects.toThrow(/There is no release 0\.3\.0/)
    expect(existsSync(releases.pathOf(later))).toBe(false)
    expect(readdirSync(releases.folder)).toEqual([installed])
  })
})
