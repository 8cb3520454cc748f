import { readFileSync } from "node:fs"

import { describe, expect, test } from "vitest"

import { navigationColours } from "./preferences.tsx"

/** Linear value from 0 to 1 of one colour channel from 0 to 255. */
const linear = (channel: number) =>
  channel <= 10 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4

const named: Record<string, string> = { purple: "#800080", orange: "#ffa500" }

const luminance = (colour: string) => {
  const [red, green, blue] = Buffer.from((named[colour] ?? colour).slice(1), "hex")
  return 0.2126 * linear(red!) + 0.7152 * linear(green!) + 0.0722 * linear(blue!)
}

/** Contrast ratio of two colours, from 1 to 21 (WCAG 2.2). */
const contrast = (one: string, other: string) => {
  const [darker, lighter] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter! + 0.05) / (darker! + 0.05)
}

test.each([
  { one: "#000000", other: "#ffffff", ratio: 21 },
  { one: "#777777", other: "#ffffff", ratio: 4.48 },
  { one: "orange", other: "#ffffff", ratio: 1.97 },
])("contrast of $one on $other is $ratio to 1", ({ one, other, ratio }) =>
  expect(contrast(one, other)).toBeCloseTo(ratio, 2),
)

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
