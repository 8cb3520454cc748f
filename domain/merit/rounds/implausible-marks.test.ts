import { expect, test } from "vitest"

import { meritCandidate } from "../candidates/merit-candidate.ts"
import { presetRule } from "../candidates/merit-presets.ts"
import { meritRuleSchema } from "../candidates/merit-rule.ts"
import { implausibleMarks } from "./implausible-marks.ts"

const intermediate = meritRuleSchema.parse(presetRule("intermediate", 10))

const marksOf = (rule: object, form: object, entered = {}) => {
  const application = { admission_code: "A", form: { ...form }, claims: [] }
  const whole = meritRuleSchema.parse({ ...intermediate, ...rule })
  return implausibleMarks(meritCandidate(whole, application, { firstYear: 2025, entered }))
}

test("percentages below 33 and above 99 are probably typed wrongly", () => {
  expect(marksOf({}, { highschool_percentage: "33.00", i_percentage: "99.00" })).toEqual([])
  expect(marksOf({}, { highschool_percentage: "32.99", i_percentage: "99.01" })).toEqual([
    { component: "highschool", percentage: 32_99 },
    { component: "intermediate", percentage: 99_01 },
  ])
})

test("so is a percentage that only tells equal indices apart, or only has a minimum", () => {
  const form = { highschool_percentage: "8.40", i_percentage: "84.00" }
  expect(marksOf({}, form)).toEqual([{ component: "highschool", percentage: 8_40 }])
  const byIndex = { ...intermediate.allocation, ties: ["index"] }
  expect(marksOf({ allocation: byIndex }, form)).toEqual([])
  const eligibility = { component: "entrance", minimum: { GEN: 40 } }
  expect(marksOf({ allocation: byIndex, eligibility }, form, { entrance: 3_00 })).toEqual([
    { component: "entrance", percentage: 3_00 },
  ])
})

test("a missing percentage is another warning, and hides no wrong one", () => {
  const best = { basis: [{ component: "best_five", weight: 1 }] }
  expect(marksOf(best, { highschool_percentage: "8.40", i_percentage: "84.00" })).toEqual([
    { component: "highschool", percentage: 8_40 },
  ])
})
