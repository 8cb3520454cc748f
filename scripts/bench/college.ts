import { spawn } from "node:child_process"
import { once } from "node:events"
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { text } from "node:stream/consumers"

import type { RunningServer } from "#tests/support/servers/server.ts"

import { node24, root } from "../tools.mjs"

const password = "peepal tree near the well"

/**
 * Runs one of our commands on a server's data and returns its output. This process goes on meanwhile: the simulated bucket
 * answers from it.
 */
const runOn = async (server: RunningServer, args: string[], env: NodeJS.ProcessEnv = {}) => {
  const command = spawn(node24, args, {
    cwd: root,
    env: { ...process.env, DATA_DIR: server.dataDir, PUBLIC_URL: server.url, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  })
  const [output, errors, [code]] = await Promise.all([
    text(command.stdout),
    text(command.stderr),
    once(command, "exit"),
  ])
  if (code !== 0) throw new Error(`${args.join(" ")} ended with ${code}:\n${errors}`)
  return output
}

export const makeRecords = (
  server: RunningServer,
  kind: "applications" | "students",
  count: number,
  env?: NodeJS.ProcessEnv,
) => runOn(server, ["scripts/make-records.ts", kind, String(count)], env)

/** Signs in an officer with an invitation link and returns the session cookie. */
export const signInOfficer = async (server: RunningServer, env?: NodeJS.ProcessEnv) => {
  const link = (await runOn(server, ["scripts/staff-link.ts", "--role", "officer"], env)).trim()
  const post = async (path: string, body: object) => {
    const reply = await fetch(`${server.url}/api/console${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: server.url },
      body: JSON.stringify(body),
    })
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}`)
    return reply
  }
  const email = "officer@college.example"
  await post(`/links/${link.split("/").at(-1)}`, { name: "Officer", email, password })
  const signedIn = await post("/auth/sign-in/email", { email, password })
  const cookies = signedIn.headers.getSetCookie()
  return cookies.map((cookie) => cookie.split(";")[0]).join("; ")
}

export const addStudents = async (server: RunningServer, students: Record<string, string>[]) => {
  const file = join(server.dataDir, "students.csv")
  const rows = students.map((student) => Object.values(student).join(";"))
  writeFileSync(file, [Object.keys(students[0]!).join(";"), ...rows].join("\n"))
  await runOn(server, ["scripts/students-import.ts", file])
}
