import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

const folders = ["app", "content", "domain", "scripts", "server"]

const isSource = (name: string) => /\.(?:tsx?|mjs)$/.test(name) && !name.includes(".test.")

/** Returns the source files under a folder with their line counts. Tests and styles are excluded. */
export const sourceFiles = (root: string) =>
  folders
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && isSource(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({
      path: path.slice(root.length + 1),
      lines: readFileSync(path, "utf8").trimEnd().split("\n").length,
    }))
    .toSorted((a, b) => a.lines - b.lines)

/** Returns the quantile of sorted numbers: 0.5 is the median. */
export const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0
