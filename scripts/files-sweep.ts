// npm run files:sweep [-- --all]: deletes orphaned files, which no record references. --all confirms a sweep
// that would otherwise stop for safety.
import { parseArgs } from "node:util"

import { openServices } from "#server/features/services.ts"
import { readConfig } from "#server/platform/config.ts"

import { runTask } from "./run-task.ts"

const { values } = parseArgs({ options: { all: { type: "boolean", default: false } } })

await runTask(async () => {
  const services = await openServices(readConfig(process.env))
  try {
    const { removed, stopped } = await services.sweepOrphanedFiles({ isConfirmed: values.all })
    if (!stopped) console.log(`Files removed: ${removed}.`)
    else {
      const { orphans, files, reason } = stopped
      console.log(
        `Nothing removed: ${orphans} of ${files} files belong to no record (${reason}). Run npm run doctor.`,
      )
    }
    return stopped ? 1 : 0
  } finally {
    await services.close()
  }
})
