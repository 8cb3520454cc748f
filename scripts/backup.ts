// npm run backup -- FILE: writes all data of a college to one encrypted file while the site runs.

import { parseArgs } from "node:util"

import { makeBackup } from "#server/features/backup/make-backup.ts"
import { readPassphrase } from "#server/features/backup/passphrase.ts"
import { readDiskSpace } from "#server/platform/files/disk.ts"

import { readSettingsOfSite, runTask } from "./run-task.ts"

const { positionals } = parseArgs({ allowPositionals: true })
const [file, ...more] = positionals

await runTask(async () => {
  if (!file || more.length > 0) {
    console.error(
      "npm run backup -- FILE    (FILE is new, like /media/stick/college-2026-07-01.age)",
    )
    return 1
  }
  const config = await readSettingsOfSite()
  const passphrase = await readPassphrase(process.env, { isNew: true })
  const now = () => new Date()
  // Print progress on a terminal only: cron would send it as mail.
  const say = process.stderr.isTTY ? console.error : () => {}
  const backUp = makeBackup({ config, now, disk: readDiskSpace, say, warn: console.error })
  const { counts, files } = await backUp(file, passphrase)
  console.log(`${file}: ${counts["applications"]} applications, ${files} pictures and files.`)
  return 0
})
