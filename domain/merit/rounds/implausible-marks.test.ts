import { expect, test } from "vitest"

import { meritIndex } from "../candidates/merit-index.ts"
import { presetRule } from "../candidates/merit-presets.ts"
import { meritRuleSchema } from "../candidates/merit-rule.ts"
import { implausibleMarks } from "./implausible-marks.ts"

const rule = meritRuleSchema.parse(presetRule("both_boards", 10))
const facts = {
  claims: [],
  gapYears: 0,
  isOtherState: false,
  board: "",
  subjects: "",
  passYear: undefined,
}
const marksOf = (highschool: number, intermediate: number) =>
  implausibleMarks({
    index: meritIndex(rule, { ...facts, percentages: { highschool, intermediate } }),
  })

test("percentages below 33 and above 99 are probably typed wrongly", () => {
  expect(marksOf(33_00, 99_00)).toEqual([])
  expect(marksOf(32_99, 99_01)).toEqual([
    { component: "highschool", percentage: 32_99 },
    { component: "intermediate", percentage: 99_01 },
  ])
})

test("a missing percentage is another warning", () =>
  expect(implausibleMarks({ index: { missing: ["entrance"] } })).toEqual([]))
