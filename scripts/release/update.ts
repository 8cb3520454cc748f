// mahavidyalaya update [FILE] [--backup-into FOLDER] [--unsigned]: installs a later release while the site runs.
// mahavidyalaya update --back [--export FILE]: returns to the release before, with the data of before.
// mahavidyalaya update --keep: deletes the copy of the data that --back would need.
import { parseArgs } from "node:util"

import { readPassphrase } from "#server/features/backup/backup.ts"
import {
  applyUpdate,
  rollBack,
  recoverUpdate,
  removeWayBack,
  sayPause,
} from "#server/features/update/update.ts"
import { refuseRoot } from "#server/platform/data-dir/check-data-dir.ts"
import { readDiskSpace } from "#server/platform/files/disk.ts"
import { OperatorError } from "#server/platform/operator-error.ts"
import { releaseVersion } from "#server/platform/release.ts"
import { findWaitingUpdate, openReleases } from "#server/platform/releases/installed-releases.ts"
import { takeUpdateLock } from "#server/platform/releases/update-lock.ts"
import { switchingFile } from "#server/platform/releases/update-state.ts"

import { readSettingsOfSite, runTask } from "../run-task.ts"

const usage = `mahavidyalaya update [FILE] [--backup-into FOLDER] [--unsigned]
mahavidyalaya update --back [--export FILE]
mahavidyalaya update --keep
Without FILE it takes the newest file in the folder updates.`

const options = {
  back: { type: "boolean", default: false },
  "backup-into": { type: "string" },
  export: { type: "string" },
  keep: { type: "boolean", default: false },
  unsigned: { type: "boolean", default: false },
} as const

const readArguments = () => {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    const isOther = values.back || values.keep
    const isValid = positionals.length <= (isOther ? 0 : 1) && !(values.back && values.keep)
    return isValid ? { ...values, file: positionals[0] } : undefined
  } catch {
    return undefined
  }
}

type Arguments = NonNullable<ReturnType<typeof readArguments>>

const passphraseOfBackup = () => readPassphrase(process.env, { isNew: true })

type Deps = Parameters<typeof applyUpdate>[0]

const update = async (deps: Deps, args: Arguments) => {
  const file = args.file ?? findWaitingUpdate(deps.releases.home, releaseVersion)?.file
  if (!file) throw new OperatorError(`There is no later release in the folder updates.\n${usage}`)
  await applyUpdate(deps, {
    file,
    mayBeUnsigned: args.unsigned,
    backupFolder: args["backup-into"],
    passphrase: await passphraseOfBackup(),
  })
}

const back = async (deps: Deps, { export: file }: Arguments) => {
  const exported = file ? { file, passphrase: await passphraseOfBackup() } : undefined
  await sayPause(deps, async () => rollBack(deps, exported))
  deps.say(`${deps.releases.current()} is installed again, with the data of before the update.`)
}

const keep = async ({ config, say }: Deps) => {
  await removeWayBack(config)
  say("The copy of the data of before is deleted. There is no way back but a backup.")
}

const run = async (args: Arguments) => {
  const releases = openReleases()
  const config = await readSettingsOfSite()
  refuseRoot(config)
  const lock = takeUpdateLock(config.DATA_DIR)
  if (!lock) throw new OperatorError("Another update is under way.")
  const deps = {
    config,
    releases,
    disk: readDiskSpace,
    now: () => new Date(),
    say: (line: string) => console.log(line),
  }
  try {
    const interrupted = switchingFile(config.DATA_DIR).read()
    const recovered = await recoverUpdate(deps)
    if (recovered) deps.say(`An interrupted update was ended: ${recovered} is installed.`)
    if (interrupted?.phase === "restoring") {
      if (args.back) return 0
      throw new OperatorError("Repeat the command: this was the one of the release that is gone.")
    }
    if (args.keep) await keep(deps)
    else if (args.back) await back(deps, args)
    else await update(deps, args)
  } finally {
    lock.release()
  }
  return 0
}

await runTask(async () => {
  const args = readArguments()
  if (args) return run(args)
  console.error(usage)
  return 1
})
