// The public entry of this feature: the commands of a release import only from here.
export { applyUpdate, sayPause } from "./apply-update.ts"
export { checkUpdate } from "./check-update.ts"
export { removeCopies } from "./copy-of-before.ts"
export { goBack } from "./go-back.ts"
export { endWithParent } from "./run-release.ts"
export { waitForUpdate, watchForUpdates } from "./serve-between-updates.ts"
export { recoverUpdate } from "./switch-release.ts"
export { shareServersLock, takeUpdateLock } from "./update-lock.ts"
