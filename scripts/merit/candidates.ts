// npm run merit:candidates -- RULE.json PROGRAMME: prints the candidates of a programme, with the indices that the rule
// gives their applications, as the table that `merit:allocate` reads (docs/merit.md).
import { pipeline } from "node:stream/promises"
import { parseArgs } from "node:util"

import { meritRuleSchema } from "#domain/merit/candidates/merit-rule.ts"
import { systemActors } from "#domain/staff/system-actors.ts"
import { commandFor } from "#server/platform/commands.ts"
import { OperatorError } from "#server/platform/operator-error.ts"
import { toCsv } from "#server/platform/spreadsheets/csv.ts"

import { runTask, withServices } from "../run-task.ts"
import { candidateColumns, notesOn } from "./candidate-table.ts"
import { parseWith } from "./parse-with-schema.ts"
import { readJson } from "./run-command.ts"

const usage = `${commandFor("merit candidates", "RULE.json PROGRAMME [--session 2025-26]")}
  prints the candidates as a table. It holds birth dates: keep it where nobody else can read it.`

const readArguments = () => {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { session: { type: "string" } },
    })
    const [path, programme, ...more] = positionals
    if (path && programme && more.length === 0) return { path, programme, ...values }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
  }
  throw new OperatorError(usage)
}

await runTask(async () => {
  const { path, programme, session } = readArguments()
  const rule = parseWith(meritRuleSchema, readJson(path), path)
  const candidates = await withServices(async ({ settings, readMeritCandidates }) => {
    const label = session ?? (await settings()).admission_session
    const where = { session: label, programme }
    const result = await readMeritCandidates(rule, where, systemActors.commandLine)
    if (result.outcome === "read") return result.candidates
    throw new OperatorError(
      result.outcome === "unknown_session"
        ? `There is no session ${label}`
        : `The session ${label} has no programme ${programme}`,
    )
  })
  for (const note of candidates.flatMap(notesOn)) console.error(note)
  const ranked = candidates.flatMap(({ candidate }) => candidate ?? [])
  await pipeline(toCsv(candidateColumns, ranked), process.stdout)
  return 0
})
