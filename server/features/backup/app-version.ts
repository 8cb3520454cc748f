import { readFileSync } from "node:fs"
import { resolve } from "node:path"

const { version, dependencies } = JSON.parse(readFileSync(resolve("package.json"), "utf8")) as {
  version: string
  dependencies: { node: string }
}

export const appVersion = version

/** The version of Node that package.json installs. */
export const nodeVersion = dependencies.node

/** Whether a version (like 1.10.2) is newer than `than`. */
export const isNewer = (candidate: string, than: string) =>
  candidate.localeCompare(than, "en", { numeric: true }) > 0
