import { existsSync } from "node:fs"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"

import { OperatorError } from "#server/platform/operator-error.ts"

import { shareServersLock } from "./update-lock.ts"
import { rehearsalFolder, switchingFile } from "./update-state.ts"

const pollMs = 250

/**
 * Waits while an update has stopped the servers. Then marks this process as a server with the returned lock, so that an update
 * waits for its end. `recover` ends an update that was killed, and does nothing while one runs.
 */
export const waitForUpdate = async (dataDir: string, recover: () => Promise<void>) => {
  const file = switchingFile(dataDir)
  for (;;) {
    if (file.exists() || existsSync(rehearsalFolder(dataDir))) await recover()
    const lock = shareServersLock(dataDir)
    if (lock && !file.exists()) return lock
    // An update has begun.
    lock?.release()
    await sleep(pollMs)
  }
}

/**
 * Marks this process as a command with the returned lock, so that an update waits for its end. Undefined where no server has
 * run yet. Throws OperatorError during an update, also an interrupted one: what a command changes could be taken back.
 */
export const shareWithUpdates = (dataDir: string) => {
  // No folder is made here: the data directory may be a wrong one.
  if (!existsSync(join(dataDir, "update"))) return undefined
  const lock = shareServersLock(dataDir)
  if (lock && !switchingFile(dataDir).exists()) return lock
  lock?.release()
  throw new OperatorError(
    "An update is under way: try again in a minute. If it was interrupted, start the server, which ends it.",
  )
}

/** Calls `stop` once when an update asks the servers to end. */
export const watchForUpdates = (dataDir: string, stop: () => void) => {
  const file = switchingFile(dataDir)
  const timer = setInterval(() => {
    if (!file.exists()) return
    clearInterval(timer)
    stop()
  }, pollMs)
  timer.unref()
}

/** Ends this process when the update that started it ends, however it ends. Returns whether an update started it. */
export const endWithParent = (environment: NodeJS.ProcessEnv) => {
  const isPart = environment["MAHAVIDYALAYA_PARENT"] !== undefined
  if (isPart) {
    process.stdin.once("end", () => process.exit(1)).resume()
    process.stdin.unref?.()
  }
  return isPart
}
