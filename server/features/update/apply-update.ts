import { randomBytes } from "node:crypto"
import { mkdir, stat } from "node:fs/promises"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"

import { sql } from "kysely"

import { makeBackup } from "#server/features/backup/backup.ts"
import { sqliteFile, withDatabase } from "#server/platform/database/connect.ts"
import { type ReadDiskSpace, requireDiskSpace } from "#server/platform/files/disk.ts"
import { reserveOf } from "#server/platform/files/space-guard.ts"
import { OperatorError } from "#server/platform/operator-error.ts"
import { versionOf } from "#server/platform/releases/installed-releases.ts"
import { excludeServers } from "#server/platform/releases/update-lock.ts"

import { readBundle, unpackBundle } from "./read-bundle.ts"
import { rehearseUpdate } from "./rehearse-update.ts"
import { rollBack } from "./roll-back.ts"
import {
  migrateAndSwitch,
  refuseServersElsewhere,
  type SwitchDeps,
  whileStopped,
} from "./switch-release.ts"

interface UpdateDeps extends SwitchDeps {
  disk: ReadDiskSpace
  say: (line: string) => void
}

interface UpdateOptions {
  file: string
  mayBeUnsigned: boolean
  /** Where the backup goes; by default into `backups` beside the releases. */
  backupFolder: string | undefined
  passphrase: string
}

/** A release takes about this much unpacked. */
const releaseBytes = 400_000_000

const databaseBytes = async ({ config }: SwitchDeps) => {
  if (!config.DATABASE_URL) return (await stat(sqliteFile(config.DATA_DIR))).size
  const { rows } = await withDatabase(config, (db) =>
    sql<{ bytes: string }>`select pg_database_size(current_database())::text as bytes`.execute(db),
  )
  return Number(rows[0]!.bytes)
}

const seconds = (ms: number) => (ms / 1000).toFixed(1)

const startTimeoutMs = 60_000
/** A service manager starts a server that ends again within this time. */
const restartMs = 30_000

/**
 * Waits a minute for a server to answer. Without an answer it is "silent" if a process runs, perhaps at another address, and
 * "down" if it ended, once or again and again.
 */
const waitForServer = async ({ config }: SwitchDeps) => {
  const host = ["0.0.0.0", "::"].includes(config.HOST) ? "127.0.0.1" : config.HOST
  const from = performance.now()
  let lastFree = from
  while (performance.now() - from < startTimeoutMs) {
    const isUp = await fetch(`http://${host}:${config.PORT}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return "up"
    const lock = excludeServers(config.DATA_DIR)
    if (lock) lastFree = performance.now()
    lock?.release()
    await sleep(200)
  }
  return performance.now() - lastFree < restartMs ? "down" : "silent"
}

/** Runs `work`, which stops the servers, and says how long the site was closed. Returns what became of the server. */
export const sayPause = async (deps: UpdateDeps, work: () => Promise<{ wasServing: boolean }>) => {
  const from = performance.now()
  const { wasServing } = await work()
  if (!wasServing) {
    deps.say("No server was running. Start it now.")
    return "up"
  }
  const state = await waitForServer(deps)
  if (state === "up") {
    deps.say(`The site was closed for ${seconds(performance.now() - from)} seconds.`)
  } else if (state === "silent") {
    deps.say("The server runs, but does not answer at its address: read its log.")
  } else deps.say("The server does not run: read its log.")
  return state
}

/** The new release was checked, and yet its server ends: the release before goes on with the data of before. */
const returnFromFailedStart = async (deps: UpdateDeps, from: string, to: string) => {
  const failure = `${to} was installed, but its server does not run.`
  const state = await sayPause(deps, async () => {
    await rollBack(deps, undefined).catch((error: unknown) => {
      const reason = error instanceof OperatorError ? error.message : String(error)
      throw new OperatorError(`${failure} ${reason}`, { cause: error })
    })
    return { wasServing: true }
  })
  // After a configuration error a service is not started again, and a server in a terminal never is.
  const hint = state === "down" ? " Start it: nothing else does." : ""
  throw new OperatorError(`${failure} ${from} is back, with the data of before the update.${hint}`)
}

const backUp = async (
  { config, releases, disk, now, say }: UpdateDeps,
  { backupFolder, passphrase }: UpdateOptions,
) => {
  const into = backupFolder ?? join(releases.home, "backups")
  // A given folder may be missing because its disk is: the backup would be on the wrong one.
  if (!backupFolder) await mkdir(into, { recursive: true, mode: 0o700 })
  const make = makeBackup({ config, now, disk, say: () => {}, warn: say })
  const { file, isComplete } = await make({ into }, passphrase)
  // A backup without files that were missing before has still all there is.
  const what = isComplete
    ? "read back and checked"
    : "checked; files of records were missing before"
  say(`Backup: ${file}, ${what}.`)
}

/**
 * Updates an installed release from the file of another one while its server runs: checks the file, unpacks it, makes a
 * backup, rehearses the migration on a copy, then stops the servers, migrates, checks, and lets them start with the new
 * release. Whatever fails leaves the old release with its data. Throws OperatorError with the reason.
 */
export const applyUpdate = async (deps: UpdateDeps, options: UpdateOptions) => {
  const { config, releases, disk, say } = deps
  const from = releases.current()
  const bundle = await readBundle(releases, options.file, options)
  const to = bundle.release
  if (to === from) return say(`${versionOf(to)} is installed already.`)
  await refuseServersElsewhere(deps)
  await releases.removeOthers(to)
  const bytes = await databaseBytes(deps)
  // Below the reserve the site accepts no applications.
  const reserve = reserveOf(await disk(config.DATA_DIR))
  await requireDiskSpace(
    [
      { folder: releases.folder, bytes: releaseBytes },
      { folder: config.DATA_DIR, bytes: 2 * bytes + reserve },
    ],
    disk,
  )
  await unpackBundle(releases, bundle)
  say(`${versionOf(to)} is unpacked beside ${versionOf(from)}.`)
  await backUp(deps, options)
  const took = await rehearseUpdate(config, releases.pathOf(to)).catch((error: unknown) => {
    const reason = error instanceof OperatorError ? error.message : String(error)
    throw new OperatorError(`${to} failed in the rehearsal, so nothing was changed: ${reason}`, {
      cause: error,
    })
  })
  say(`Rehearsed with a copy of the database: migrated and started in ${took.toFixed(1)} seconds.`)
  const state = { id: randomBytes(4).toString("hex"), from, to }
  const server = await sayPause(deps, () =>
    whileStopped(deps, state, async (wasServing) => {
      await migrateAndSwitch(deps, state)
      return { wasServing }
    }),
  )
  if (server === "down") await returnFromFailedStart(deps, from, to)
  return say(`Updated from ${versionOf(from)} to ${versionOf(to)}.`)
}
