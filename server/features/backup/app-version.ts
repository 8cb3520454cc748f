import { readFileSync } from "node:fs"
import { join } from "node:path"

const { version, dependencies } = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../../package.json"), "utf8"),
) as { version: string; dependencies: { node: string } }

/** The version of this software. */
export const appVersion = version

/** The version of Node that it brings along. */
export const nodeVersion = dependencies.node

/** Whether one version like 1.10.2 comes after another. */
export const isNewer = (one: string, than: string) =>
  one.localeCompare(than, "en", { numeric: true }) > 0
