import { access, chmod, constants, copyFile, rename, rm } from "node:fs/promises"
import { hostname } from "node:os"
import { join } from "node:path"

import { createProcesses } from "#server/features/operations/operations.ts"
import type { Config } from "#server/platform/config.ts"
import { lockDataDir } from "#server/platform/data-dir/lock-file.ts"
import { withDatabase } from "#server/platform/database/connect.ts"
import { syncFile } from "#server/platform/files/disk.ts"
import { openFileStore } from "#server/platform/files/open-file-store.ts"
import { OperatorError } from "#server/platform/operator-error.ts"
import type { Releases } from "#server/platform/releases/installed-releases.ts"
import {
  excludeServers,
  type Lock,
  takeUpdateLock,
  waitForServers,
} from "#server/platform/releases/update-lock.ts"
import {
  previousFile,
  rehearsalFolder,
  type Switching,
  switchingFile,
} from "#server/platform/releases/update-state.ts"

import { findReadableFiles } from "./check-update.ts"
import { countRecords } from "./count-rows.ts"
import { runCheck, runOfRelease } from "./run-release.ts"
import { copyDatabase, removeCopies, restoreDatabase } from "./update-snapshot.ts"

export interface SwitchDeps {
  config: Config
  releases: Releases
  now: () => Date
}

/** Servers end within four seconds (`watchForUpdates`). */
const stopTimeoutMs = 30_000
/** A command of a killed update ends with it. */
const orphanTimeoutMs = 60_000

/** Servers of other machines do not see this data directory, so they would go on during a change of the data. */
export const refuseServersElsewhere = async ({ config, now }: SwitchDeps) => {
  const known = await withDatabase(config, (db) => createProcesses(db, now).list())
  const other = known.find(({ isAlive, host }) => isAlive && host !== hostname())
  if (!other) return
  throw new OperatorError(
    `A server of this database runs on ${other.host}: stop it, and install the same release there afterwards.`,
  )
}

/** Ends a change of the release, and deletes copies of the data that nobody can go back to. */
const endSwitching = async ({ config }: Pick<SwitchDeps, "config">) => {
  await removeCopies(config, previousFile(config.DATA_DIR).read()?.id)
  await switchingFile(config.DATA_DIR).remove()
}

/**
 * Stops the servers of a data directory, runs `work`, and lets them start again. `wasServing` says whether there was one. If
 * `work` fails before the data are whole again, its phase stays: the next start or update goes on from there.
 */
export const whileStopped = async <Result>(
  { config }: SwitchDeps,
  state: Omit<Switching, "phase">,
  work: (wasServing: boolean) => Promise<Result>,
  timeoutMs = stopTimeoutMs,
) => {
  const file = switchingFile(config.DATA_DIR)
  const free = excludeServers(config.DATA_DIR)
  let excluded: Lock | undefined = free
  try {
    await file.write({ ...state, phase: "stopping" })
    excluded ??= await waitForServers(config.DATA_DIR, timeoutMs)
    const result = await work(free === undefined)
    await endSwitching({ config })
    return result
  } catch (error) {
    if (file.read()?.phase === "stopping") await endSwitching({ config })
    throw error
  } finally {
    excluded?.release()
  }
}

/** The launcher beside the releases is the one of the current release. */
const placeLauncher = async ({ home, pathOf }: Releases, release: string) => {
  // cmd.exe reads a running file by position, so it is not replaced under it.
  if (process.platform === "win32") return
  const partial = join(home, ".mahavidyalaya.part")
  await copyFile(join(pathOf(release), "deploy", "mahavidyalaya"), partial)
  await chmod(partial, 0o755)
  // After a power cut an empty launcher would start nothing.
  await syncFile(partial)
  await rename(partial, join(home, "mahavidyalaya"))
}

/** Puts the data of before back after a failed or interrupted update. */
const restoreData = async ({ config }: SwitchDeps, id: string) => {
  // The new release may still be writing if its update was killed.
  lockDataDir(config, orphanTimeoutMs).release()
  await restoreDatabase(config, id)
  await previousFile(config.DATA_DIR).remove()
}

const describeBefore = async ({ config, now }: SwitchDeps) => {
  const files = await openFileStore(config, now)
  try {
    return await withDatabase(config, async (db) => ({
      ...(await countRecords(db)),
      files: await findReadableFiles(db, files),
    }))
  } finally {
    await files.close()
  }
}

/**
 * Migrates the data with the new release, checks it, and makes it the current one. Call it while no server runs. If that
 * fails, the data are as before. Throws OperatorError with the reason.
 */
export const migrateAndSwitch = async (
  deps: SwitchDeps,
  { id, from, to }: Omit<Switching, "phase">,
) => {
  const { config, releases, now } = deps
  const before = await describeBefore(deps)
  await copyDatabase(config, id)
  // If there was no room for the copy, there is still a way back to the release before.
  await previousFile(config.DATA_DIR).remove()
  await removeCopies(config, id)
  await switchingFile(config.DATA_DIR).write({ id, from, to, phase: "migrating" })
  try {
    const rows = await runCheck(config.DATA_DIR, releases.pathOf(to), before)
    await previousFile(config.DATA_DIR).write({ id, from, to, at: now().toISOString(), rows })
    await placeLauncher(releases, to)
    await releases.switchTo(to)
  } catch (error) {
    // The switch is made: only its sync to the disk failed.
    if (releases.current() === to) throw error
    await restoreData(deps, id)
    await switchingFile(config.DATA_DIR).write({ id, from, to, phase: "stopping" })
    const reason = error instanceof OperatorError ? error.message : String(error)
    throw new OperatorError(
      `${to} failed: ${reason} The data are as before, and ${from} goes on.`,
      {
        cause: error,
      },
    )
  }
}

/** Puts the copy of before back, and makes the release before the current one. Can be repeated after a crash. */
export const restoreAndSwitch = async (
  { config, releases }: SwitchDeps,
  { id, to, hasNewer }: Omit<Switching, "phase">,
) => {
  await restoreDatabase(config, id)
  // Numbers that were given meanwhile are on paper, and must not be given to others.
  if (hasNewer) await runOfRelease(releases.pathOf(to), ["restore", "--leave-numbers-out"])
  if (releases.current() !== to) await releases.switchTo(to)
  await placeLauncher(releases, to)
  await previousFile(config.DATA_DIR).remove()
}

/** The service may not write to its releases, so it would put the data back at each start, and never end (decision 51). */
const requireWritableReleases = ({ home }: Releases) =>
  access(home, constants.W_OK).catch((cause: unknown) => {
    const ending = "Repeat it, as the user of the service: mahavidyalaya update --back"
    throw new OperatorError(`The way back to the release before was interrupted. ${ending}`, {
      cause,
    })
  })

/**
 * Ends what a killed update has left: before the switch, the old release goes on with its data; after it, the new one does.
 * Call it with the lock of updates. Returns the release that is now the current one, or undefined if nothing was left.
 */
export const recoverUpdate = async (deps: SwitchDeps) => {
  const { config, releases } = deps
  const file = switchingFile(config.DATA_DIR)
  const state = file.read()
  if (!state) return undefined
  const excluded = await waitForServers(config.DATA_DIR, stopTimeoutMs)
  try {
    if (state.phase === "restoring") {
      await requireWritableReleases(releases)
      await restoreAndSwitch(deps, state)
    } else if (state.phase === "migrating" && releases.current() === state.from) {
      await restoreData(deps, state.id)
    }
    await endSwitching(deps)
    return releases.current()
  } finally {
    excluded.release()
  }
}

/** Ends an update that was killed, and deletes its copy of the data. Does nothing while one runs. */
export const recoverIfKilled = async (deps: SwitchDeps) => {
  const { DATA_DIR } = deps.config
  const lock = takeUpdateLock(DATA_DIR)
  if (!lock) return
  try {
    await recoverUpdate(deps)
    await rm(rehearsalFolder(DATA_DIR), { recursive: true, force: true })
  } finally {
    lock.release()
  }
}
