import { z } from "zod"

import { stampOf, writeAudit } from "#server/features/audit/audit.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import type { Database } from "#server/platform/database/connect.ts"
import {
  findInstallationValue,
  setInstallationValue,
} from "#server/platform/database/installation.ts"
import {
  findMissingFiles,
  hashOfNames,
  splitAccepted,
} from "#server/platform/files/find-missing-files.ts"

const summary = z.object({
  /** When the files were last compared with the records (ISO time). */
  at: z.string(),
  /** Number of files that records name, that are missing, and whose loss was not accepted. */
  count: z.number(),
  /** Identifies the list of them. */
  hash: z.string(),
})
export type MissingFilesSummary = z.infer<typeof summary>

/** Names per statement. */
const namesOfStatement = 500

type Deps = Pick<SiteDeps, "db" | "files" | "now">

const batches = <Item>(items: readonly Item[]) =>
  Array.from({ length: Math.ceil(items.length / namesOfStatement) }, (_, i) =>
    items.slice(i * namesOfStatement, (i + 1) * namesOfStatement),
  )

/** Forgets accepted losses whose file is back, or that no record names any more: if it is lost again, it counts again. */
const forgetFound = async (db: Database, stillLost: readonly string[]) => {
  const lost = await db.selectFrom("lost_files").select("name").execute()
  const still = new Set(stillLost)
  const missingNames = lost.map(({ name }) => name).filter((name) => !still.has(name))
  for (const names of batches(missingNames)) {
    await db.deleteFrom("lost_files").where("name", "in", names).execute()
  }
}

/** Stores the outcome of a comparison. What was accepted meanwhile does not count. */
const store = ({ db, now }: Deps, missing: readonly string[]) =>
  db.transaction().execute(async (transaction) => {
    const { accepted, unaccepted } = await splitAccepted(transaction, missing)
    await forgetFound(transaction, accepted)
    const { length: count } = unaccepted
    const summaryNow: MissingFilesSummary = {
      at: now().toISOString(),
      count,
      hash: hashOfNames(unaccepted),
    }
    await setInstallationValue(transaction, "missing_files", JSON.stringify(summaryNow))
    return { ...summaryNow, names: unaccepted }
  })

/** Compares the records with the file store, and stores the outcome for all processes. */
const check = async (deps: Deps) => store(deps, await findMissingFiles(deps.db, deps.files))

/**
 * Accepts the loss of the missing files that `hash` identifies. Refused if others are missing by now: whoever accepts
 * must have seen how many.
 */
const accept = async (deps: Deps, hash: string, by: string) => {
  const { db } = deps
  const { names, hash: currentHash, count } = await check(deps)
  if (currentHash !== hash) return { outcome: "changed meanwhile" as const }
  if (count === 0) return { outcome: "accepted" as const, count }
  await db.transaction().execute(async (transaction) => {
    const stamp = stampOf(deps, by)
    for (const some of batches(names)) {
      await transaction
        .insertInto("lost_files")
        .values(some.map((name) => ({ name, accepted_at: stamp.at, accepted_by: by })))
        .onConflict((conflict) => conflict.column("name").doNothing())
        .execute()
    }
    const details = { files: count, hash }
    await writeAudit(transaction, stamp, "loss of files accepted", "installation", details)
  })
  await store(deps, names)
  return { outcome: "accepted" as const, count }
}

/** Files that records name and that are missing in the file store. */
export const createMissingFiles = (deps: Deps) => {
  let running: ReturnType<typeof check> | undefined
  let isChecked = false
  const readStored = async () => {
    const value = await findInstallationValue(deps.db, "missing_files")
    return value === undefined ? undefined : summary.parse(JSON.parse(value))
  }
  /** Calls during a comparison share it. */
  const checkShared = () => {
    running ??= check(deps)
      .then((result) => {
        isChecked = true
        return result
      })
      .finally(() => {
        running = undefined
      })
    return running
  }
  return {
    check: checkShared,

    /** The last outcome that any process stored; undefined before the first one. */
    readStored,

    /** As `readStored`; the first call compares, if this process has not done so. */
    read: async () => {
      if (!isChecked) await checkShared()
      return readStored()
    },

    accept: (hash: string, by: string) => accept(deps, hash, by),
  }
}

export type MissingFilesService = ReturnType<typeof createMissingFiles>
