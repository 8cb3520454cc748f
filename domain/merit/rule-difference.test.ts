import { expect, test } from "vitest"

import { presetRule } from "./candidates/merit-presets.ts"
import { type MeritRule, meritRuleSchema } from "./candidates/merit-rule.ts"
import { ruleDifference } from "./rule-difference.ts"

const rule = meritRuleSchema.parse(presetRule("intermediate", 60))

const changed = (change: (copy: MeritRule) => void) => {
  const copy = structuredClone(rule)
  change(copy)
  return ruleDifference(rule, copy).map(({ sentence, name, before, after }) =>
    [sentence, name, before ?? "none", after ?? "none"].join(" | "),
  )
}

test("the same rule has no difference", () =>
  expect(ruleDifference(rule, structuredClone(rule))).toEqual([]))

test.each<[change: (rule: MeritRule) => void, ...lines: string[]]>([
  [(copy) => (copy.allocation.seats = 80), "seats |  | 60 | 80"],
  [(copy) => (copy.weightages.points["ncc_b"] = 5), "points | ncc_b | 6 | 5"],
  [(copy) => delete copy.weightages.cap, "cap |  | 17 | none"],
  [(copy) => (copy.weightages.divisions = [45, 60]), "divisions |  | none | 45, 60"],
  [
    (copy) => (copy.deductions = { gap_years: { unit: "points", losses: [2] } }),
    "gap_points | 1 | none | 2",
    "gap_percent | 1 | 5 | none",
    "gap_percent | 2 | 10 | none",
  ],
  [
    (copy) => (copy.deductions.other_board = { unit: "percent", loss: 5, boards: ["UP", "UPMSP"] }),
    "other_board_percent |  | none | 5",
    "boards |  | none | UP, UPMSP",
  ],
  [
    (copy) => (copy.deductions.other_state = { unit: "points", loss: 5 }),
    "other_state_points |  | none | 5",
  ],
  [
    (copy) =>
      (copy.allocation.traits = { woman: { mode: "compartment", counts: { open: 3, SC: 1 } } }),
    "traits_compartment | woman | 20 | open 3, SC 1",
    "traits_overall | disability | 5 | none",
    "traits_compartment | freedom_fighter | 2 | none",
    "traits_compartment | ex_serviceman | 1 | none",
    "guarantee_rounding | woman | floor | none",
    "guarantee_rounding | disability | ceiling | none",
    "guarantee_rounding | freedom_fighter | floor | none",
    "guarantee_rounding | ex_serviceman | floor | none",
  ],
  [(copy) => (copy.eligibility.minimum.SC = 33), "minimum | SC | 40 | 33"],
  [
    (copy) => (copy.eligibility.subjects = [["Physics", "PCM"], ["Hindi"]]),
    "subjects |  | none | Physics / PCM; Hindi",
  ],
  [(copy) => (copy.is_for_residents = false), "residents |  | true | false"],
  [
    (copy) => (copy.allocation.limits = { other_state: { percent: 10 } }),
    "limits | other_state | none | 10",
  ],
  [
    (copy) => (copy.allocation.traits["disability"] = { percent: 5, mode: "compartment" }),
    "traits_compartment | disability | none | 5",
    "guarantee_rounding | disability | ceiling | floor",
    "traits_overall | disability | 5 | none",
  ],
  [
    (copy) => (copy.allocation.traits["woman"]!.rounding = "nearest"),
    "guarantee_rounding | woman | floor | nearest",
  ],
  // The rounding of a trait decides, not that of the rule.
  [
    (copy) => (copy.allocation.guarantee_rounding = "nearest"),
    "guarantee_rounding | woman | floor | nearest",
    "guarantee_rounding | freedom_fighter | floor | nearest",
    "guarantee_rounding | ex_serviceman | floor | nearest",
  ],
  [(copy) => (copy.allocation.pools = { sports: 2 }), "pools | sports | none | 2"],
  [
    (copy) => (copy.allocation.conversion = [{ from: "ST", to: "SC" }]),
    "conversion |  | ST → SC, SC → ST, SC → open, ST → open, OBC → open, EWS → open | ST → SC",
  ],
  [(copy) => (copy.conversion_from_round = 3), "conversion_from_round |  | 1 | 3"],
  [
    (copy) => (copy.allocation.ties = ["index", "older", "hash"]),
    "ties |  | index, intermediate, highschool, older, hash | index, older, hash",
  ],
])("%s", (change, ...lines) => expect(changed(change)).toEqual(lines))
