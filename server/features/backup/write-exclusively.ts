import { randomBytes } from "node:crypto"
import { rmSync } from "node:fs"
import { type FileHandle, link, open, rename, rm, stat } from "node:fs/promises"
import { basename, dirname, join } from "node:path"
import type { Readable } from "node:stream"

import { syncFolder } from "#server/platform/files/disk.ts"
import { OperatorError } from "#server/platform/operator-error.ts"

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code

const isThere = (file: string) =>
  stat(file).then(
    () => true,
    (error: unknown) => {
      if (codeOf(error) === "ENOENT") return false
      throw error
    },
  )

/** Throws an OperatorError if the file exists already or its folder does not. */
export const requireNewFile = async (file: string) => {
  if (!(await isThere(dirname(file))))
    throw new OperatorError(`There is no folder ${dirname(file)}.`)
  if (await isThere(file)) throw new OperatorError(`${file} is there already: give another name.`)
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
    if (codeOf(error) === "EEXIST") throw new OperatorError(`${file} is there already.`)
    await requireNewFile(file)
    await rename(part, file)
  }
}

const faults: Record<string, string> = {
  EACCES: "it may not be written",
  EPERM: "it may not be written",
  EROFS: "it may not be written",
  ENOSPC: "its disk is full",
  EDQUOT: "its disk is full",
}

/** Converts an error of the target folder to an OperatorError; other errors are the site's own. */
const ofFolder = (error: unknown, folder: string) => {
  const fault = faults[codeOf(error) ?? ""]
  return fault
    ? new OperatorError(`${folder}: ${fault}; there is no backup.`, { cause: error })
    : error
}

/** Writes a new file (0600) atomically and synced to disk. Never overwrites an existing file. */
export const writeOnce = async (file: string, content: () => Promise<Readable>) => {
  await requireNewFile(file)
  const folder = dirname(file)
  const part = join(folder, `.${basename(file)}.${randomBytes(6).toString("hex")}`)
  const removePart = () => rmSync(part, { force: true })
  process.once("exit", removePart)
  let handle: FileHandle | undefined
  try {
    handle = await open(part, "wx", 0o600)
    await handle.writeFile(await content())
    await handle.sync()
    await moveInto(part, file)
    await syncFolder(folder)
  } catch (error) {
    throw ofFolder(error, folder)
  } finally {
    await handle?.close()
    process.off("exit", removePart)
    removePart()
  }
}
