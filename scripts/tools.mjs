// Runs before anything is installed, so: plain JavaScript, Node's own modules only, Node 20 and later.
import { spawnSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import { delimiter, join, resolve } from "node:path"

export const root = resolve(import.meta.dirname, "..")

const binaries = join(root, "node_modules", ".bin")

/** The Node 24 of package.json, whatever Node the machine has. */
export const node24 = join(binaries, "node")

/**
 * A smaller nursery for new objects, and the garbage collector within reach: the server calls it once when its
 * start is over, which leaves less memory at rest than `--optimize-for-size`, and that made a crowd wait three
 * times as long (docs/measurements.md). `npm start` has the same in package.json.
 */
export const serverFlags = ["--max-semi-space-size=4", "--expose-gc"]

/**
 * Keeps what was compiled for the next start: some 30 MB less memory at rest, since TypeScript then need
 * not be read again. One arena for all threads: they ask for little. `npm start` has the same in package.json.
 */
export const serverEnv = {
  NODE_COMPILE_CACHE: join(root, "build", "compile-cache"),
  MALLOC_ARENA_MAX: "1",
}

/** The environment in which `node` and every tool are the project's own. */
export const projectEnv = () => ({
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

/** @param {string} text */
const packagesIn = (text) =>
  Object.entries(
    /** @type {Record<string, { version?: string, integrity?: string, optional?: boolean }>} */ (
      JSON.parse(text).packages
    ),
  ).filter(([path]) => path !== "")

/**
 * Whether node_modules holds what package-lock.json asks for. npm keeps its own copy of the lock inside
 * node_modules; comparing the two finds an interrupted or outdated install, where dates would not.
 */
const isInstalled = () => {
  const installed = join(root, "node_modules", ".package-lock.json")
  if (!existsSync(node24) || !existsSync(installed)) return false
  const there = new Map(packagesIn(readFileSync(installed, "utf8")))
  return packagesIn(readFileSync(join(root, "package-lock.json"), "utf8")).every(
    ([path, { version, integrity, optional }]) => {
      const found = there.get(path)
      // Optional packages are those of other systems; they may be missing.
      return found ? found.version === version && found.integrity === integrity : optional
    },
  )
}

/** Installs the dependencies if they are missing or differ from the lockfile. Says what it does. */
export const install = () => {
  if (isInstalled()) return true
  console.log("Installing the dependencies (a minute or two, the first time) ...")
  return run("npm", ["ci"])
}
