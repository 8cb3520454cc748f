// npm run merit:allocate -- RULE.json CANDIDATES.csv: allocates the seats of one round and prints the lists as JSON
// (docs/merit.md).
import { parseArgs } from "node:util"

import { allocate, type Allocation } from "#domain/merit/allocate.ts"
import { allocationRuleSchema, traitsOf } from "#domain/merit/allocation-rule.ts"
import { allocationOf, meritRuleSchema } from "#domain/merit/candidates/merit-rule.ts"
import { freezeList } from "#domain/merit/frozen-list.ts"
import { formatHundredths } from "#domain/merit/hundredths.ts"
import { explainOutcomes } from "#domain/merit/outcome.ts"
import { commandFor, commands } from "#server/platform/commands.ts"
import { OperatorError } from "#server/platform/operator-error.ts"

import { readTableFile } from "../read-table-file.ts"
import { parseWith } from "./parse-with-schema.ts"
import { readCandidates } from "./read-candidates.ts"
import { exitCodes, readJson, refusalText, runCommand, sha256, writeText } from "./run-command.ts"

const usage = `${commandFor("merit allocate", "RULE.json CANDIDATES.csv")}    prints the lists of one round as JSON
  CANDIDATES.csv may also be a workbook (.xlsx).
  RULE.json may be the rule of a programme (${commandFor("merit rule")}); the round decides then about conversion.
  --round NUMBER    the number of the round, 1 if not given
  --freeze FILE     also writes the frozen list, which ${commandFor("merit verify")} recomputes
  --explain CODE    prints instead why this person got a seat or none`

const readArguments = () => {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        round: { type: "string", default: "1" },
        freeze: { type: "string" },
        explain: { type: "string" },
      },
    })
    const [rule, candidates, ...more] = positionals
    const isRound = /^[1-9]\d?$/.test(values.round)
    if (rule && candidates && isRound && more.length === 0) return { rule, candidates, ...values }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
  }
  throw new OperatorError(usage)
}

/** Reads the rule of an allocation, or takes it from the rule of a programme. */
const readRule = (path: string, round: number) => {
  const json = readJson(path)
  const isWhole = typeof json === "object" && json !== null && "allocation" in json
  return isWhole
    ? allocationOf(parseWith(meritRuleSchema, json, path), round)
    : parseWith(allocationRuleSchema, json, path)
}

/** Reads the candidates, and prints what is odd about them. */
const readTable = (path: string, traits: readonly string[]) => {
  const prefix = (lines: string) => lines.replaceAll(/^/gm, `${path} `)
  return readTableFile(path, async (bytes) => {
    try {
      const { candidates, warnings } = await readCandidates(bytes, traits)
      for (const warning of warnings) console.error(`Ignored: ${prefix(warning)}`)
      return candidates
    } catch (error) {
      throw error instanceof OperatorError ? new OperatorError(prefix(error.message)) : error
    }
  })
}

/** Whether npm has printed the name of the command into the same file or pipe, before the JSON. */
const isAfterBanner = () => {
  const { npm_lifecycle_event: script, npm_config_loglevel: level } = process.env
  return !process.stdout.isTTY && script === commands["merit allocate"].npm && level !== "silent"
}

const print = (value: unknown) => {
  if (isAfterBanner()) {
    console.error(
      "npm printed lines of its own before the JSON. Its option --silent leaves them out.",
    )
  }
  console.log(JSON.stringify(value, undefined, 2))
}

/** The engine counts the index in hundredths. */
const withDecimals = (key: string, value: unknown) =>
  key === "index" ? formatHundredths(Number(value)) : value

/** Whom a limit leaves out, with the place among all holders of the trait. */
const leftOut = ({ limits }: Allocation, code: string) =>
  limits
    .flatMap(({ trait, most, beyond }) => beyond.map((one) => ({ ...one, trait, most })))
    .find((one) => one.code === code)

await runCommand(async () => {
  const { rule: path, candidates: table, round, freeze, explain } = readArguments()
  const rule = readRule(path, Number(round))
  const allocation = allocate(rule, await readTable(table, traitsOf(rule)), sha256)
  if ("refusals" in allocation) {
    console.error("This round would take a seat from somebody who accepted it:")
    for (const refusal of allocation.refusals) console.error(refusalText(refusal))
    return exitCodes.no
  }
  const list = freezeList(rule, allocation, sha256)
  if (freeze) writeText(freeze, `${JSON.stringify(list, undefined, 2)}\n`)
  if (!explain) {
    print(list.result)
    return exitCodes.done
  }
  const outcome = explainOutcomes(allocation)(explain) ?? leftOut(allocation, explain)
  if (!outcome) throw new OperatorError(`${table} has no code ${explain}`)
  print(JSON.parse(JSON.stringify(outcome, withDecimals)))
  return exitCodes.done
})
