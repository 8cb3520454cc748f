import type { Config } from "#server/platform/config.ts"

import { isDiskLow, type ReadDiskSpace } from "./disk.ts"
import type { FileStore } from "./file-store.ts"

type DiskSpace = Awaited<ReturnType<ReadDiskSpace>>

const megabyte = 1024 * 1024
/** A batch of applications with its pictures may need this much, on any disk. */
const leastReserve = 16 * megabyte

/**
 * The space that uploads leave free for staff work, sign-in and SQLite's own files: 500 MB or 5 % of the disk, whichever
 * is less (decision 48). Operators are warned earlier (`lowDisk`).
 */
export const reserveOf = ({ total }: Pick<DiskSpace, "total">) =>
  Math.max(leastReserve, Math.min(500 * megabyte, total * 0.05))

const isReserveReached = (space: DiskSpace) => space.free < reserveOf(space)

/** Disk space of a folder, whether operators are warned of it, and whether it is too little for uploads. */
export const readDisk = async (folder: string, disk: ReadDiskSpace) => {
  try {
    const space = await disk(folder)
    return { ...space, isLow: isDiskLow(space), refusesUploads: isReserveReached(space) }
  } catch {
    // The data directory may not exist with PostgreSQL, S3 storage and APP_KEY.
    return undefined
  }
}

/** The room for uploads, as the console shows it. That of a bucket is not known. */
export interface UploadSpace {
  storage: Config["STORAGE"]
  /** The disk of the data directory, in bytes; null if it cannot be read. */
  disk: (DiskSpace & { isLow: boolean; refusesUploads: boolean }) | null
  /** The largest file that leaves the reserve free; null if that is not known. */
  largest: number | null
}

const readUploadSpace = async ({ config, disk }: Deps): Promise<UploadSpace> => {
  const space = await readDisk(config.DATA_DIR, disk)
  // A file is received into the data directory, and only then goes into the store.
  const copies = config.STORAGE === "local" ? 2 : 1
  const room = space && Math.max(0, Math.floor((space.free - reserveOf(space)) / copies))
  return { storage: config.STORAGE, disk: space ?? null, largest: room ?? null }
}

/** Classified like a full disk: 503 with Retry-After. */
class DiskReserveReachedError extends Error {
  readonly code = "ENOSPC"
}

interface Deps {
  config: Pick<Config, "DATA_DIR" | "DATABASE_URL" | "STORAGE">
  disk: ReadDiskSpace
}

/**
 * Whether the disk of the data directory has too little space for uploads. Never if neither records nor files are there.
 * With a bucket it counts too, as the records of the uploads need space.
 */
export const createSpaceGuard = ({ config, disk }: Deps) => {
  const isUsed = !config.DATABASE_URL || config.STORAGE === "local"
  const read = async () => isUsed && isReserveReached(await disk(config.DATA_DIR))
  let reading: Promise<boolean> | undefined
  /** Calls at the same time share one reading, so that files stored together still share a commit. */
  const isShort = () =>
    (reading ??= read().finally(() => {
      reading = undefined
    }))
  return {
    isShort,
    /** For staff's uploads, which may be large. */
    readUploadSpace: () => readUploadSpace({ config, disk }),
    /** Throws before an upload is stored. A disk that cannot be read is no reason to refuse. */
    requireSpace: async () => {
      if (await isShort().catch(() => false)) {
        throw new DiskReserveReachedError("the reserve of the disk is reached: no uploads")
      }
    },
  }
}

export type SpaceGuard = ReturnType<typeof createSpaceGuard>

/**
 * Counts the uploads that this process receives, so that several at the same time leave the reserve free together. What they
 * have written already counts twice until they end.
 */
export const countUploads = (readSpace: SpaceGuard["readUploadSpace"]) => {
  let promised = 0
  return {
    /** The room that is left beside the uploads that are being received. */
    readSpace: async (): Promise<UploadSpace> => {
      const space = await readSpace()
      const { largest } = space
      return { ...space, largest: largest === null ? null : Math.max(0, largest - promised) }
    },
    /** Runs an upload of so many bytes, unless there is no room for it. */
    withRoom: async <Result>(
      bytes: number,
      run: () => Promise<Result>,
    ): Promise<Result | "no room"> => {
      // Before anything is awaited: of two that begin at the same time, the second one knows the first.
      const others = promised
      promised += bytes
      try {
        const { largest } = await readSpace()
        return largest !== null && others + bytes > largest ? "no room" : await run()
      } finally {
        promised -= bytes
      }
    },
  }
}

/** The file store, refusing new files while the disk has too little space. Reads and deletions go on. */
export const withSpaceGuard = (
  files: FileStore,
  { requireSpace }: Pick<SpaceGuard, "requireSpace">,
): FileStore => ({
  ...files,
  put: async (name, content) => {
    await requireSpace()
    await files.put(name, content)
  },
  putLarge: async (name, content) => {
    await requireSpace()
    await files.putLarge(name, content)
  },
})
