import { randomBytes } from "node:crypto"
import { rmSync } from "node:fs"
import {
  type FileHandle,
  link,
  open,
  rename,
  rm,
  stat,
  mkdir,
  mkdtemp,
  readdir,
} from "node:fs/promises"
import { basename, dirname, join } from "node:path"
import type { Readable } from "node:stream"

import { syncFolder } from "#server/platform/files/disk.ts"
import { OperatorError } from "#server/platform/operator-error.ts"

const beginning = "backup-of-process-"

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM"
  }
}

/**
 * Removes folders of processes that were killed. The own process id counts as dead too: in a container every
 * process may have the same id.
 */
const removeLeft = async (dataDir: string) => {
  for (const name of await readdir(dataDir)) {
    const pid = Number(new RegExp(`^${beginning}(\\d+)-`).exec(name)?.[1])
    if (!pid || (pid !== process.pid && isAlive(pid))) continue
    await rm(join(dataDir, name), { recursive: true, force: true })
  }
}

/**
 * Creates a folder (0700) in the data directory for unencrypted copies. The same disk holds the same data
 * unencrypted anyway. The folder is removed when the process exits; after a kill or a power cut, the next
 * backup removes it.
 */
export const openWorkFolder = async (dataDir: string) => {
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  await removeLeft(dataDir)
  const path = await mkdtemp(join(dataDir, `${beginning}${process.pid}-`))
  const remove = () => rmSync(path, { recursive: true, force: true })
  process.once("exit", remove)
  return {
    path,
    remove: () => {
      process.off("exit", remove)
      remove()
    },
  }
}

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
