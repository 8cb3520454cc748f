import { existsSync, readdirSync, readFileSync } from "node:fs"

import { expect, test } from "vitest"

const pathsIn = (file: string) =>
  [...readFileSync(file, "utf8").matchAll(/`([\w.-]+(?:\/[\w.-]+)+)`/g)].map(([, path]) => path!)

test("every path in architecture.md exists", () => {
  const paths = pathsIn("docs/architecture.md")
  expect(paths.length).toBeGreaterThan(30)
  expect(paths.filter((path) => !existsSync(path))).toEqual([])
})

test("decision records have different numbers, and each title begins with its number", () => {
  const names = readdirSync("docs/decisions").toSorted()
  const numbers = names.map((name) => Number(name.slice(0, 4)))
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([])
  for (const name of names) {
    const first = readFileSync(`docs/decisions/${name}`, "utf8").split("\n", 1)[0]
    expect(first, name).toMatch(new RegExp(`^# ${Number(name.slice(0, 4))}\\. `))
  }
})
