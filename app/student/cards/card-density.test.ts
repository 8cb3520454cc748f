import { readFileSync } from "node:fs"

import { expect, test } from "vitest"

import { type CardSide, densityOf, sizes } from "./card-density.ts"

const short = ["2024/0001", "URN1", "BSc 1st Year", "Anjali Kushwaha", "Female", "Sunita", "Ram"]
const facts = (...texts: string[]) => texts.map((text, i) => [`Label ${i}`, text] as const)
const letters = (count: number) => "a".repeat(count)

const front = (changes: Partial<CardSide> = {}): CardSide => ({
  facts: facts(...short),
  head: { name: letters(35), affiliation: letters(40) },
  signatures: [letters(20), letters(26)],
  foot: letters(45),
  ...changes,
})
const longNames = facts(...short.slice(0, 4), ...Array<string>(3).fill(letters(100)))
const longCollege = {
  head: { name: letters(140), affiliation: letters(120) },
  signatures: [letters(46), letters(46)],
  foot: letters(100),
}

test.each<{ what: string; changes: Partial<CardSide>; density: string }>([
  { what: "usual names", changes: {}, density: "usual" },
  {
    what: "one name of two lines",
    changes: { facts: facts(...short.with(3, "Km Shraddha Singh Rathore Devi")) },
    density: "usual",
  },
  {
    what: "one name of three lines",
    changes: { facts: facts(...short.with(3, letters(56))) },
    density: "dense",
  },
  { what: "three of the longest names", changes: { facts: longNames }, density: "densest" },
  {
    what: "a college's name of two lines",
    changes: { head: { name: letters(70), affiliation: letters(40) } },
    density: "usual",
  },
  { what: "long texts of the college", changes: longCollege, density: "densest" },
  {
    what: "long texts of the college and three of the longest names",
    changes: { ...longCollege, facts: longNames },
    density: "smallest",
  },
])("$what on the front: density $density", ({ changes, density }) =>
  expect(densityOf(front(changes))).toBe(density),
)

test.each([
  { what: "an address of five lines", address: 110, foot: 75, density: "usual" },
  {
    what: "an address of four lines above a foot of four",
    address: 88,
    foot: 300,
    density: "dense",
  },
  { what: "the longest address", address: 300, foot: 75, density: "densest" },
])("$what on the back: density $density", ({ address, foot, density }) => {
  const texts = facts(...short, letters(address))
  expect(densityOf({ facts: texts, foot: letters(foot) })).toBe(density)
})

test("the styles have the sizes that the densities are computed with", () => {
  const css = readFileSync(new URL("identity-card.module.css", import.meta.url), "utf8")
  for (const { density, letter, name, small, foot, gap } of sizes) {
    const rule = density === "usual" ? ".card {" : `.card[data-density="${density}"] {`
    const values = css.slice(css.indexOf(rule)).split("}")[0]!
    const inherited = css.slice(css.indexOf(".card {")).split("}")[0]!
    for (const [property, value] of Object.entries({ letter, name, small, foot, gap })) {
      const own = new RegExp(`--${property}: ([\\d.]+);`)
      const found = own.exec(values) ?? own.exec(inherited)
      expect(Number(found?.[1]), `${density} ${property}`).toBe(value)
    }
  }
})
