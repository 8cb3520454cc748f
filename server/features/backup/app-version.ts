import { readFileSync } from "node:fs"
import { join } from "node:path"

const { version, dependencies } = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../../package.json"), "utf8"),
) as { version: string; dependencies: { node: string } }

export const appVersion = version

/** The version of Node that package.json installs. */
export const nodeVersion = dependencies.node

/** Whether version `one` (like 1.10.2) is newer than `than`. */
export const isNewer = (one: string, than: string) =>
  one.localeCompare(than, "en", { numeric: true }) > 0
