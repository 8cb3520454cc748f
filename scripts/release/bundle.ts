// npm run bundle [-- --out FOLDER]: makes one file that installs this version on a machine without Node, a compiler or
// a network. RELEASE_KEY_FILE names an Ed25519 private key (PEM) that signs it.
import { createHash, createPrivateKey, createPublicKey, sign } from "node:crypto"
import { createWriteStream } from "node:fs"
import { mkdir, readFile, rename, writeFile } from "node:fs/promises"
import { basename, join } from "node:path"
import { pipeline } from "node:stream/promises"
import { parseArgs } from "node:util"
import { createGzip } from "node:zlib"

import { packTar } from "modern-tar/fs"

import { releaseVersion } from "#server/platform/release.ts"

import { build } from "../build.mjs"
import { listBundle, platform, sizeOf } from "./bundle-files.ts"

/** All entries have the same date, so that two bundles of one commit have the same bytes. */
const mtime = new Date("2025-01-01T00:00:00Z")

const { values } = parseArgs({ options: { out: { type: "string", default: "dist" } } })

const readKey = async () => {
  const file = process.env["RELEASE_KEY_FILE"]
  return file ? createPrivateKey(await readFile(file)) : undefined
}

const pack = async (path: string, release: string, publicKey: string | undefined) => {
  const files = listBundle(release)
  const content = (target: string, text: string) => ({
    type: "content" as const,
    content: text,
    target,
    mode: 0o644,
    mtime,
  })
  const tar = packTar([
    content("mahavidyalaya/current", `${release}\n`),
    ...(publicKey ? [content(`mahavidyalaya/releases/${release}/release-key.pem`, publicKey)] : []),
    ...files.map((file) => ({ type: "file" as const, ...file, mtime, uid: 0, gid: 0 })),
  ])
  await pipeline(tar, createGzip({ level: 9 }), createWriteStream(path))
  return files
}

if (!build({ ifStale: true })) process.exit(1)
const key = await readKey()
const publicKey = key && createPublicKey(key).export({ type: "spki", format: "pem" }).toString()
const release = `${releaseVersion}-${platform}`
await mkdir(values.out, { recursive: true })
const file = join(values.out, `mahavidyalaya-${release}.tar.gz`)
const files = await pack(`${file}.partial`, release, publicKey)
await rename(`${file}.partial`, file)

const bytes = await readFile(file)
const sha256 = createHash("sha256").update(bytes).digest("hex")
// In the format of `sha256sum --check`.
await writeFile(`${file}.sha256`, `${sha256}  ${basename(file)}\n`)
if (key) await writeFile(`${file}.sig`, `${sign(null, bytes, key).toString("base64")}\n`)
const megabytes = (size: number) => `${(size / 1e6).toFixed(1)} MB`
console.log(`${file}: ${megabytes(bytes.length)}, ${files.length} files of ${megabytes(sizeOf(files))}
sha256 ${sha256}
${key ? `signed: ${file}.sig` : "not signed: RELEASE_KEY_FILE is not set"}`)
