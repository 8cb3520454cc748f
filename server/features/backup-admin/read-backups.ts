import { access, constants, stat } from "node:fs/promises"
import { join } from "node:path"

import { isBackupLate, nextDueAt } from "#domain/backup/backup-plan.ts"
import type { SiteDeps } from "#server/features/site-deps.ts"
import { commandFor } from "#server/platform/commands.ts"
import type { Config } from "#server/platform/config.ts"
import type { Database } from "#server/platform/database/connect.ts"
import {
  findInstallationId,
  findInstallationValue,
  findLastBackup,
  type LastBackupFile,
} from "#server/platform/database/installation.ts"
import type { ReadDiskSpace } from "#server/platform/files/disk.ts"
import { createSpaceGuard } from "#server/platform/files/space-guard.ts"

import { findFolderProblem, type FolderProblem, isSameDisk } from "./check-folder.ts"
import { folderOf, hasPassphrase, passphraseVariable, readPlan } from "./plan.ts"
import { readRun } from "./stored-run.ts"

export interface ReadDeps extends Pick<SiteDeps, "db" | "now"> {
  config: Config
  disk: ReadDiskSpace
  /** When the site was made (ISO time). */
  createdAt: () => Promise<string>
}

/** So many of the newest are listed. */
const listedMax = 100

const mayWrite = (folder: string) =>
  access(folder, constants.W_OK).then(
    () => true,
    () => false,
  )

const sizeOf = (path: string) =>
  stat(path).then(
    ({ size }) => size,
    () => undefined,
  )

const listIn = async (db: Database, folder: string) => {
  const installationId = await findInstallationId(db)
  if (installationId === undefined) return []
  // Imported on demand: it is large, and only this page needs it.
  const { listBackups } = await import("#server/features/backup/backup.ts")
  const found = await listBackups(folder, installationId)
  const newest = found.toSorted((a, b) => b.at.getTime() - a.at.getTime()).slice(0, listedMax)
  return Promise.all(
    newest.map(async ({ name, at, isComplete }) => ({
      name,
      at: at.toISOString(),
      isComplete,
      // A file that was just removed has none.
      bytes: (await sizeOf(join(folder, name))) ?? 0,
    })),
  )
}

/** The destination: its disk and its backups, newest first, or why it cannot be used. */
interface Destination {
  backups: { name: string; at: string; isComplete: boolean; bytes: number }[]
  problem: FolderProblem | "not_readable" | null
  isSameDisk: boolean
  /** Free bytes of its disk. */
  free: number | null
}

const readDestination = async (
  { db, config, disk }: ReadDeps,
  folder: string,
): Promise<Destination> => {
  const none = { backups: [], problem: null, isSameDisk: false, free: null }
  if (folder === "") return none
  const problem = await findFolderProblem(folder, config.DATA_DIR, mayWrite)
  if (problem && problem !== "not_writable") return { ...none, problem }
  try {
    return {
      backups: await listIn(db, folder),
      problem: problem ?? null,
      isSameDisk: await isSameDisk(folder, config.DATA_DIR),
      free: (await disk(folder)).free,
    }
  } catch {
    // It may be written and not read, or its disk was just taken out.
    return { ...none, problem: "not_readable" }
  }
}

/** The last good backup, and whether its file is still where it was written. */
const readLastGood = async ({ db, now }: ReadDeps) => {
  const at = await findLastBackup(db, now())
  if (at === undefined) return null
  const stored = await findInstallationValue(db, "last_backup_file")
  const made = stored === undefined ? undefined : (JSON.parse(stored) as LastBackupFile)
  // A release before this one did not say where it wrote.
  if (made?.at !== at) return { at, file: null, bytes: null, isThere: null }
  return { ...made, isThere: (await sizeOf(made.file)) === made.bytes }
}

/** Whether there was no good backup for too long. */
export const readBackupAlert = async ({
  db,
  now,
  createdAt,
}: Omit<ReadDeps, "config" | "disk">) => {
  const plan = await readPlan(db)
  const lastBackup = (await findLastBackup(db, now())) ?? null
  const isLate = isBackupLate({ lastBackup, createdAt: await createdAt() }, plan, now())
  return { lastBackup, isLate, hours: plan.alert_hours }
}

/** All that the page of the backups shows. */
export const readBackups = async (deps: ReadDeps) => {
  const { db, now, config } = deps
  const plan = await readPlan(db)
  const folder = folderOf(config, plan)
  const { passphrase_encrypted: _encrypted, ...shown } = plan
  return {
    ...(await readBackupAlert(deps)),
    lastGood: await readLastGood(deps),
    nextAt: nextDueAt(plan, now())?.toISOString() ?? null,
    run: (await readRun(deps)) ?? null,
    plan: { ...shown, folder },
    /** The variables of the environment that set a value, which the page cannot change. */
    fixed: {
      folder: config.BACKUP_FOLDER ? "BACKUP_FOLDER" : null,
      passphrase: passphraseVariable(config) ?? null,
    },
    hasPassphrase: hasPassphrase(config, plan),
    /** The disk of the data, where a backup is put together. */
    space: await createSpaceGuard(deps).readUploadSpace(),
    /** What an operator types to check a file, and to restore it. */
    commands: {
      check: commandFor("restore", "FILE --check"),
      restore: commandFor("restore", "FILE --into FOLDER"),
    },
    ...(await readDestination(deps, folder)),
  }
}

export type BackupsView = Awaited<ReturnType<typeof readBackups>>
