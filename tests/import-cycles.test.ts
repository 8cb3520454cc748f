// Import cycles through `import()`, which the linter does not see. It checks those of static imports, types included.
import { existsSync, globSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"

import { expect, test } from "vitest"

import { root } from "../scripts/tools.mjs"

const files = globSync("{app,console,content,domain,scripts,server,ui}/**/*.{ts,tsx}", {
  cwd: root,
  exclude: ["**/*.test.*"],
})

/** The modules that a file loads, at once or later. */
const importsOf = (file: string) => {
  const source = readFileSync(join(root, file), "utf8").replaceAll(/^import type [^"]*".*$/gm, "")
  return [...source.matchAll(/(?:from|import\()\s*"([#.][^"]+)"/g)]
    .map(([, name = ""]) => (name.startsWith("#") ? name.slice(1) : join(dirname(file), name)))
    .filter((path) => existsSync(join(root, path)))
}

test("no module loads itself through others, at once or later", () => {
  const graph = new Map(files.map((file) => [file, importsOf(file)]))
  expect(graph.size).toBeGreaterThan(1000)
  const done = new Set<string>()
  const cycles: string[][] = []
  const follow = (file: string, path: readonly string[]) => {
    if (path.includes(file)) cycles.push([...path.slice(path.indexOf(file)), file])
    if (done.has(file)) return
    done.add(file)
    for (const next of graph.get(file) ?? []) follow(next, [...path, file])
  }
  for (const file of files) follow(file, [])
  expect(cycles).toEqual([])
})
