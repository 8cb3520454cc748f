import { createHash, createPublicKey, randomBytes, verify } from "node:crypto"
import { existsSync, readFileSync } from "node:fs"
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import { basename, dirname, join } from "node:path"
import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { createGunzip } from "node:zlib"

import { unzipSync } from "fflate"
import { unpackTar } from "modern-tar/fs"

import { syncFile, syncFolder } from "#server/platform/files/disk.ts"
import { OperatorError } from "#server/platform/operator-error.ts"
import { isLater, type Releases, versionOf } from "#server/platform/releases/installed-releases.ts"

const readBytes = async (path: string, what: string) => {
  try {
    return await readFile(path)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new OperatorError(`${what} ${path} can't be read (${code}).`, { cause: error })
  }
}

/** Checks the signature of a bundle with the public key of the installed release. Throws OperatorError. */
const checkSignature = async (file: string, bytes: Uint8Array, installed: string) => {
  const keyFile = join(installed, "release-key.pem")
  if (!existsSync(keyFile)) {
    throw new OperatorError(
      "The installed release was built without a key, so it cannot check others. If you made this file yourself, add --unsigned.",
    )
  }
  const signature = await readBytes(`${file}.sig`, "The signature")
  const key = createPublicKey(readFileSync(keyFile))
  if (verify(null, bytes, key, Buffer.from(signature.toString("utf8"), "base64"))) return
  throw new OperatorError(
    `${basename(file)} is damaged, or not from the makers of the installed release. Nothing was changed.`,
  )
}

/** The release in the name of a bundle. Throws OperatorError for another platform, and for an earlier version. */
const releaseOf = (file: string, current: string) => {
  const release = /^mahavidyalaya-(.+?)\.(?:tar\.gz|zip)$/.exec(basename(file))?.[1]
  if (!release || !versionOf(release)) {
    throw new OperatorError(
      `${basename(file)}: the file of a release is named like mahavidyalaya-0.3.0-linux-x64.tar.gz.`,
    )
  }
  const platformOf = (name: string) => name.slice(versionOf(name).length)
  if (platformOf(release) !== platformOf(current)) {
    throw new OperatorError(`${basename(file)} is for another kind of machine than ${current}.`)
  }
  if (isLater(versionOf(current), versionOf(release))) {
    throw new OperatorError(
      `${versionOf(release)} is older than the installed ${versionOf(current)}. To go back to the release before, use update --back.`,
    )
  }
  return release
}

/** Writes all files of a folder to the disk, so that a power cut after the switch leaves none of them empty. */
const syncAll = async (folder: string): Promise<void> => {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await syncAll(path)
    else await syncFile(path)
  }
  await syncFolder(folder)
}

/** Reads a bundle and checks it. `bytes` are those that were checked: the file may be replaced meanwhile. */
export const readBundle = async (
  releases: Releases,
  file: string,
  { mayBeUnsigned = false } = {},
) => {
  const release = releaseOf(file, releases.current())
  const bytes = await readBytes(file, "The file")
  if (!mayBeUnsigned) await checkSignature(file, bytes, releases.pathOf(releases.current()))
  return { file, release, bytes }
}

/** Unpacks a zip file, the bundle for Windows. */
const unzip = async (bytes: Uint8Array, folder: string) => {
  for (const [name, content] of Object.entries(unzipSync(bytes))) {
    const path = join(folder, name)
    if (name.endsWith("/")) continue
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, content)
  }
}

/** In an unpacked release: the hash of its bundle. */
const hashFile = "bundle.sha256"

/**
 * Unpacks a bundle beside the installed releases. Its folder gets its name when everything in it is on the disk. Does nothing
 * if an interrupted update has unpacked the same bundle.
 */
export const unpackBundle = async (
  { folder, pathOf }: Releases,
  { file, release, bytes }: Awaited<ReturnType<typeof readBundle>>,
) => {
  const sha256 = createHash("sha256").update(bytes).digest("hex")
  const unpackedBefore = await readFile(join(pathOf(release), hashFile), "utf8").catch(() => "")
  if (unpackedBefore === sha256) return
  for (const name of await readdir(folder)) {
    if (name.startsWith(".")) await rm(join(folder, name), { recursive: true, force: true })
  }
  const work = join(folder, `.${release}-${randomBytes(4).toString("hex")}`)
  await mkdir(work, { mode: 0o755 })
  try {
    if (file.endsWith(".zip")) await unzip(bytes, work)
    else await pipeline(Readable.from([bytes]), createGunzip(), unpackTar(work))
    const unpacked = join(work, "mahavidyalaya", "releases", release)
    if (!existsSync(join(unpacked, "package.json"))) {
      throw new OperatorError(`There is no release ${release} in this file.`)
    }
    await writeFile(join(unpacked, hashFile), sha256)
    await syncAll(unpacked)
    await rm(pathOf(release), { recursive: true, force: true })
    await rename(unpacked, pathOf(release))
    await syncFolder(folder)
  } finally {
    // Also if the disk is full: the server needs the room.
    await rm(work, { recursive: true, force: true })
  }
}
