// `npm run up`: from a fresh clone to a running site. Later runs do only what is still needed.
import { spawn } from "node:child_process"
import { resolve } from "node:path"
import { createInterface } from "node:readline"

import { build } from "./build.mjs"
import { install, node24, projectEnv, root, serverFlags } from "./tools.mjs"

if (!install() || !build({ ifStale: true })) process.exit(1)

// A process group of its own: Ctrl+C then reaches the server once, through us, and it stops in order.
const server = spawn(node24, [...serverFlags, "server/main.ts"], {
  cwd: root,
  detached: true,
  env: { ...projectEnv(), NODE_ENV: "production", LOG_LEVEL: "info" },
  stdio: ["ignore", "pipe", "inherit"],
})

const greet = () => {
  const site = `http://localhost:${process.env.PORT || 3000}`
  console.log(`
  The site is ready.

    English   ${site}
    हिन्दी      ${site}/hi
    Data      ${resolve(root, process.env.DATA_DIR || "data")}

  Stop it with Ctrl+C.
`)
}

// A person watches this terminal, so only warnings and worse; `npm start` shows the whole log.
const worthShowing = 40

/** @param {string} line */
const hear = (line) => {
  const { msg, level } = line.startsWith("{")
    ? JSON.parse(line)
    : { msg: line, level: worthShowing }
  if (msg === "listening") greet()
  else if (level >= worthShowing) console.log(line)
}

createInterface({ input: server.stdout }).on("line", hear)

let stopping = false
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
  process.on(signal, () => {
    // The terminal and npm both pass a Ctrl+C on; a second one would cut the server's orderly stop short.
    if (!stopping) server.kill("SIGTERM")
    stopping = true
  })
}

server.on("exit", (code) => process.exit(code ?? 1))
