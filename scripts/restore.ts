// npm run restore -- FILE [--into DIR]: restores a backup into an empty data directory or database. --check
// only reads and verifies the file. --leave-numbers-out: after a database was restored without this command.

import { parseArgs } from "node:util"

import { checkArchive, readPassphrase, restoreBackup } from "#server/features/backup/backup.ts"
import { runDiagnostics } from "#server/features/diagnostics/diagnostics.ts"
import { commandFor } from "#server/platform/commands.ts"
import { readDiskSpace } from "#server/platform/files/disk.ts"

import { printDiagnostics, readSettings, runTask, withServices } from "./run-task.ts"

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    into: { type: "string" },
    check: { type: "boolean", default: false },
    "leave-numbers-out": { type: "boolean", default: false },
  },
})
const [file, ...more] = positionals

const check = async (path: string, passphrase: string) => {
  const { at, counts, files, missing } = await checkArchive(path, passphrase)
  const content = `${counts["applications"]} applications, ${files} pictures and files of ${at}`
  if (missing && missing.files > 0) {
    console.error(
      `${path} is readable but incomplete: ${content}; ${missing.files} files of its records are missing.`,
    )
    return 1
  }
  console.log(`${path} is whole: ${content}.`)
  if (!missing) console.log("Whether files of its records are missing, this backup does not say.")
  else if (missing.accepted > 0)
    console.log(`${missing.accepted} files were lost before; their loss was accepted.`)
  return 0
}

const leaveNumbersOut = async () => {
  const lines = await withServices((services) => services.leaveNumbersOut(new Date()))
  for (const line of lines) console.log(line)
  return 0
}

await runTask(async () => {
  if (values["leave-numbers-out"]) return leaveNumbersOut()
  if (!file || more.length > 0) {
    console.error(
      `${commandFor("restore", "FILE [--into DIR]")}    or    ${commandFor("restore", "FILE --check")}`,
    )
    return 1
  }
  const config = readSettings(values.into ? { DATA_DIR: values.into } : {})
  const passphrase = await readPassphrase(process.env, { isNew: false })
  if (values.check) return check(file, passphrase)
  const now = () => new Date()
  await restoreBackup({ config, now, disk: readDiskSpace, say: console.error })(file, passphrase)
  return printDiagnostics(await runDiagnostics({ config, now, disk: readDiskSpace }))
})
