import { describe, expect, test } from "vitest"

import {
  colourSheet,
  contrast,
  defaultColours,
  isReadable,
  mix,
  nearestReadable,
  neededContrast,
  ratioOf,
  textOn,
} from "./colours.ts"

test.each([
  { one: "#000000", other: "#ffffff", ratio: 21 },
  { one: "#777777", other: "#ffffff", ratio: 4.48 },
  { one: "#ffa500", other: "#ffffff", ratio: 1.97 },
])("contrast of $one on $other is $ratio to 1", ({ one, other, ratio }) =>
  expect(contrast(one, other)).toBeCloseTo(ratio, 2),
)

test.each([
  { colour: "#14297a", text: "#ffffff" },
  { colour: "#7a1f2b", text: "#ffffff" },
  { colour: "#ffa500", text: "#1b1b1f" },
  { colour: "#f4d35e", text: "#1b1b1f" },
])("text on $colour is $text", ({ colour, text }) => {
  expect(textOn(colour)).toMatchObject({ text })
  expect(isReadable("main", colour)).toBe(true)
})

describe.each([
  { role: "main", colour: "#6f7f8f" },
  { role: "main", colour: "#808080" },
  { role: "accent", colour: "#ffa500" },
  { role: "accent", colour: "#e07b00" },
] as const)("$colour as $role", ({ role, colour }) => {
  test("is refused, and the nearest colour passes", () => {
    expect(isReadable(role, colour)).toBe(false)
    const near = nearestReadable(role, colour)
    expect(ratioOf(role, near)).toBeGreaterThanOrEqual(neededContrast)
    // One step of the way back does not.
    const end = contrast(near, "#000000") < contrast(colour, "#000000") ? "#000000" : "#ffffff"
    const parts = Array.from({ length: 101 }, (_, step) => mix(colour, end, step / 100))
    expect(ratioOf(role, parts[parts.indexOf(near) - 1]!)).toBeLessThan(neededContrast)
  })
})

test.each(["red", "#fff", "#14297A", "", "url(x)"])("%j is no colour", (text) =>
  expect(isReadable("main", text)).toBe(false),
)

describe("the style sheet", () => {
  test("is absent for the default colours, which are readable", () => {
    expect(colourSheet(defaultColours)).toBeUndefined()
    expect(isReadable("main", defaultColours.main)).toBe(true)
    expect(isReadable("accent", defaultColours.accent)).toBe(true)
  })

  test("has only what differs", () => {
    const { main, accent } = defaultColours
    expect(colourSheet({ main, accent: "#7a3b00" })).toBe(
      ":root:not([data-contrast=high]){--saffron:#7a3b00}",
    )
    expect(colourSheet({ main: "#7a1f2b", accent })).not.toContain("--saffron")
  })

  test.each(["#7a1f2b", "#ffa500", "#f4d35e", "#0f5132", "#ffffff"])(
    "of %s has readable texts on every ground",
    (main) => {
      const sheet = colourSheet({ ...defaultColours, main })!
      const of = (name: string) => new RegExp(`${name}:(#[0-9a-f]{6})`).exec(sheet)![1]!
      for (const ground of ["#ffffff", "#fffdf8", of("--navy-tint")])
        for (const text of [of("--navy"), of("--navy-deep")])
          expect(contrast(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5)
      expect(of("--theme")).toBe(main)
      expect(contrast(of("--on-theme"), main)).toBeGreaterThanOrEqual(4.5)
    },
  )

  test("leaves high contrast and the visitor's own choice alone", () =>
    expect(colourSheet({ ...defaultColours, main: "#7a1f2b" })).toMatch(
      /^:root:not\(\[data-contrast=high\]\)\{[^}]*\}:root:not\(\[data-contrast=high\]\):not\(\[data-theme\]\),\[data-theme="#14297a"\]\[data-theme\]\{/,
    ))
})
