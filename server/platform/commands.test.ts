import { globSync, readFileSync } from "node:fs"

import { expect, test } from "vitest"

import { releasePath } from "#server/platform/release.ts"

import { commandFor, commands } from "./commands.ts"

const bundle = { MAHAVIDYALAYA_HOME: "/opt/mahavidyalaya" }
const launcher = process.platform === "win32" ? "mahavidyalaya" : "./mahavidyalaya"

test.each([
  { name: "doctor", args: "", npm: "npm run doctor", bundled: "doctor" },
  {
    name: "backup",
    args: "--into FOLDER",
    npm: "npm run backup -- --into FOLDER",
    bundled: "backup --into FOLDER",
  },
  {
    name: "merit verify",
    args: "FILE",
    npm: "npm run merit:verify -- FILE",
    bundled: "merit verify FILE",
  },
] as const)("$name is '$npm' in a checkout, and '$bundled' of a bundle", (row) => {
  expect(commandFor(row.name, row.args, {})).toBe(row.npm)
  expect(commandFor(row.name, row.args, bundle)).toBe(`${launcher} ${row.bundled}`)
})

test("package.json has a script for the file of each command", () => {
  const { scripts } = JSON.parse(readFileSync(releasePath("package.json"), "utf8")) as {
    scripts: Record<string, string>
  }
  for (const { npm, file } of Object.values(commands)) {
    expect(scripts[npm]?.split(" "), npm).toContain(file)
  }
})

test("docs/operations.md names each command as in a bundle and as in a checkout", () => {
  const text = readFileSync(releasePath("docs/operations.md"), "utf8")
  const rows = [...text.matchAll(/^\| `\.\/mahavidyalaya ([^`]+)` +\| `npm run (\S+)` +\|$/gm)]
  const named = rows.map(([, name, npm]) => [name, npm])
  expect(named).toEqual(Object.entries(commands).map(([name, { npm }]) => [name, npm]))
})

/** What only contributors run. `up` and `verify` are there in a checkout alone. */
const ofContributors =
  /^scripts\/(?:bench\/|screenshots\/|budgets|dependencies|lighthouse|machine|up\.|verify)|^server\/dev\.ts|\.test\.tsx?$/

/** Lines of code without comments, which only readers of the sources see. */
const codeOf = (source: string) => source.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, "")

test("no text for operators and staff names a script of npm: a bundle has no npm", () => {
  const files = globSync("{server,scripts,console}/**/*.{ts,tsx,mjs}", { cwd: releasePath() })
    .filter((path) => !ofContributors.test(path))
    .filter((path) => path !== "server/platform/commands.ts")
  expect(files.length).toBeGreaterThan(500)
  const naming = files.filter((path) =>
    /npm (?:run|start)/.test(codeOf(readFileSync(releasePath(path), "utf8"))),
  )
  expect(naming).toEqual([])
})
