import { existsSync, globSync, readdirSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { messagesIn } from "#app/console/messages/messages-in.ts"
import { createTranslate } from "#app/console/messages/catalogue.ts"
import { roles } from "#domain/staff/permissions.ts"

import packageJson from "../package.json" with { type: "json" }
import { consoleScreens } from "../scripts/screenshots/console-screens.ts"

const documents = ["README.md", "CONTRIBUTING.md", ...globSync("docs/**/*.md")]

/** The first group of each match in the documents, with the document's name. */
const found = (pattern: RegExp) =>
  documents.flatMap((document) =>
    Array.from(readFileSync(document, "utf8").matchAll(pattern), ([, name]) => ({
      document,
      name: name!,
    })),
  )

test("every path in the documents exists", () => {
  const folders = "app|checks|content|deploy|docs|domain|public|scripts|server|tests"
  const paths = found(new RegExp(`\`((?:${folders})(?:/[\\w.-]+)+)\``, "g"))
  expect(paths.length).toBeGreaterThan(300)
  expect(paths.filter(({ name }) => !existsSync(name))).toEqual([])
})

test("every npm command in the documents exists", () => {
  const commands = found(/npm run (?:-s |--silent )?([\w:-]+)/g)
  expect(commands.length).toBeGreaterThan(50)
  expect(commands.filter(({ name }) => !Object.hasOwn(packageJson.scripts, name))).toEqual([])
})

test("the table of the console's screens names roles, and messages or keys that open a dialog", () => {
  const translate = createTranslate(messagesIn("en"))
  expect(consoleScreens.length).toBeGreaterThan(50)
  for (const { staff, path } of consoleScreens) {
    expect([undefined, ...roles], path).toContain(staff)
  }
  const buttons = consoleScreens.flatMap(({ button }) => button ?? [])
  expect(buttons.filter((button) => translate(button) === button)).toEqual([])
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
