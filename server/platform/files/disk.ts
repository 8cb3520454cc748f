import { statSync } from "node:fs"
import { stat, statfs, open } from "node:fs/promises"
import { basename } from "node:path"

import { OperatorError } from "#server/platform/operator-error.ts"

/**
 * Syncs a folder's entries (new, renamed, removed) to the disk, which file syncs do not cover. Windows has no such call:
 * NTFS records names in its journal.
 */
export const syncFolder = async (folder: string, platform = process.platform) => {
  if (platform === "win32") return
  const handle = await open(folder, "r")
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Syncs a file's content to the disk. Windows syncs only what is open for writing. */
export const syncFile = async (path: string) => {
  const file = await open(path, "r+")
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

/**
 * Returns a function that throws ENOENT once another file, or none, has the name of this one. SQLite goes on writing to
 * a file that was deleted or replaced, and all of that is lost.
 */
export const rememberFile = (path: string) => {
  const { ino } = statSync(path)
  return () => {
    if (statSync(path).ino === ino) return
    throw Object.assign(new Error(`another file is at the place of ${basename(path)}`), {
      code: "ENOENT",
      syscall: "stat",
    })
  }
}

/** Reserve for overhead: tar headers and SQLite's temporary files. */
const spareBytes = 8 * 1024 * 1024

/** Free and total bytes of the disk that holds a folder. */
export type ReadDiskSpace = (folder: string) => Promise<{ free: number; total: number }>

export const readDiskSpace: ReadDiskSpace = async (folder) => {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { free: bavail * bsize, total: blocks * bsize }
}

/** Below either of these, operators are warned; `deploy/alerts.yml` has the same figures. */
export const lowDisk = { bytes: 1024 ** 3, share: 0.1 } as const

export const isDiskLow = ({ free, total }: Awaited<ReturnType<ReadDiskSpace>>) =>
  free < lowDisk.bytes || free < total * lowDisk.share

/** Formats bytes for people, like 3.2 GB. */
export const formatBytes = (bytes: number) => {
  const units = ["bytes", "KB", "MB", "GB", "TB"]
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3))
  const number = bytes / 1000 ** power
  return `${number >= 10 || power === 0 ? Math.round(number) : number.toFixed(1)} ${units[power]}`
}

/** Throws OperatorError if a disk lacks space. Sums the needs of folders on the same disk. */
export const requireDiskSpace = async (
  needs: { folder: string; bytes: number }[],
  disk: ReadDiskSpace,
) => {
  const ofDisk = new Map<number, { folder: string; bytes: number }>()
  for (const { folder, bytes } of needs) {
    const { dev } = await stat(folder)
    const before = ofDisk.get(dev)
    ofDisk.set(dev, { folder, bytes: bytes + (before?.bytes ?? spareBytes) })
  }
  for (const { folder, bytes } of ofDisk.values()) {
    const { free } = await disk(folder)
    if (free < bytes) {
      throw new OperatorError(
        `No room: ${folder} needs ${formatBytes(bytes)}, its disk has ${formatBytes(free)} left.`,
        { reason: "disk_full" },
      )
    }
  }
}
