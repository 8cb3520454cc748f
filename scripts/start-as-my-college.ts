// npm run start-as-my-college [-- --file FILE.json] [--erase-trials]: replaces the sample college by a real one. It
// asks for what it needs; FILE.json holds the answers instead. --erase-trials also erases all applications and messages.
import { readFile } from "node:fs/promises"
import { createInterface } from "node:readline"
import { parseArgs } from "node:util"

import { type FieldSchema, fieldSchemaOf } from "#domain/content/field-schema.ts"
import { collegeStartSchema } from "#domain/content/settings.ts"
import { systemActors } from "#domain/staff/system-actors.ts"

import { runTask, withServices } from "./run-task.ts"

const { values } = parseArgs({
  options: { file: { type: "string" }, "erase-trials": { type: "boolean", default: false } },
})

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

await runTask(() =>
  withServices(async ({ collegeStart }) => {
    if (!(await collegeStart.isSample())) {
      console.error("This site shows a college of its own already. Nothing was changed.")
      return 1
    }
    const { file, "erase-trials": trials } = values
    const answers: unknown = file ? JSON.parse(await readFile(file, "utf8")) : await askAll()
    const started = await collegeStart.start(answers, trials, systemActors.commandLine)
    if (started.outcome !== "started") {
      const errors = "errors" in started ? Object.entries(started.errors) : []
      for (const [name, [error]] of errors) console.error(`${name}: ${error}`)
      console.error("Nothing was changed.")
      return 1
    }
    const { students, applications, messages } = started
    console.log(`Erased: ${students} students, ${applications} applications, ${messages} messages.`)
    console.log("Next, in the console: the fees and last dates of the admission session, settings,")
    console.log("holidays, pages, and your first notice.")
    return 0
  }),
)
