import { stat, statfs } from "node:fs/promises"

import { OperatorError } from "#server/platform/operator-error.ts"

/** A little more than the parts themselves: a tar's headers, SQLite's own files. */
const spareBytes = 8 * 1024 * 1024

/** How many bytes may still be written into a folder, and how many its disk has. */
export type ReadDiskSpace = (folder: string) => Promise<{ free: number; total: number }>

/** As the system says it. */
export const readDiskSpace: ReadDiskSpace = async (folder) => {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { free: bavail * bsize, total: blocks * bsize }
}

/** Bytes as people read them: 3.2 GB. */
export const formatBytes = (bytes: number) => {
  const units = ["bytes", "KB", "MB", "GB", "TB"]
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3))
  const number = bytes / 1000 ** power
  return `${number >= 10 || power === 0 ? Math.round(number) : number.toFixed(1)} ${units[power]}`
}

/** Refuses where a disk has no room for what comes into its folders, the same disk's needs together. */
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
      )
    }
  }
}
