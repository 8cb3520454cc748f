// Runs before npm install: plain JavaScript, Node's own modules only, Node 20 or later.
import { spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { delimiter, join, resolve } from "node:path"

export const root = resolve(import.meta.dirname, "..")

const binaries = join(root, "node_modules", ".bin")

/** The Node 24 of package.json, whatever Node version the machine has. */
export const node24 = join(binaries, "node")

/**
 * A smaller nursery for new objects, and access to the garbage collector: the server calls it once after
 * start. This uses less memory at rest than `--optimize-for-size`, which made requests under load wait three
 * times as long (docs/measurements.md). Keep in sync with `npm start` in package.json.
 */
export const serverFlags = ["--max-semi-space-size=4", "--expose-gc"]

/** The built server. Keep in sync with `npm start` in package.json. */
export const serverEntry = "build/http-server/main.js"

/**
 * The compile cache saves time and memory, because the next start does not compile.
 * One malloc arena suffices: the threads allocate little. Keep in sync with `npm start` in package.json.
 */
export const serverEnv = {
  NODE_COMPILE_CACHE: join(root, "build", "compile-cache"),
  MALLOC_ARENA_MAX: "1",
}

/**
 * Environment in which `node` and every tool resolve to the project's own. The compile cache halves the time that a
 * command takes to start.
 */
export const projectEnv = () => ({
  NODE_COMPILE_CACHE: join(root, "node_modules", ".cache", "node"),
  ...process.env,
  PATH: `${binaries}${delimiter}${process.env.PATH}`,
})

/**
 * Runs a command with its output visible.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {boolean} whether it succeeded
 */
export const run = (command, args, env) =>
  spawnSync(command, args, { cwd: root, stdio: "inherit", env: { ...projectEnv(), ...env } })
    .status === 0

/**
 * Runs a command and prints its output when it has ended, so that outputs of parallel commands do not mix.
 *
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<boolean>} whether it succeeded
 */
const runBuffered = async (command, args) => {
  const child = spawn(command, args, { cwd: root, env: projectEnv() })
  let output = ""
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => (output += text))
  }
  const [code] = await once(child, "close")
  if (output.trim()) console.log(output.trim())
  return code === 0
}

/**
 * Runs commands side by side, and all of them to their end.
 *
 * @param {{ name: string, command: string, args?: string[] }[]} commands
 * @returns {Promise<boolean>} whether all succeeded
 */
export const runSideBySide = async (commands) => {
  const results = await Promise.all(
    commands.map(async ({ name, command, args = [] }) => {
      const passed = await runBuffered(command, args)
      console.log(`${name}: ${passed ? "passed" : "FAILED"}`)
      return passed
    }),
  )
  return results.every(Boolean)
}
