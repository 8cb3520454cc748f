import { createHash, randomBytes } from "node:crypto"
import { rmSync } from "node:fs"
import { type FileHandle, link, open, rename, rm, stat } from "node:fs/promises"
import { dirname, join } from "node:path"
import type { Readable } from "node:stream"

import { syncFolder } from "#server/platform/files/disk.ts"
import { OperatorError } from "#server/platform/operator-error.ts"

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code

const notWritable = { text: "it may not be written", reason: "not_writable" }
const full = { text: "its disk is full", reason: "disk_full" }
const faults: Record<string, { text: string; reason: string }> = {
  EACCES: notWritable,
  EPERM: notWritable,
  ENOTDIR: { text: "it is no folder", reason: "no_folder" },
  EROFS: notWritable,
  ENOSPC: full,
  EDQUOT: full,
}

/** Converts an error of the target folder to an OperatorError; other errors are the site's own. */
const ofFolder = (error: unknown, folder: string) => {
  const fault = faults[codeOf(error) ?? ""]
  if (!fault) return error
  const { text, reason } = fault
  return new OperatorError(`${folder}: ${text}; there is no backup.`, { cause: error, reason })
}

const isThere = (file: string) =>
  stat(file).then(
    () => true,
    (error: unknown) => {
      if (codeOf(error) === "ENOENT") return false
      throw ofFolder(error, dirname(file))
    },
  )

export const requireFolder = async (folder: string) => {
  if (await isThere(folder)) return
  throw new OperatorError(`There is no folder ${folder}.`, { reason: "no_folder" })
}

/** Throws an OperatorError if the file exists already or its folder does not. */
export const requireNewFile = async (file: string) => {
  await requireFolder(dirname(file))
  if (!(await isThere(file))) return
  throw new OperatorError(`${file} is there already: give another name.`, { reason: "taken" })
}

/**
 * A hard link never overwrites an existing file. The file systems of USB sticks have no links, so fall back
 * to a rename.
 */
const moveInto = async (part: string, file: string) => {
  try {
    await link(part, file)
    await rm(part)
  } catch (error) {
    if (codeOf(error) === "EEXIST") {
      throw new OperatorError(`${file} is there already.`, { reason: "taken" })
    }
    await requireNewFile(file)
    await rename(part, file)
  }
}

async function* hashed(content: Readable, hash: ReturnType<typeof createHash>) {
  for await (const chunk of content as AsyncIterable<Uint8Array>) {
    hash.update(chunk)
    yield chunk
  }
}

interface NewFile {
  folder: string
  content: () => Promise<Readable>
  /** Reads the written file, which has no final name yet. Throws if it is not good. */
  check: (path: string) => Promise<unknown>
  /** The final name of the file with this SHA-256 (hexadecimal). */
  nameOf: (sha256: string) => string
}

/**
 * Writes a new file (0600), synced to disk, that gets its name only after it was checked. Never overwrites an existing
 * file. Returns its path.
 */
export const writeOnce = async ({ folder, content, check, nameOf }: NewFile) => {
  const part = join(folder, `.backup-${randomBytes(6).toString("hex")}.part`)
  const removePart = () => rmSync(part, { force: true })
  process.once("exit", removePart)
  const hash = createHash("sha256")
  let handle: FileHandle | undefined
  try {
    handle = await open(part, "wx", 0o600)
    await handle.writeFile(hashed(await content(), hash))
    await handle.sync()
    await check(part)
    const file = join(folder, nameOf(hash.digest("hex")))
    await moveInto(part, file)
    await syncFolder(folder)
    return file
  } catch (error) {
    throw ofFolder(error, folder)
  } finally {
    await handle?.close()
    process.off("exit", removePart)
    removePart()
  }
}
