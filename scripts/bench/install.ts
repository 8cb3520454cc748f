import { type ChildProcess, execFileSync, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { delimiter, join } from "node:path"

import { freePort } from "#tests/support/servers/free-port.ts"

import { root } from "../tools.mjs"
import type { Figure } from "./figures.ts"
import { say } from "./report.ts"

/** Without this project's own commands: a new machine has only npm and its Node. */
const path = (process.env.PATH ?? "")
  .split(delimiter)
  .filter((folder) => !folder.includes("node_modules"))
  .join(delimiter)

/** Waits for a text in the output of a program. */
const says = (program: ChildProcess, text: string) =>
  new Promise<void>((resolve, reject) => {
    let output = ""
    program.stdout!.on("data", (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes(text)) resolve()
    })
    program.once("exit", () => reject(new Error(`It ended before "${text}":\n${output}`)))
  })

/** npm in a fresh clone of the last commit, with data of its own. */
const createClone = async (folder: string) => {
  const port = await freePort()
  execFileSync("git", ["clone", "--quiet", root, folder])
  const cwd = { cwd: folder }
  const env = {
    ...process.env,
    PATH: path,
    NODE_COMPILE_CACHE: undefined,
    NODE_ENV: undefined,
    HOST: "127.0.0.1",
    PORT: String(port),
    DATA_DIR: join(folder, "data"),
  }
  return {
    npm: (...args: string[]) => execFileSync("npm", args, { ...cwd, env, stdio: "ignore" }),
    megabytes: () =>
      Math.round(
        Number.parseInt(execFileSync("du", ["-sk", "node_modules"], cwd).toString()) / 1024,
      ),
    /** Seconds until a command says that the site is ready and a page is there. Then it is stopped. */
    secondsUntil: async (text: string, ...args: string[]) => {
      const from = performance.now()
      const program = spawn("npm", args, {
        ...cwd,
        env,
        detached: true,
        stdio: ["ignore", "pipe", "inherit"],
      })
      await says(program, text)
      const { status } = await fetch(`http://127.0.0.1:${port}/hi`)
      const seconds = (performance.now() - from) / 1000
      program.removeAllListeners("exit")
      process.kill(-program.pid!, "SIGTERM")
      await once(program, "exit")
      if (status !== 200) throw new Error(`npm ${args.join(" ")} answered ${status}`)
      return seconds
    },
  }
}

/** What `npm run up` installs and how long it takes, and what a production install holds, with a warm npm cache. */
export const benchInstall = async (): Promise<Figure[]> => {
  const folder = mkdtempSync(join(tmpdir(), "install-"))
  try {
    const clone = await createClone(folder)
    say("Filling npm's cache ...")
    clone.npm("ci", "--workspaces=false")
    rmSync(join(folder, "node_modules"), { recursive: true })
    say("npm run up ...")
    const seconds = await clone.secondsUntil("The site is ready", "run", "up")
    const up = clone.megabytes()
    say("npm ci --omit=dev; npm start ...")
    clone.npm("ci", "--omit=dev", "--prefer-offline")
    const production = clone.megabytes()
    await clone.secondsUntil("listening", "start")
    return [
      {
        what: "npm run up on a fresh clone, until the site is ready",
        ours: `${seconds.toFixed(1)} s`,
        bound: "at most 45 s",
        holds: seconds <= 45,
      },
      { what: "its node_modules", ours: `${up} MB`, bound: "at most 600 MB", holds: up <= 600 },
      {
        what: "node_modules in production, with Node",
        ours: `${production} MB`,
        bound: "at most 350 MB",
        holds: production <= 350,
      },
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
