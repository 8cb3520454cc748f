// npm run files:missing [-- --from FOLDER | --accept COUNT]: lists the files that records name and that are missing.
// --from copies them from the data directory of a restored backup, --accept accepts their loss.
import { existsSync } from "node:fs"
import { parseArgs } from "node:util"

import { systemActors } from "#domain/staff/system-actors.ts"
import type { Services } from "#server/features/services.ts"
import { commandFor } from "#server/platform/commands.ts"
import { openLocalFiles, uploadsFile } from "#server/platform/files/local-files.ts"
import { OperatorError } from "#server/platform/operator-error.ts"

import { runTask, withServices } from "./run-task.ts"

const { values } = parseArgs({ options: { from: { type: "string" }, accept: { type: "string" } } })

/** Copies those of these files that another data directory has, and returns how many. */
const copyFrom = async (dataDir: string, names: readonly string[], { files }: Services) => {
  if (!existsSync(uploadsFile(dataDir))) {
    throw new OperatorError(`There is no uploads.sqlite in ${dataDir}: restore a backup there.`)
  }
  const source = openLocalFiles(dataDir, () => new Date())
  let copied = 0
  for (const name of names) {
    const content = await source.read(name)
    if (!content) continue
    await files.put(name, content)
    copied += 1
  }
  await source.close()
  return copied
}

const accept = async (count: string, { missingFiles }: Services) => {
  const summary = await missingFiles.check()
  if (count !== String(summary.count)) {
    throw new OperatorError(
      `${summary.count} files are missing, not ${count}: nothing was accepted.`,
    )
  }
  const { outcome } = await missingFiles.accept(summary.hash, systemActors.commandLine)
  if (outcome !== "accepted")
    throw new OperatorError("Other files are missing by now: run it again.")
  console.log(`The loss of ${count} files was accepted and recorded in the audit log.`)
  return 0
}

await runTask(() =>
  withServices(async (services) => {
    if (values.accept !== undefined) return accept(values.accept, services)
    if (values.from !== undefined) {
      const { names } = await services.missingFiles.check()
      console.log(`Files copied: ${await copyFrom(values.from, names, services)}.`)
    }
    const { names, count } = await services.missingFiles.check()
    for (const name of names) console.log(name)
    if (count === 0) console.log("No file is missing.")
    else {
      console.error(
        `${count} files are missing. ${commandFor("missing-files", "--from FOLDER")} copies them from a restored backup, ${commandFor("missing-files", `--accept ${count}`)} accepts the loss.`,
      )
    }
    return count === 0 ? 0 : 1
  }),
)
