import { existsSync, globSync, readFileSync, readdirSync } from "node:fs"

import { expect, test } from "vitest"

import { createTranslate } from "#app/console/messages/catalogue.ts"
import { messagesIn } from "#app/console/messages/messages-in.ts"
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

const securityDoc = readFileSync("docs/security.md", "utf8")
const rows = [...securityDoc.matchAll(/^\| (V\d[^|]*)\|(.*)\|$/gm)].map(([, id, rest]) => {
  const [level = "", requirement = "", met = "", where = "", tested = ""] = rest!
    .split("|")
    .map((cell) => cell.trim())
  return { id: id!.trim(), level, requirement, met, where, tested }
})

test("each of the 253 requirements of level 1 and 2 of OWASP ASVS 5.0.0 is listed once, in order", () => {
  const ids = rows.map(({ id }) => id)
  expect(ids).toHaveLength(253)
  expect(new Set(ids).size).toBe(253)
  expect(ids).toEqual(ids.toSorted((a, b) => a.localeCompare(b, "en", { numeric: true })))
})

test("each row has level, requirement, status and place", () => {
  const wrong = rows.filter(
    ({ level, requirement, met, where }) =>
      !["1", "2"].includes(level) ||
      requirement === "" ||
      !["yes", "partly", "no", "n/a"].includes(met) ||
      where === "",
  )
  expect(wrong).toEqual([])
})

test("the stated totals match the rows", () => {
  const count = (word: string) => rows.filter(({ met }) => met === word).length
  const totals = `Of ${rows.length}: ${count("yes")} met, ${count("partly")} in part, ${count("no")} not, ${count("n/a")} not applicable`
  expect(securityDoc.replaceAll(/\s+/g, " ")).toContain(totals)
})

test("every named path exists, and every named test is a test file", () => {
  const pathsIn = (text: string) =>
    [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)+)`/g)].map(([, path]) => path!)
  expect(pathsIn(securityDoc).filter((path) => !existsSync(path))).toEqual([])
  const tests = rows.flatMap(({ tested }) => pathsIn(tested))
  expect(tests.length).toBeGreaterThan(120)
  expect(tests.filter((path) => !/\.(?:test|spec)\.tsx?$/.test(path))).toEqual([])
})

const numbered = /^#{2,3} (\d+(?:\.\d+)?)\.? /gm
const sections = new Set(
  [...readFileSync("docs/specification.md", "utf8").matchAll(numbered)].map(([, number]) => number),
)

const files = globSync(
  [
    "{app,content,domain,scripts,server,tests}/**/*.{ts,tsx,css,mjs}",
    "docs/**/*.md",
    "*.md",
    "*.ts",
  ],
  { exclude: (path) => /(?:^|\/)(?:node_modules|build)(?:\/|$)/.test(path) },
)

/** Section numbers in "specification 4.2", "specification 3.1, 10.1" and "specification 3.4 to 3.8". */
const referencesIn = (text: string) =>
  [...text.matchAll(/\bspecification (\d+(?:\.\d+)?(?:(?:, | to )\d+(?:\.\d+)?)*)/g)].flatMap(
    ([, numbers]) => numbers!.split(/, | to /),
  )

test("every specification reference names an existing section", () => {
  const wrong = files.flatMap((file) =>
    referencesIn(readFileSync(file, "utf8"))
      .filter((number) => !sections.has(number))
      .map((number) => `${file}: ${number}`),
  )
  expect(sections.size).toBeGreaterThan(40)
  expect(wrong).toEqual([])
})

test("no reference names a document outside the repository", () => {
  const outside = /\b(?:spec|design) \d/i
  expect(files.filter((file) => outside.test(readFileSync(file, "utf8")))).toEqual([])
})
