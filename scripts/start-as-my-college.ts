// npm run start-as-my-college [-- --file FILE.json] [--erase-trials NUMBER] [--list]: replaces the sample college by a real one,
// and lists what is left of the sample. It asks for what it needs; FILE.json holds the answers instead. --erase-trials also erases
// all applications and messages: NUMBER is how many there are. --list changes nothing.
import { readFile } from "node:fs/promises"
import { createInterface } from "node:readline"
import { parseArgs } from "node:util"

import { collectionNames } from "#domain/content/collections.ts"
import { type FieldSchema, fieldSchemaOf } from "#domain/content/field-schema.ts"
import { collegeStartSchema } from "#domain/content/settings.ts"
import type { ErasureRefusal } from "#domain/privacy/erasure.ts"
import { systemActors } from "#domain/staff/system-actors.ts"
import type { Services } from "#server/features/services.ts"
import { OperatorError } from "#server/platform/operator-error.ts"

import { runTask, withServices } from "./run-task.ts"

const { values } = parseArgs({
  options: {
    file: { type: "string" },
    "erase-trials": { type: "string" },
    list: { type: "boolean", default: false },
  },
})

/** Why the trials were not erased; then the site is not started either. */
const eraseRefusals: Record<ErasureRefusal | "changed", string> = {
  no_backup: "Nothing was changed: make a backup first, with every application and message in it.",
  clock_behind: "Nothing was changed: the clock is behind the newest record.",
  clock_ahead: "Nothing was changed: confirm the date first, in the console under Operations.",
  too_many: "Nothing was changed.",
  changed: "Nothing was changed: applications or messages came meanwhile.",
}

type Question = (label: string) => Promise<string>

/** Asks for each text of a field; both languages of a bilingual one. */
const ask = async (question: Question, field: FieldSchema, name: string): Promise<unknown> => {
  if (field.isBilingual) {
    return { en: await question(`${name} (English)`), hi: await question(`${name} (हिन्दी)`) }
  }
  if (!field.fields) return question(name)
  const answers: Record<string, unknown> = {}
  for (const { name: part, ...inner } of field.fields) {
    answers[part] = await ask(question, inner, name ? `${name} ${part}` : part)
  }
  return answers
}

const askAll = async () => {
  const terminal = createInterface({ input: process.stdin })
  const lines = terminal[Symbol.asyncIterator]()
  // Not `terminal.question`, which loses lines of piped input.
  const question = async (label: string) => {
    process.stdout.write(`${label}: `)
    const { value } = await lines.next()
    return value ?? ""
  }
  const answers = await ask(question, fieldSchemaOf(collegeStartSchema), "")
  terminal.close()
  return answers
}

/** Prints what is left of the sample, by collection. */
const printChecklist = async ({ sampleChecklist, admissionConfirmation }: Services) => {
  const { rows, done } = await sampleChecklist.read()
  const unconfirmed = await admissionConfirmation.unconfirmedSession()
  if (unconfirmed) {
    console.log(
      `Admission ${unconfirmed} is closed until a member of staff confirms in the console`,
    )
    console.log("its fees, its dates, the account and the session.")
  }
  if (rows.length === 0) {
    console.log("Nothing of the sample is left.")
    return
  }
  console.log(`Left of the sample: ${rows.length} texts; done: ${done}. Edit, hide or confirm each`)
  console.log("in the console, under Texts of the sample.")
  for (const [collection, ofCollection] of Map.groupBy(rows, (row) => row.collection)) {
    console.log(`\n${collectionNames[collection as keyof typeof collectionNames].all.en}`)
    for (const { title, path } of ofCollection) console.log(`  ${title.en}  ${path}`)
  }
}

/** Erases the trials if their number was typed; undefined if it was not asked for. */
const eraseTrials = async ({ collegeStart: { trials } }: Services, typed: string | undefined) => {
  if (typed === undefined) return undefined
  const seen = await trials.read()
  const { applications, messages, grievances } = seen
  const count = applications + messages + grievances
  if (typed !== String(count)) {
    throw new OperatorError(
      `There are ${applications} applications, ${messages} messages and ${grievances} grievances: --erase-trials ${count} erases them.`,
    )
  }
  const erased = await trials.erase(seen, systemActors.commandLine)
  if (erased.outcome === "erased") return { applications, messages, grievances }
  const reason = erased.outcome === "refused" ? erased.reason : "changed"
  throw new OperatorError(eraseRefusals[reason])
}

const start = async (services: Services) => {
  const { collegeStart } = services
  const { file, "erase-trials": typed } = values
  const answers: unknown = file ? JSON.parse(await readFile(file, "utf8")) : await askAll()
  const refusal = await collegeStart.whyNotStarted(answers)
  if (refusal) {
    const errors = "errors" in refusal ? Object.entries(refusal.errors) : []
    for (const [name, [error]] of errors) console.error(`${name}: ${error}`)
    console.error("Nothing was changed.")
    return 1
  }
  const trials = await eraseTrials(services, typed)
  const started = await collegeStart.start(answers, systemActors.commandLine, trials)
  if (started.outcome !== "started") throw new Error(started.outcome)
  const { students, applications, messages, grievances } = started
  console.log(
    `Erased: ${students} students, ${applications} applications, ${messages} messages, ${grievances} grievances.\n`,
  )
  await printChecklist(services)
  return 0
}

await runTask(() =>
  withServices(async (services) => {
    const isSample = await services.collegeStart.isSample()
    if (values.list) {
      if (isSample) console.log("This site still shows the sample college.")
      else await printChecklist(services)
      return 0
    }
    if (isSample) return start(services)
    console.error("This site shows a college of its own already. Nothing was changed.")
    console.error("--list prints what is left of the sample.")
    return 1
  }),
)
