import { describe, expect, test } from "vitest"

import { type MeritFacts, type MeritIndex, meritIndex } from "../candidates/merit-index.ts"
import { meritRuleSchema } from "../candidates/merit-rule.ts"
import { explainIndex } from "./explain-index.ts"

const facts: MeritFacts = {
  percentages: { highschool: 7783, intermediate: 8240 },
  claims: ["ncc_c", "ncc_b", "nss_240_hours"],
  gapYears: 2,
  isOtherState: true,
  board: "CBSE",
  subjects: "",
  passYear: 2024,
}
const ruleOf = (rule: object) =>
  meritRuleSchema.parse({
    basis: [{ component: "intermediate", weight: 1 }],
    allocation: { seats: 1 },
    ...rule,
  })
const linesOf = (rule: object, language: "en" | "hi" = "en") => {
  const parsed = ruleOf(rule)
  const index = meritIndex(parsed, facts) as MeritIndex
  return explainIndex(index, language).map(({ kind, label, note, points }) =>
    [kind, label, note ?? "", points].join(" | "),
  )
}
const both = [
  { component: "intermediate", weight: 1 },
  { component: "highschool", weight: 1 },
]
const points = { ncc_c: 8, ncc_b: 6, nss_240_hours: 4.5 }

describe("the sum of an index", () => {
  test("of one percentage is that percentage", () =>
    expect(linesOf({})).toEqual(["part | Class 12 |  | 82.40", "total | Index |  | 82.40"]))

  test("has the terms of a mean", () =>
    expect(linesOf({ basis: both })).toEqual([
      "detail | Class 12 |  | 82.40",
      "detail | Class 10 |  | 77.83",
      "part | Mean | (82.40 + 77.83) ÷ 2 | 80.12",
      "total | Index |  | 80.12",
    ]))

  test("has the weights of a weighted mean", () =>
    expect(linesOf({ basis: [{ ...both[0], weight: 2 }, both[1]] }).slice(0, 3)).toEqual([
      "detail | Class 12 | weight 2 | 82.40",
      "detail | Class 10 | weight 1 | 77.83",
      "part | Mean | (2 × 82.40 + 1 × 77.83) ÷ 3 | 80.88",
    ]))

  test("says which claims are not counted, and what the cap takes away", () =>
    expect(linesOf({ weightages: { points, at_most: 2, cap: 10 } })).toEqual([
      "part | Class 12 |  | 82.40",
      "detail | NCC C certificate |  | 8.00",
      "detail | NCC B certificate |  | 6.00",
      "detail | NSS, 240 hours | 4.50 points, not counted: only the best 2 count | 0.00",
      "part | Weightage | 14.00 points together, of which at most 10.00 count | + 10.00",
      "total | Index | 82.40 + 10.00 | 92.40",
    ]))

  test("says that weightage leads into no higher division", () =>
    expect(linesOf({ weightages: { points, divisions: [90] } }).at(-2)).toBe(
      "part | Weightage | only as far as the index stays below the division of 90.00 | + 7.59",
    ))

  test("has a single claim in one line", () =>
    expect(linesOf({ weightages: { points: { ncc_c: 8 } } })[1]).toBe(
      "part | NCC C certificate |  | + 8.00",
    ))

  test("names the level of a sport with the sport", () => {
    const weightages = [{ claim: "district", points: 300, isCounted: true }]
    const index = { basis: [], mean: 8000, weightages, weightage: 300, deductions: [], index: 8300 }
    expect(explainIndex(index, "en")).toContainEqual({
      kind: "part",
      label: "Sports: District",
      points: "+ 3.00",
    })
  })

  test("says of what a deduction is a percentage", () =>
    expect(
      linesOf({
        deductions: {
          gap_years: { unit: "percent", losses: [5, 10] },
          other_state: { unit: "points", loss: 5 },
          other_board: { unit: "percent", loss: 1.5, boards: ["UP Board"] },
        },
      }),
    ).toEqual([
      "part | Class 12 |  | 82.40",
      "part | Gap years | 2 years: 10.00 % of 82.40 | − 8.24",
      "part | From another state |  | − 5.00",
      "part | Another board | CBSE: 1.50 % of 82.40 | − 1.24",
      "total | Index | 82.40 − 8.24 − 5.00 − 1.24 | 67.92",
    ]))

  test("is in Hindi too", () =>
    expect(linesOf({ basis: both, weightages: { points, cap: 5 } }, "hi").slice(-2)).toEqual([
      "part | भारांक (वेटेज) | कुल 18.50 अंक, जिनमें से अधिक से अधिक 5.00 गिने जाते हैं | + 5.00",
      "total | योग्यता सूचकांक (मेरिट इंडेक्स) | 80.12 + 5.00 | 85.12",
    ]))
})
