import { readFile } from "node:fs/promises"
import { createInterface } from "node:readline/promises"
import { Writable } from "node:stream"

import { OperatorError } from "#server/platform/operator-error.ts"

/**
 * Minimum length, as for passwords without a second factor: an attacker who has the file can guess without a
 * rate limit.
 */
const minLength = 15

/** Prompts on the terminal without echo. */
const ask = async (question: string) => {
  process.stderr.write(question)
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true })
  try {
    return await new Promise<string>((resolve, reject) => {
      terminal.once("SIGINT", () => reject(new OperatorError("Stopped.")))
      terminal.once("close", () => reject(new OperatorError("No passphrase was given.")))
      void terminal.question("").then(resolve, reject)
    })
  } finally {
    terminal.close()
    process.stderr.write("\n")
  }
}

const readFromEnvironment = async ({
  BACKUP_PASSPHRASE: value,
  BACKUP_PASSPHRASE_FILE: file,
}: NodeJS.ProcessEnv) => {
  if (value) return value
  if (!file) return undefined
  try {
    return (await readFile(file, "utf8")).split(/\r?\n/, 1)[0]!
  } catch (error) {
    throw new OperatorError("BACKUP_PASSPHRASE_FILE: this file can't be read", { cause: error })
  }
}

const missingPassphrase = () =>
  new OperatorError("No passphrase: set BACKUP_PASSPHRASE_FILE, or run this on a terminal.")

/**
 * Reads the passphrase of a backup from the environment, from the first line of a file, or from the terminal.
 * For a new backup the terminal prompts twice, and a minimum length applies.
 */
export const readPassphrase = async (
  environment: NodeJS.ProcessEnv,
  { isNew }: { isNew: boolean },
): Promise<string> => {
  const fromEnvironment = await readFromEnvironment(environment)
  if (fromEnvironment === undefined && !process.stdin.isTTY) throw missingPassphrase()
  const passphrase = fromEnvironment ?? (await ask("Passphrase of the backup: "))
  if (!isNew && passphrase === "") throw missingPassphrase()
  if (isNew && [...passphrase].length < minLength) {
    throw new OperatorError(`The passphrase must have ${minLength} characters or more.`)
  }
  if (isNew && fromEnvironment === undefined && (await ask("Once more: ")) !== passphrase) {
    throw new OperatorError("These were two different passphrases.")
  }
  return passphrase
}
