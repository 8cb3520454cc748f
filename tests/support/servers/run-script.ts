import { spawn } from "node:child_process"
import { once } from "node:events"

import { node24, projectEnv, root } from "../../../scripts/tools.mjs"

/** Runs a script of `scripts/` like an operator. Returns its exit code and what it printed. */
export const runScript = async (script: string, args: string[], env: NodeJS.ProcessEnv) => {
  const unset = { APP_KEY: undefined, DATABASE_URL: undefined, STORAGE: undefined }
  const child = spawn(node24, [`scripts/${script}.ts`, ...args], {
    cwd: root,
    env: { ...projectEnv(), ...unset, LOG_LEVEL: "silent", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  })
  let output = ""
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()))
  }
  const [code] = (await once(child, "close")) as [number | null]
  return { code, output }
}
