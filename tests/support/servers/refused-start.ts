// Starts of the server that must fail, and what the operator sees.
import { spawn } from "node:child_process"
import { once } from "node:events"

import { node24, projectEnv, root, serverEntry } from "../../../scripts/tools.mjs"
import { freePort } from "./free-port.ts"

/** The setting that the only line on stderr names before its colon. Undefined if there are more lines. */
const settingIn = (stderr: string) => /^([A-Z0-9_]+): [^\n]+\n$/.exec(stderr)?.[1]

/** Runs the server until it ends. After 20 seconds it is killed (code null). */
export const runToItsEnd = async (env: NodeJS.ProcessEnv, options: { uid?: number } = {}) => {
  const unset = { APP_KEY: undefined, DATABASE_URL: undefined, STORAGE: undefined }
  const settings = { HOST: "127.0.0.1", PORT: String(await freePort()), ...env }
  const server = spawn(node24, [serverEntry], {
    cwd: root,
    env: { ...projectEnv(), ...unset, TRUST_PROXY: undefined, NODE_ENV: "production", ...settings },
    stdio: ["ignore", "ignore", "pipe"],
    ...options,
  })
  let stderr = ""
  server.stderr?.on("data", (chunk: Buffer) => (stderr += chunk.toString()))
  const killing = setTimeout(() => server.kill("SIGKILL"), 20_000)
  const [code] = (await once(server, "close")) as [number | null]
  clearTimeout(killing)
  return { code, stderr, setting: settingIn(stderr) }
}
