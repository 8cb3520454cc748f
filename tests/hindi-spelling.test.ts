import { globSync, readFileSync } from "node:fs"

import { expect, test } from "vitest"

/** The column "not" of the table under "Hindi spelling" in the glossary. */
const unwanted = readFileSync("docs/glossary.md", "utf8")
  .split("## Hindi spelling")[1]!
  .split("\n")
  .filter((line) => line.startsWith("| ") && /\p{Script=Devanagari}/u.test(line))
  .flatMap((row) => row.split("|")[2]!.split(","))
  .map((word) => word.trim())

const texts = globSync("{app,content,domain,server}/**/*.{json,md,ts,tsx}", {
  // The synonyms are what visitors type, not what the site says.
  exclude: (path) => path.includes(".test.") || path.endsWith("synonyms.ts"),
}).map((path) => ({ path, text: readFileSync(path, "utf8") }))

test("the glossary lists spellings", () => expect(unwanted.length).toBeGreaterThan(20))

test.each(unwanted)("no Hindi text says '%s'", (word) => {
  // Not in the middle of another word.
  const escaped = word.replaceAll(/[.(]/g, String.raw`\$&`)
  const wholeWord = new RegExp(String.raw`(?<![\p{L}\p{M}])${escaped}`, "u")
  expect(texts.filter(({ text }) => wholeWord.test(text)).map(({ path }) => path)).toEqual([])
})
