import { rm } from "node:fs/promises"
import { setTimeout as sleep } from "node:timers/promises"

import { rehearsalFolder, switchingFile } from "#server/platform/releases/update-state.ts"

import { recoverUpdate, type SwitchDeps } from "./switch-release.ts"
import { shareServersLock, takeUpdateLock } from "./update-lock.ts"

const pollMs = 250

/** Ends an update that was killed, and deletes its copy of the data. Does nothing while one runs. */
const recoverIfKilled = async (deps: SwitchDeps) => {
  const lock = takeUpdateLock(deps.config.DATA_DIR)
  if (!lock) return
  try {
    await recoverUpdate(deps)
    await rm(rehearsalFolder(deps.config.DATA_DIR), { recursive: true, force: true })
  } finally {
    lock.release()
  }
}

/**
 * Waits while an update has stopped the servers, and ends one that was killed. Then marks this process as a server with
 * the returned lock, so that an update waits for it. The current release may be another one than at the start.
 */
export const waitForUpdate = async (deps: SwitchDeps) => {
  const { DATA_DIR } = deps.config
  const file = switchingFile(DATA_DIR)
  for (;;) {
    await recoverIfKilled(deps)
    const lock = shareServersLock(DATA_DIR)
    if (lock && !file.exists()) return { release: deps.releases.current(), lock }
    // An update has begun.
    lock?.release()
    await sleep(pollMs)
  }
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
