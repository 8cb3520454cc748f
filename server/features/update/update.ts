// The public entry of this feature: commands and other features import only from here.
export { applyUpdate, sayPause } from "./apply-update.ts"
export { checkUpdate } from "./check-update.ts"
export { removeWayBack } from "./update-snapshot.ts"
export { rollBack } from "./roll-back.ts"
export { recoverIfKilled, recoverUpdate } from "./switch-release.ts"
