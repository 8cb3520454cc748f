// npm run backup -- FILE: writes all data of a college to one encrypted file while the site runs.
// npm run backup -- --into FOLDER [--keep-daily 30] [--keep-monthly 12]: names the file itself, and deletes old ones.

import { parseArgs } from "node:util"

import { type BackupTarget, makeBackup, readPassphrase } from "#server/features/backup/backup.ts"
import { commandFor } from "#server/platform/commands.ts"
import { readDiskSpace } from "#server/platform/files/disk.ts"

import { readSettingsOfSite, runTask } from "./run-task.ts"

const usage = `${commandFor("backup", "--into FOLDER [--keep-daily 30] [--keep-monthly 12]")}
${commandFor("backup", "FILE")}    (FILE is new, like /media/stick/college-2026-07-01.age)`

/** What the arguments ask for; undefined for arguments that make no sense. */
const readTarget = (): BackupTarget | undefined => {
  const count = (text: string) => (/^\d{1,4}$/.test(text) ? Number(text) : Number.NaN)
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: {
        into: { type: "string" },
        "keep-daily": { type: "string" },
        "keep-monthly": { type: "string" },
      },
    })
    const { into, "keep-daily": daily, "keep-monthly": monthly } = values
    const keep = { daily: count(daily ?? "30"), monthly: count(monthly ?? "12") }
    const [file, ...more] = positionals
    const isValid = more.length === 0 && Number.isInteger(keep.daily + keep.monthly)
    if (!isValid) return undefined
    if (into) return file ? undefined : { into, keep }
    return file && daily === undefined && monthly === undefined ? { file } : undefined
  } catch {
    return undefined
  }
}

await runTask(async () => {
  const target = readTarget()
  if (!target) {
    console.error(usage)
    return 1
  }
  const config = await readSettingsOfSite()
  const passphrase = await readPassphrase(process.env, { isNew: true })
  const now = () => new Date()
  // Print progress on a terminal only: cron would send it as mail.
  const say = process.stderr.isTTY ? console.error : () => {}
  const backUp = makeBackup({ config, now, disk: readDiskSpace, say, warn: console.error })
  const { file, manifest, isComplete, deleted } = await backUp(target, passphrase)
  const { counts, files, missing } = manifest
  const content = `${counts["applications"]} applications, ${files} pictures and files`
  if (!isComplete) {
    console.error(
      `${file} is incomplete: it has ${content}, and ${missing?.files} files of records are missing. Run ${commandFor("doctor")}.`,
    )
    return 1
  }
  console.log(`${file}: ${content}, read back and checked.`)
  if (deleted.length > 0) console.log(`Old backups deleted: ${deleted.length}.`)
  return 0
})
