import { buffer } from "node:stream/consumers"

import { expect, test } from "vitest"

import type { MeritCandidate } from "#domain/merit/candidates/merit-candidate.ts"
import { toCsv } from "#server/platform/spreadsheets/csv.ts"
import { toXlsx } from "#server/platform/spreadsheets/xlsx.ts"
import { candidate } from "#tests/support/merit/people.ts"

import { candidateColumns, notesOn } from "./candidate-table.ts"
import { readCandidates } from "./read-candidates.ts"

test("the table is read again as it was", async () => {
  const candidates = [
    candidate({
      code: "ABCD-EFGH-JKLM",
      category: "OBC",
      traits: ["woman", "disability"],
      index: 8940,
      intermediate: 8240,
      highschool: 7705,
      born: 20070327,
      accepted: "open",
    }),
    candidate({ code: "B", index: 33_00 }),
  ]
  for (const table of [
    toCsv(candidateColumns, candidates),
    toXlsx(candidateColumns, candidates, "a"),
  ]) {
    const read = await readCandidates(await buffer(table), ["woman", "disability"])
    expect(read.candidates).toEqual(candidates)
  }
})

const found = (changes: Partial<MeritCandidate>): MeritCandidate => ({
  code: "A",
  isVerified: true,
  category: "GEN",
  index: { basis: [], mean: 0, weightages: [], weightage: 0, deductions: [], index: 0 },
  marks: [],
  ineligibilities: [],
  unchecked: [],
  withoutResidence: [],
  candidate: null,
  ...changes,
})

test.each<[changes: Partial<MeritCandidate>, ...notes: string[]]>([
  [{ candidate: candidate({ code: "A" }) }],
  [{ index: { missing: ["best_five"] } }, "A is not ranked: no percentage for best_five"],
  [
    {
      ineligibilities: [
        { reason: "below_minimum", component: "intermediate", percentage: 4100, minimum: 4500 },
        { reason: "too_many_gap_years", years: 3, most: 2 },
      ],
    },
    "A is not ranked: intermediate 41.00 is below 45.00; 3 gap years are more than 2",
  ],
  [
    {
      ineligibilities: [
        { reason: "passed_too_early", year: 2020, earliest: 2023 },
        { reason: "subject_missing", names: ["Physics", "PCM"], subjects: "Hindi" },
        { reason: "over_limit", trait: "other_state", most: 6, place: 8 },
      ],
    },
    "A is not ranked: class 12 was passed in 2020, before 2023; class 12 has no subject Physics or PCM: Hindi; " +
      "number 8 with other_state, of whom at most 6 compete",
  ],
  [
    { candidate: candidate({ code: "A" }), unchecked: ["ncc_b", "domicile"] },
    "A claims what nobody has checked: ncc_b, domicile",
  ],
])("notes on %j", (changes, ...notes) => expect(notesOn(found(changes))).toEqual(notes))
