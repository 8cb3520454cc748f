// `npm run up`: takes a fresh clone to a running site. Later runs do only what is still needed.
import { spawn, spawnSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { resolve } from "node:path"
import { createInterface } from "node:readline"

import { build } from "./build.mjs"
import { install } from "./dependencies.mjs"
import { node24, projectEnv, root, serverEntry, serverEnv, serverFlags } from "./tools.mjs"

if (!install("up") || !build({ ifStale: true })) process.exit(1)

// A separate process group: Ctrl+C reaches the server only once, through this process, and it shuts down
// cleanly.
const server = spawn(node24, [...serverFlags, serverEntry], {
  cwd: root,
  detached: true,
  env: { ...projectEnv(), ...serverEnv, NODE_ENV: "production", LOG_LEVEL: "info" },
  stdio: ["ignore", "pipe", "inherit"],
})

/** Sign-in details of the first sample student. The columns before the address contain no commas. */
const sampleStudent = () => {
  const [headings, student] = readFileSync(resolve(root, "content/students.csv"), "utf8")
    .split("\n")
    .map((line) => line.split(","))
  const of = (/** @type {string} */ name) => student?.[headings?.indexOf(name) ?? -1]
  return `Aadhaar number ${of("aadhar")}, born ${of("dob")}`
}

/** Creates a one-time invitation link for the first administrator. */
const firstLink = () => {
  const result = spawnSync(node24, ["scripts/staff-link.ts"], {
    cwd: root,
    env: { ...projectEnv(), ...serverEnv },
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  })
  return result.stdout.trim()
}

/** @param {{ hasSampleStudents: boolean, hasStaff: boolean, url: string, dataDir: string }} fields */
const printWelcome = ({ hasSampleStudents, hasStaff, url: site, dataDir }) => {
  const student = hasSampleStudents
    ? `
    Student   ${site}/student/student-login
              sample student: ${sampleStudent()}`
    : ""
  const staff = hasStaff
    ? `${site}/console`
    : `${firstLink()}
              for the first administrator: works once, for three days`
  console.log(`
  The site is ready.

    English   ${site}
    हिन्दी      ${site}/hi${student}
    Staff     ${staff}
    Data      ${dataDir}

  Stop it with Ctrl+C.
`)
}

// Show only warnings and errors on this terminal; `npm start` shows the whole log.
const warnLevel = 40

/** @param {string} line */
const handleLogLine = (line) => {
  const { msg, level, ...fields } = line.startsWith("{")
    ? JSON.parse(line)
    : { msg: line, level: warnLevel }
  if (msg === "listening") printWelcome(fields)
  else if (level >= warnLevel) console.log(line)
}

createInterface({ input: server.stdout }).on("line", handleLogLine)

let stopping = false
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
  process.on(signal, () => {
    // The terminal and npm both forward Ctrl+C. A second signal would interrupt the graceful shutdown.
    if (!stopping) server.kill("SIGTERM")
    stopping = true
  })
}

server.on("exit", (code) => process.exit(code ?? 1))
