import { expect, test } from "vitest"

import { densityOf } from "./identity-card.tsx"

const short = ["2024/0001", "URN1", "BSc 1st Year", "Anjali Kushwaha", "Female", "Sunita", "Ram"]
const facts = (...texts: string[]) => texts.map((text, i) => [`Label ${i}`, text] as const)

test.each([
  { what: "usual names", texts: short, density: "usual" },
  {
    what: "one name of two lines",
    texts: short.with(3, "Km Shraddha Singh Rathore Devi"),
    density: "usual",
  },
  { what: "one name of three lines", texts: short.with(3, "a".repeat(56)), density: "dense" },
  {
    what: "three of the longest names",
    texts: [...short.slice(0, 4), ...Array(3).fill("a".repeat(100))],
    density: "densest",
  },
])("$what on the front: density $density", ({ texts, density }) =>
  expect(densityOf(facts(...texts), "front")).toBe(density),
)

test("the back has usual density for an address of five lines", () =>
  expect(densityOf(facts(...short, "a".repeat(110)), "back")).toBe("usual"))

test("the back is densest for the longest address", () =>
  expect(densityOf(facts(...short, "a".repeat(300)), "back")).toBe("densest"))
