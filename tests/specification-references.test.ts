import { globSync, readFileSync } from "node:fs"

import { expect, test } from "vitest"

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
