// Builds the pages and the server into build/. With --if-stale: only what has changed sources since its last build.
import { createHash } from "node:crypto"
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import { join } from "node:path"

import { node24, root, run } from "./tools.mjs"

const pageSources = [
  "app",
  "browsers.ts",
  "console",
  "css-for-oldest-browsers.ts",
  "ui",
  "content",
  "domain",
  "public",
  "server/http/pages/request-context.ts",
  "package-lock.json",
  "react-router.config.ts",
  "scripts/build-assets.ts",
  "vite.config.ts",
  "vite.console.config.ts",
  "vite.island.config.ts",
  "vite.worker.config.ts",
]

const serverSources = ["content", "domain", "package-lock.json", "server", "vite.server.config.ts"]

const production = { NODE_ENV: "production" }

/**
 * @param {string} path
 * @returns {string[]}
 */
const filesOf = (path) => {
  if (!existsSync(join(root, path))) return []
  if (/\.[a-z]+$/.test(path)) return [path]
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes(".test."))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .toSorted()
}

// Hash the contents, not the dates: a fresh clone or a branch switch changes only dates.
/** @param {string[]} sources */
const hashOf = (sources) => {
  const hash = createHash("sha256")
  for (const file of sources.flatMap(filesOf)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update("\0")
  }
  return hash.digest("hex")
}

/** Moves the console page and the list of its files out of the static files: the server sends it with a new CSP nonce each time. */
const buildConsole = () => {
  const built = run("vite", ["build", "--config", "vite.console.config.ts", "--logLevel", "warn"])
  if (built) {
    for (const file of ["console.html", "console-manifest.json"]) {
      renameSync(join(root, "build/client", file), join(root, "build", file))
    }
  }
  return built
}

/** The form's own scripts first: the pages name them. */
const buildPublicPages = () => {
  const built =
    run("vite", ["build", "--config", "vite.island.config.ts", "--logLevel", "warn"], production) &&
    run("vite", ["build", "--config", "vite.worker.config.ts", "--logLevel", "warn"], production) &&
    run("react-router", ["build", "--logLevel", "warn"], production)
  const [from, to] = [".react-router/island/assets", "build/client/assets"]
  if (built) {
    cpSync(join(root, from), join(root, to), { recursive: true })
    cpSync(join(root, ".react-router/worker/sw.js"), join(root, "build/client/sw.js"))
  }
  return built
}

const buildPages = () =>
  buildPublicPages() && buildConsole() && run(node24, ["scripts/build-assets.ts"])

const buildServer = () =>
  run("vite", ["build", "--config", "vite.server.config.ts", "--logLevel", "warn"], production)

/** What is built, and the file that holds the hash of the sources of its last build. */
export const parts = [
  { name: "pages", sources: pageSources, stamp: "build/pages.sha256", make: buildPages },
  { name: "server", sources: serverSources, stamp: "build/server.sha256", make: buildServer },
]

/** @param {{ stamp: string }} part */
const builtHash = ({ stamp }) =>
  existsSync(join(root, stamp)) ? readFileSync(join(root, stamp), "utf8") : undefined

/** Whether build/ exists and was built from the current sources. */
export const isBuilt = () => parts.every((part) => builtHash(part) === hashOf(part.sources))

/** @param {{ ifStale: boolean }} options */
export const build = ({ ifStale }) =>
  parts.every((part) => {
    const hash = hashOf(part.sources)
    if (ifStale && builtHash(part) === hash) return true
    console.log(`Building the ${part.name} ...`)
    const built = part.make()
    // The hash was taken before the build: a source edited meanwhile causes a rebuild, not a stale page.
    if (built) writeFileSync(join(root, part.stamp), hash)
    return built
  })

if (process.argv[1] === import.meta.filename) {
  process.exitCode = build({ ifStale: process.argv.includes("--if-stale") }) ? 0 : 1
}
