// npm run bundle [-- --out FOLDER --platform win32-x64]: makes one file that installs this version on a machine without
// Node, a compiler or a network. RELEASE_KEY_FILE names an Ed25519 private key (PEM) that signs it.
import { createHash, createPrivateKey, createPublicKey, sign } from "node:crypto"
import { mkdir, readFile, rename, writeFile } from "node:fs/promises"
import { basename, join } from "node:path"
import { parseArgs } from "node:util"

import { releaseVersion } from "#server/platform/release.ts"

import { build } from "../build.mjs"
import { archiveFor, sizeOf } from "./archive.ts"
import { listBundle } from "./bundle-files.ts"
import { platforms } from "./bundle-packages.ts"
import { billOfMaterials } from "./sbom.ts"

const { values } = parseArgs({
  options: {
    out: { type: "string", default: "dist" },
    platform: { type: "string", default: platforms[0]! },
  },
})
const { out, platform } = values

const readKey = async () => {
  const file = process.env["RELEASE_KEY_FILE"]
  return file ? createPrivateKey(await readFile(file)) : undefined
}

if (!platforms.includes(platform)) {
  console.error(`--platform: ${platforms.join(" or ")}`)
  process.exit(1)
}
if (!build({ ifStale: true })) process.exit(1)
const key = await readKey()
const publicKey = key && createPublicKey(key).export({ type: "spki", format: "pem" }).toString()
const release = `${releaseVersion}-${platform}`
const files = await listBundle(release, platform, {
  "sbom.cdx.json": await billOfMaterials(platform),
  ...(publicKey && { "release-key.pem": publicKey }),
})
const { extension, write } = archiveFor(platform)
await mkdir(out, { recursive: true })
const file = join(out, `mahavidyalaya-${release}.${extension}`)
await write(files, `${file}.partial`)
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
