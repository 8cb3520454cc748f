import { existsSync, mkdirSync, readFileSync } from "node:fs"
import { rm } from "node:fs/promises"
import { basename, join } from "node:path"

import { syncFolder } from "#server/platform/files/disk.ts"

import { writeDurably } from "./installed-releases.ts"

/** The folder in the data directory with everything that belongs to updates. */
export const updateFolder = (dataDir: string) => {
  const folder = join(dataDir, "update")
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return folder
}

/** The folder of a rehearsal, with a copy of the database. */
export const rehearsalFolder = (dataDir: string) => join(updateFolder(dataDir), "rehearsal")

/** Whether a server runs on such a copy: it must not act on people or other systems. */
export const isRehearsal = (dataDir: string) => basename(dataDir) === "rehearsal"

/**
 * A change of the release while the servers are stopped.
 * - "stopping": the data are as they were.
 * - "migrating": the new release may have changed the data. A copy of before lies beside them.
 * - "restoring": the copy is being put back, which is repeated until it is done.
 */
export interface Switching {
  id: string
  from: string
  to: string
  phase: "stopping" | "migrating" | "restoring"
  /** Going back: records that are newer than the update exist, and were exported. */
  hasNewer?: boolean
}

/** How many rows each table has, and the newest audit line. */
export interface RowCounts {
  tables: Record<string, number>
  lastAudit: number
}

/** What the new release must find again. */
export interface Before extends RowCounts {
  /** Names of some stored files that can be read. */
  files: string[]
}

/** The release before this one, with a copy of its data. */
export interface Previous {
  id: string
  from: string
  to: string
  /** When the switch was made, ISO 8601. */
  at: string
  /** The rows right after the update: what came later would be lost by going back. */
  rows: RowCounts
}

const createStateFile = <State>(path: string) => ({
  exists: () => existsSync(path),
  read: (): State | undefined => {
    try {
      return JSON.parse(readFileSync(path, "utf8")) as State
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined
      throw error
    }
  },
  write: (state: State) => writeDurably(path, `${JSON.stringify(state, undefined, 2)}\n`),
  remove: async () => {
    await rm(path, { force: true })
    await syncFolder(join(path, ".."))
  },
})

/** While this file exists, servers stop, and a start waits. */
export const switchingFile = (dataDir: string) =>
  createStateFile<Switching>(join(updateFolder(dataDir), "switching.json"))

export const previousFile = (dataDir: string) =>
  createStateFile<Previous>(join(updateFolder(dataDir), "previous.json"))
