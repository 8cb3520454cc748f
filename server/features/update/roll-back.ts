import { existsSync } from "node:fs"
import { resolve } from "node:path"

import { makeBackup } from "#server/features/backup/backup.ts"
import { withDatabase } from "#server/platform/database/connect.ts"
import { readDiskSpace } from "#server/platform/files/disk.ts"
import { OperatorError } from "#server/platform/operator-error.ts"
import { previousFile, switchingFile } from "#server/platform/releases/update-state.ts"

import { countRecords, describeNewer } from "./count-rows.ts"
import {
  refuseServersElsewhere,
  restoreAndSwitch,
  type SwitchDeps,
  whileStopped,
} from "./switch-release.ts"
import { hasCopy, refuseTransactions } from "./update-snapshot.ts"

/** Where a backup of the newer records is written before they are given up. */
interface Export {
  file: string
  passphrase: string
}

const readPrevious = ({ config, releases }: SwitchDeps) => {
  const previous = previousFile(config.DATA_DIR).read()
  if (previous?.to !== releases.current() || !hasCopy(config, previous.id)) {
    throw new OperatorError(
      "There is no release to go back to: the data of before are only in the backups.",
    )
  }
  const folder = releases.pathOf(previous.from)
  if (!existsSync(folder)) throw new OperatorError(`The release before, ${folder}, was deleted.`)
  return previous
}

/**
 * Returns to the release before the last update, with the data of before. Throws OperatorError if records are newer, unless
 * they are exported: then all of the present data are in a backup first, which the present release can restore elsewhere.
 */
export const rollBack = async (
  deps: SwitchDeps & { say: (line: string) => void },
  exported: Export | undefined,
) => {
  const { config, now, say } = deps
  const previous = readPrevious(deps)
  await refuseServersElsewhere(deps)
  const readNewer = async () =>
    describeNewer(previous.rows, await withDatabase(config, countRecords))
  const refuseLoss = (newer: string) => {
    if (newer === "" || exported) return
    throw new OperatorError(
      `Going back to ${previous.from} would lose what came after the update: ${newer}. To go back all the same, write all of it to a backup first: update --back --export FILE`,
    )
  }
  refuseLoss(await readNewer())
  const state = { id: previous.id, from: previous.to, to: previous.from }
  return whileStopped(deps, state, async (wasServing) => {
    const newer = await readNewer()
    refuseLoss(newer)
    if (newer && exported) {
      say("Writing the present data to a backup; the site is stopped meanwhile ...")
      const backUp = makeBackup({ config, now, disk: readDiskSpace, say, warn: say })
      const { file } = await backUp({ file: resolve(exported.file) }, exported.passphrase)
      say(`${file} has all data: ${newer} are only there from now on.`)
    }
    await refuseTransactions(config)
    const restoring = { ...state, phase: "restoring" as const, hasNewer: newer !== "" }
    await switchingFile(config.DATA_DIR).write(restoring)
    await restoreAndSwitch(deps, restoring)
    return { wasServing, release: previous.from }
  })
}
