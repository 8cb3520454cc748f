import { spawn } from "node:child_process"
import { accessSync, constants, existsSync, readdirSync } from "node:fs"
import { delimiter, join } from "node:path"

import { OperatorError } from "#server/platform/operator-error.ts"

type Tool = "pg_dump" | "pg_restore"

/** Where PostgreSQL's versions are, what a program's name ends with, and what to install. */
const systems = {
  debian: {
    folder: "/usr/lib/postgresql",
    extension: "",
    hint: "install postgresql-client (Debian's name)",
  },
  windows: {
    folder: String.raw`C:\Program Files\PostgreSQL`,
    extension: ".exe",
    hint: "install PostgreSQL's command line tools",
  },
}

const isProgram = (path: string) => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Finds the newest version in the folder of all versions, because an older tool refuses a newer server. Falls back to
 * PATH.
 */
export const findTool = (
  tool: Tool,
  environment: NodeJS.ProcessEnv = process.env,
  platform = process.platform,
) => {
  const { folder, extension, hint } = systems[platform === "win32" ? "windows" : "debian"]
  const program = `${tool}${extension}`
  const versions = existsSync(folder) ? readdirSync(folder) : []
  const newestFirst = versions.toSorted((a, b) => Number(b) - Number(a))
  const paths = [
    ...newestFirst.map((version) => join(folder, version, "bin", program)),
    ...(environment["PATH"] ?? "").split(delimiter).map((part) => join(part, program)),
  ]
  const path = paths.find(isProgram)
  if (!path) {
    throw new OperatorError(`${tool} is not on this machine: ${hint}.`, { reason: "no_tool" })
  }
  return path
}

/** Splits a connection URL: command line arguments are visible to every user of the machine, a password must not be. */
export const splitPassword = (address: string) => {
  const url = new URL(address)
  const password = decodeURIComponent(url.password)
  url.password = ""
  return { address: url.href, password }
}

/**
 * Runs a PostgreSQL tool on a database. On failure, throws an OperatorError with the tool's first error line.
 */
export const runTool = async (tool: Tool, url: string, args: string[]) => {
  const program = findTool(tool)
  const { address: database, password } = splitPassword(url)
  const child = spawn(program, ["--no-password", `--dbname=${database}`, ...args], {
    env: { ...process.env, ...(password && { PGPASSWORD: password }), LC_ALL: "C" },
    stdio: ["ignore", "ignore", "pipe"],
  })
  const stop = () => child.kill()
  process.once("exit", stop)
  let output = ""
  child.stderr.on("data", (chunk: Buffer) => {
    output = `${output}${chunk}`.slice(0, 2000)
  })
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject)
    child.once("close", resolve)
  }).finally(() => process.off("exit", stop))
  if (code === 0) return
  // Report only the tool's own error lines: lines that quote a row could contain personal data.
  const line = output.split("\n").find((text) => /error:/.test(text)) ?? `exit code ${code}`
  throw new OperatorError(`${tool}: ${line.replace(/^\S+: error: /, "").slice(0, 300)}`, {
    reason: "database",
  })
}
