// npm run files:sweep [-- --all]: deletes orphaned files, which no record references. --all confirms a sweep
// that would otherwise stop for safety.
import { parseArgs } from "node:util"

import { commandFor } from "#server/platform/commands.ts"

import { runTask, withServices } from "./run-task.ts"

const { values } = parseArgs({ options: { all: { type: "boolean", default: false } } })

await runTask(async () => {
  const { removed, stopped } = await withServices((services) =>
    services.sweepOrphanedFiles({ isConfirmed: values.all }),
  )
  if (!stopped) console.log(`Files removed: ${removed}.`)
  else {
    const { orphans, files, reason } = stopped
    console.log(
      `Nothing removed: ${orphans} of ${files} files belong to no record (${reason}). Run ${commandFor("doctor")}.`,
    )
  }
  return stopped ? 1 : 0
})
