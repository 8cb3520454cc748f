// npm run doctor [-- --json]: looks whether everything a college has is well.
import { parseArgs } from "node:util"

import { diskOf } from "#server/backup/room.ts"
import { readConfig } from "#server/config.ts"
import { examine } from "#server/doctor/doctor.ts"

import { tellFindings } from "./doctor/tell-findings.ts"
import { runTask } from "./run-task.ts"

const { values } = parseArgs({ options: { json: { type: "boolean", default: false } } })

await runTask(async () => {
  const findings = await examine({
    config: readConfig(process.env),
    now: () => new Date(),
    disk: diskOf,
  })
  if (!values.json) return tellFindings(findings)
  console.log(JSON.stringify(findings, undefined, 2))
  return findings.some(({ level }) => level === "wrong") ? 1 : 0
})
