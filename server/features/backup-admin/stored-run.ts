import { type BackupRun, backupRun, runAt } from "#domain/backup/backup-run.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import {
  findInstallationValue,
  replaceInstallationValue,
} from "#server/platform/database/installation.ts"

type Deps = Pick<SiteDeps, "db" | "now">

const parse = (stored: string) => backupRun.parse(JSON.parse(stored))

/** The last backup that a server began; undefined before the first one. */
export const readRun = async ({ db, now }: Deps) => {
  const stored = await findInstallationValue(db, "backup_run")
  return stored === undefined ? undefined : runAt(parse(stored), now())
}

/**
 * Stores a run that begins, unless another one is under way in any process. Returns the function that stores its changes,
 * which answers false once another process has taken its place; undefined if there is one.
 */
export const claimRun = async ({ db, now }: Deps, begun: BackupRun) => {
  const before = await findInstallationValue(db, "backup_run")
  if (before !== undefined && !runAt(parse(before), now()).ended) return undefined
  let run = begun
  let stored = JSON.stringify(run)
  if (!(await replaceInstallationValue(db, "backup_run", before, stored))) return undefined
  const store = async (change: Partial<BackupRun>) => {
    run = { ...run, ...change, seenAt: now().toISOString() }
    const next = JSON.stringify(run)
    const isOwn = await replaceInstallationValue(db, "backup_run", stored, next)
    if (isOwn) stored = next
    return isOwn
  }
  // One after the other: each replaces what the one before has stored.
  let last: Promise<unknown> = Promise.resolve()
  return (change: Partial<BackupRun>) => {
    const next = last.then(() => store(change))
    last = next.catch(() => undefined)
    return next
  }
}

export type StoreRun = NonNullable<Awaited<ReturnType<typeof claimRun>>>
