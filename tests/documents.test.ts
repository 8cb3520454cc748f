import { existsSync, globSync, readFileSync, readdirSync } from "node:fs"

import { expect, test } from "vitest"

import { type ConsoleMessages, consoleMessagesIn } from "#console/messages/messages.ts"
import { createTranslate } from "#domain/messages/create-translators.ts"
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
  const folders = "app|checks|console|content|deploy|docs|domain|public|scripts|server|tests|ui"
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
  const translate = createTranslate<ConsoleMessages>(consoleMessagesIn("en"))
  expect(consoleScreens.length).toBeGreaterThan(50)
  for (const { staff, path } of consoleScreens) {
    expect([undefined, ...roles], path).toContain(staff)
  }
  const buttons = consoleScreens.flatMap(({ button }) => button ?? [])
  expect(buttons.filter((button) => translate.find(button) === undefined)).toEqual([])
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

/** The requirements of level 1 and 2 of OWASP ASVS 5.0.0, by section. */
const asvsSections: Record<string, string> = {
  "1.1": "1-2",
  "1.2": "1-9",
  "1.3": "1-11",
  "1.4": "1-3",
  "1.5": "1-2",
  "2.1": "1-3",
  "2.2": "1-3",
  "2.3": "1-4",
  "2.4": "1",
  "3.2": "1-2",
  "3.3": "1-4",
  "3.4": "1-6",
  "3.5": "1-5",
  "3.7": "1-2",
  "4.1": "1-3",
  "4.2": "1",
  "4.3": "1-2",
  "4.4": "1-4",
  "5.1": "1",
  "5.2": "1-3",
  "5.3": "1-2",
  "5.4": "1-3",
  "6.1": "1-3",
  "6.2": "1-12",
  "6.3": "1-4",
  "6.4": "1-4",
  "6.5": "1-5",
  "6.6": "1-3",
  "6.8": "1-4",
  "7.1": "1-3",
  "7.2": "1-4",
  "7.3": "1-2",
  "7.4": "1-5",
  "7.5": "1-2",
  "7.6": "1-2",
  "8.1": "1-2",
  "8.2": "1-3",
  "8.3": "1",
  "8.4": "1",
  "9.1": "1-3",
  "9.2": "1-4",
  "10.1": "1-2",
  "10.2": "1-2",
  "10.3": "1-4",
  "10.4": "1-11",
  "10.5": "1-5",
  "10.6": "1-2",
  "10.7": "1-3",
  "11.1": "1-2",
  "11.2": "1-3",
  "11.3": "1-3",
  "11.4": "1-4",
  "11.5": "1",
  "11.6": "1",
  "12.1": "1-3",
  "12.2": "1-2",
  "12.3": "1-4",
  "13.1": "1",
  "13.2": "1-5",
  "13.3": "1-2",
  "13.4": "1-5",
  "14.1": "1-2",
  "14.2": "1-4",
  "14.3": "1-3",
  "15.1": "1-3",
  "15.2": "1-3",
  "15.3": "1-7",
  "16.1": "1",
  "16.2": "1-5",
  "16.3": "1-4",
  "16.4": "1-3",
  "16.5": "1-3",
  "17.1": "1",
  "17.2": "1-4",
  "17.3": "1-2",
}

const numbersIn = (ranges: string) =>
  ranges.split(" ").flatMap((range) => {
    const [from = 0, to = from] = range.split("-").map(Number)
    return Array.from({ length: to - from + 1 }, (_value, index) => from + index)
  })
const asvsIds = Object.entries(asvsSections).flatMap(([section, ranges]) =>
  numbersIn(ranges).map((number) => `V${section}.${number}`),
)
/** Sorted by chapter, section and number. */
const inOrder = asvsIds.toSorted((one, other) =>
  one.slice(1).localeCompare(other.slice(1), "en", { numeric: true }),
)

const securityDoc = readFileSync("docs/security.md", "utf8")
const rows = [...securityDoc.matchAll(/^\| (V\d[^|]*)\|(.*)\|$/gm)].map(([, id, rest]) => {
  const [level = "", requirement = "", met = "", where = "", tested = ""] = rest!
    .split("|")
    .map((cell) => cell.trim())
  return { id: id!.trim(), level, requirement, met, where, tested }
})

test("each requirement of level 1 and 2 of OWASP ASVS 5.0.0 is listed once, in order", () => {
  expect(asvsIds).toHaveLength(253)
  expect(rows.map(({ id }) => id)).toEqual(inOrder)
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
    "{app,console,content,domain,scripts,server,tests,ui}/**/*.{ts,tsx,css,mjs}",
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
