// npm run doctor [-- --json]: checks the health of a college's data, files and machine.

import { parseArgs } from "node:util"

import { runDiagnostics } from "#server/features/diagnostics/diagnostics.ts"
import { readDiskSpace } from "#server/platform/files/disk.ts"

import { printDiagnostics, readSettings, runTask } from "./run-task.ts"

const { values } = parseArgs({ options: { json: { type: "boolean", default: false } } })

await runTask(async () => {
  const diagnostics = await runDiagnostics({
    config: readSettings(),
    now: () => new Date(),
    disk: readDiskSpace,
  })
  return printDiagnostics(diagnostics, values)
})
