import { readdir, stat } from "node:fs/promises"
import { join } from "node:path"

import { isBackupLate } from "#domain/backup/backup-plan.ts"
import { readPlan } from "#server/features/backup-admin/backup-admin.ts"
import { createTrustedClock } from "#server/features/operations/operations.ts"
import { countDead } from "#server/features/outgoing/outgoing.ts"
import { commandFor } from "#server/platform/commands.ts"
import { findLastBackup } from "#server/platform/database/installation.ts"
import { formatBytes, isDiskLow } from "#server/platform/files/disk.ts"
import { dependencyVersion, releaseVersion } from "#server/platform/release.ts"

import { type CheckResult, good, type CheckContext, pluralize, watch, wrong } from "./diagnostic.ts"

/** Whether the disk has enough free space. */
export const checkDisk = async ({ config, disk }: CheckContext): Promise<CheckResult> => {
  const space = await disk(config.DATA_DIR)
  const { free, total } = space
  const percent = Math.floor((free / total) * 100)
  const text = `${formatBytes(free)} left of ${formatBytes(total)} (${percent} %)`
  return isDiskLow(space) ? watch(`${text}: make room`) : good(text)
}

/** Tolerance for the clock difference of two machines. */
const toleranceMs = 5 * 60_000

/** Whether the clock is behind the newest record, or not trusted: the server then deletes nothing by date. */
export const checkClock = async ({ db, now }: CheckContext): Promise<CheckResult> => {
  const [application, line] = await Promise.all([
    db
      .selectFrom("applications")
      .select((row) => row.fn.max("submitted_at").as("at"))
      .executeTakeFirst(),
    db
      .selectFrom("audit")
      .select((row) => row.fn.max("at").as("at"))
      .executeTakeFirst(),
  ])
  const newest = [application?.at ?? "", line?.at ?? ""].toSorted().at(-1)!
  const time = now()
  if (newest !== "" && Date.parse(newest) - time.getTime() > toleranceMs) {
    return wrong(
      `it says ${time.toISOString()}, but the newest record is of ${newest}: set the clock`,
    )
  }
  const problem = await createTrustedClock({ db, now }).check()
  return problem
    ? wrong(
        `it says ${problem.clock}, the last trusted time is ${problem.last}: set the clock, or confirm its date in the console, Operations`,
      )
    : good(`it says ${time.toISOString()}, no record is of later`)
}

/** Whether messages to applicants failed, or may have been sent. */
export const checkMessages = async ({ db, now }: CheckContext): Promise<CheckResult> => {
  const count = await countDead(db, now())
  if (count === 0) return good("none failed within 14 days")
  return watch(
    `${pluralize(count, "message")} to applicants failed or may have been sent: look at the console's page Messages to applicants`,
  )
}

/** Whether Node is the version that this software was tested with. */
export const checkVersions = async (): Promise<CheckResult> => {
  const running = process.versions.node
  return running === dependencyVersion("node")
    ? good(`version ${releaseVersion} on Node ${running}`)
    : watch(
        `version ${releaseVersion} on Node ${running}, made for ${dependencyVersion("node")}: start it by ${commandFor("start")}`,
      )
}

/**
 * Whether other users of this machine can read the files in the data directory. Node shows no rights of Windows, where new
 * folders can usually be read by all users.
 */
export const checkFileModes = async ({
  config: { DATA_DIR },
  platform = process.platform,
}: CheckContext): Promise<CheckResult> => {
  if (platform === "win32") {
    return watch(
      `not checked on Windows: icacls "${DATA_DIR}" shows who may read the data; see docs/operations.md, Windows`,
    )
  }
  const open: string[] = []
  for (const entry of await readdir(DATA_DIR, { withFileTypes: true })) {
    if (!entry.isFile()) continue
    const { mode } = await stat(join(DATA_DIR, entry.name))
    if ((mode & 0o077) !== 0) open.push(entry.name)
  }
  if (open.length === 0) return good(`only their owner may read what lies in ${DATA_DIR}`)
  const files = open.join(", ")
  return ((await stat(DATA_DIR)).mode & 0o077) === 0
    ? watch(`only the folder keeps others from ${files} in ${DATA_DIR}: chmod 600`)
    : wrong(`others may read or write ${files} in ${DATA_DIR}: chmod 600`)
}

/** Whether there is a recent good backup. */
export const checkBackup = async ({ db, now }: CheckContext): Promise<CheckResult> => {
  const last = await findLastBackup(db, now())
  if (last === undefined) {
    return watch(`no checked one is known: ${commandFor("backup", "--into FOLDER")}`)
  }
  const isLate = isBackupLate({ lastBackup: last, createdAt: last }, await readPlan(db), now())
  return isLate
    ? watch(
        `the last checked one is of ${last}, which is long ago: see why, then ${commandFor("backup")}`,
      )
    : good(`the last checked one is of ${last}`)
}
