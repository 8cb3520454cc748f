import { readFileSync } from "node:fs"

import { describe, expect, test } from "vitest"

import { contrast } from "./contrast.ts"
import { navigationColours } from "./navigation-colours.ts"

test.each([
  { one: "#000000", other: "#ffffff", ratio: 21 },
  { one: "#ffffff", other: "#000000", ratio: 21 },
  { one: "#777777", other: "#ffffff", ratio: 4.48 },
  { one: "#14297a", other: "#14297a", ratio: 1 },
  { one: "purple", other: "#ffffff", ratio: 9.42 },
  { one: "orange", other: "#ffffff", ratio: 1.97 },
])("contrast of $one on $other is $ratio to 1", ({ one, other, ratio }) =>
  expect(contrast(one, other)).toBeCloseTo(ratio, 2),
)

test("throws for an invalid colour", () =>
  expect(() => contrast("navy blue", "#ffffff")).toThrow("Not a colour: navy blue"))

const tokens = readFileSync("app/ui/tokens.css", "utf8")
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
    expect(contrast(colour, rule["--on-theme"]!)).toBeGreaterThanOrEqual(4.5)
  })

  test("has the five navigation colours (specification 10.1), the first as default", () => {
    const defined = Array.from(tokens.matchAll(/\[data-theme="([^"]+)"\]/g), ([, colour]) => colour)
    expect(defined).toEqual([...navigationColours])
    expect(tokens).toContain(`:root,\n[data-theme="${navigationColours[0]}"]`)
  })
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
