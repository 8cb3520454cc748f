import { randomBytes } from "node:crypto"
import { open, realpath, rm, stat } from "node:fs/promises"
import { isAbsolute, join, relative } from "node:path"

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code

/** Why a folder cannot be the destination of backups. */
export type FolderProblem = "relative" | "no_folder" | "not_writable" | "in_data"

const isWithin = (folder: string, outer: string) => {
  const way = relative(outer, folder)
  return way === "" || (!way.startsWith("..") && !isAbsolute(way))
}

/** Writes an empty file and removes it: rights alone do not say whether a folder may be written. */
const isWritable = async (folder: string) => {
  const probe = join(folder, `.backup-${randomBytes(6).toString("hex")}.probe`)
  try {
    const handle = await open(probe, "wx", 0o600)
    await handle.close()
    await rm(probe)
    return true
  } catch {
    return false
  }
}

const findFolder = async (folder: string) => {
  try {
    const real = await realpath(folder)
    return (await stat(real)).isDirectory() ? real : undefined
  } catch (error) {
    if (codeOf(error) === "EACCES") return "not_readable" as const
    return undefined
  }
}

/**
 * Why backups cannot be written to a folder; undefined if they can. The data folder, and what lies in it, is none: what
 * takes the data takes such backups with them.
 */
export const findFolderProblem = async (
  folder: string,
  dataDir: string,
  canWrite: (folder: string) => Promise<boolean> = isWritable,
): Promise<FolderProblem | undefined> => {
  if (!isAbsolute(folder)) return "relative"
  const real = await findFolder(folder)
  if (real === "not_readable") return "not_writable"
  if (real === undefined) return "no_folder"
  const data = await realpath(dataDir).catch(() => dataDir)
  if (isWithin(real, data)) return "in_data"
  return (await canWrite(real)) ? undefined : "not_writable"
}

/** Whether two folders are on one disk, which a fault of that disk takes together. */
export const isSameDisk = async (folder: string, dataDir: string) => {
  const [one, other] = await Promise.all([folder, dataDir].map((path) => stat(path)))
  return one!.dev === other!.dev
}
