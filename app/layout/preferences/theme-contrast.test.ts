import { globSync, readFileSync } from "node:fs"

import { describe, expect, test } from "vitest"

import { contrast, defaultColours } from "#domain/content/colours.ts"

import { navigationColours } from "./preferences.tsx"

const named: Record<string, string> = { purple: "#800080", orange: "#ffa500" }
const hex = (colour: string) => named[colour] ?? colour

const tokens = readFileSync("ui/tokens.css", "utf8")
/** Custom properties that the style sheet sets for a selector. */
const ruleOf = (selector: string) => {
  const [, rule = ""] = tokens.split(`${selector} {`)
  const properties = rule.slice(0, rule.indexOf("}")).matchAll(/(--[a-z-]+): ([^;]+);/g)
  return Object.fromEntries(Array.from(properties, ([, name, value]) => [name, value]))
}

describe("The navigation", () => {
  test.each(navigationColours)("in %s has sufficient contrast", (colour) => {
    const rule = ruleOf(`[data-theme="${colour}"]`)
    expect(rule["--theme"]).toBe(colour)
    expect(contrast(hex(colour), rule["--on-theme"]!)).toBeGreaterThanOrEqual(4.5)
  })

  test("has the five navigation colours (specification 10.1), the first as default", () => {
    const defined = Array.from(tokens.matchAll(/\[data-theme="([^"]+)"\]/g), ([, colour]) => colour)
    expect(defined).toEqual([...navigationColours])
    expect(tokens).toContain(`:root,\n[data-theme="${navigationColours[0]}"]`)
  })
})

test("the default colours are those of the tokens", () => {
  const { "--navy": navy, "--navy-deep": _deep, "--saffron": saffron } = ruleOf(":root")
  expect({ main: navy, accent: saffron }).toEqual(defaultColours)
  expect(navigationColours[0]).toBe(defaultColours.main)
})

test("no style sheet writes out the navy that a college can replace", () => {
  const sheets = globSync("{app,ui}/**/*.css").filter((file) => !file.endsWith("tokens.css"))
  expect(sheets.length).toBeGreaterThan(50)
  const navy = /#(?:14297a|0d1c57|eef0f9)\b|\b(?:13,? 28,? 87|20,? 41,? 122)\b/i
  expect(sheets.filter((file) => navy.test(readFileSync(file, "utf8")))).toEqual([])
})

describe("High contrast", () => {
  const rule = ruleOf(':root[data-contrast="high"]')
  test.each(["--ink", "--ink-soft", "--navy", "--navy-deep", "--saffron", "--green", "--red"])(
    "%s reaches 7 to 1 on every background",
    (text) => {
      for (const background of ["--paper", "--surface", "--navy-tint", "--red-tint"]) {
        expect(contrast(rule[text]!, rule[background]!), background).toBeGreaterThanOrEqual(7)
      }
    },
  )
})
