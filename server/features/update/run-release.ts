import { spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync } from "node:fs"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"

import { OperatorError } from "#server/platform/operator-error.ts"
import {
  type Before,
  type RowCounts,
  updateFolder,
} from "#server/platform/releases/update-state.ts"

const lastOutput = 4000

/**
 * Starts a command of another release. The command ends with this process: it reads the end of its standard input
 * (`endWithParent`). Commands of releases keep their names and arguments, because earlier releases call them.
 */
export const startOfRelease = (
  folder: string,
  args: readonly string[],
  settings: Record<string, string> = {},
) => {
  const program = ["node", "node.exe"].map((name) => join(folder, name)).find(existsSync)!
  const entry = join(folder, "scripts", "release", "main.ts")
  const child = spawn(program, [entry, ...args], {
    env: { ...process.env, ...settings, MAHAVIDYALAYA_PARENT: "1" },
    stdio: ["pipe", "pipe", "pipe"],
  })
  // The child may be gone already.
  child.stdin.on("error", () => {})
  let output = ""
  let errors = ""
  child.stdout.on("data", (chunk: Buffer) => (output = `${output}${chunk}`.slice(-lastOutput)))
  child.stderr.on("data", (chunk: Buffer) => (errors = `${errors}${chunk}`.slice(-lastOutput)))
  const ended = once(child, "close").then(([code]) => code as number | null)
  return {
    ended,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    stop: async () => {
      child.kill("SIGTERM")
      await ended
    },
    output: () => output,
    /** Why it ended, in one line. */
    reason: () => {
      const line = errors.trim().split("\n")[0]
      return line || `it ended with code ${child.exitCode}`
    },
  }
}

/** Runs a command of another release to its end. Returns what it prints. Throws OperatorError with its reason. */
export const runOfRelease = async (
  folder: string,
  args: readonly string[],
  settings: Record<string, string> = {},
) => {
  const command = startOfRelease(folder, args, settings)
  if ((await command.ended) !== 0) throw new OperatorError(command.reason())
  return command.output()
}

/** Migrates and checks the data of a folder with another release (`update-check`). Returns the rows afterwards. */
export const runCheck = async (
  dataDir: string,
  release: string,
  before: Before,
  settings: Record<string, string> = {},
) => {
  const file = join(updateFolder(dataDir), "rows-before.json")
  await writeFile(file, JSON.stringify(before), { mode: 0o600 })
  const output = await runOfRelease(release, ["update-check", file], settings)
  return JSON.parse(output.trim().split("\n").at(-1)!) as RowCounts
}
