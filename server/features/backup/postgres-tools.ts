import { spawn } from "node:child_process"
import { accessSync, constants, existsSync, readdirSync } from "node:fs"
import { delimiter, join } from "node:path"

import { OperatorError } from "#server/platform/operator-error.ts"

const debianFolder = "/usr/lib/postgresql"

type Tool = "pg_dump" | "pg_restore"

const isProgram = (path: string) => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Finds the newest version in Debian's folder, because an older tool refuses a newer server. Falls back to
 * PATH.
 */
const findTool = (tool: Tool) => {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : []
  const newestFirst = versions.toSorted((a, b) => Number(b) - Number(a))
  const paths = [
    ...newestFirst.map((version) => join(debianFolder, version, "bin", tool)),
    ...(process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, tool)),
  ]
  const found = paths.find(isProgram)
  if (!found) {
    throw new OperatorError(
      `${tool} is not on this machine: install postgresql-client (Debian's name).`,
    )
  }
  return found
}

const ofQuestion: Record<string, string> = {
  host: "PGHOST",
  port: "PGPORT",
  sslmode: "PGSSLMODE",
  sslrootcert: "PGSSLROOTCERT",
  sslcert: "PGSSLCERT",
  sslkey: "PGSSLKEY",
  options: "PGOPTIONS",
}

/**
 * Converts a connection URL to libpq environment variables. Command line arguments would be visible to every
 * user of the machine.
 */
export const variablesOf = (address: string): Record<string, string> => {
  const url = new URL(address)
  const parts = {
    PGHOST: url.hostname.replace(/^\[|\]$/g, ""),
    PGPORT: url.port,
    PGUSER: url.username,
    PGPASSWORD: url.password,
    PGDATABASE: url.pathname.slice(1),
  }
  const variables = Object.entries(parts).filter(([, value]) => value !== "")
  return {
    ...Object.fromEntries(variables.map(([name, value]) => [name, decodeURIComponent(value)])),
    ...Object.fromEntries(
      [...url.searchParams].flatMap(([name, value]) =>
        ofQuestion[name] ? [[ofQuestion[name], value]] : [],
      ),
    ),
  }
}

/**
 * Runs a PostgreSQL tool on a database. On failure, throws an OperatorError with the tool's first error line.
 */
export const runTool = async (tool: Tool, address: string, args: string[]) => {
  const program = findTool(tool)
  const child = spawn(program, ["--no-password", ...args], {
    env: { ...process.env, ...variablesOf(address), LC_ALL: "C" },
    stdio: ["ignore", "ignore", "pipe"],
  })
  const abandon = () => child.kill()
  process.once("exit", abandon)
  let complaint = ""
  child.stderr.on("data", (chunk: Buffer) => {
    complaint = `${complaint}${chunk}`.slice(0, 2000)
  })
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject)
    child.once("close", resolve)
  }).finally(() => process.off("exit", abandon))
  if (code === 0) return
  // Report only the tool's own error lines: lines that quote a row could contain personal data.
  const line = complaint.split("\n").find((one) => /error:/.test(one)) ?? `exit code ${code}`
  throw new OperatorError(`${tool}: ${line.replace(/^\S+: error: /, "").slice(0, 300)}`)
}
