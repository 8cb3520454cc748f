// Worked examples by hand. The expected seats were worked out from docs/merit.md, not with the program.
import { describe, expect, test } from "vitest"

import {
  allocated,
  candidate,
  chosenIn,
  people,
  ruleOf,
  sha256,
} from "#tests/support/merit/people.ts"

import { allocate } from "./allocate.ts"
import { listResult } from "./frozen-list.ts"

interface Example {
  title: string
  rule: object
  table: string
  chosen: Record<string, string>
}

const examples: Example[] = [
  {
    title:
      "the open women's seat goes to the best woman of any category (Saurav Yadav v. State of UP)",
    rule: { seats: { open: 3, OBC: 1 }, traits: { woman: { counts: { open: 1 } } } },
    table: `A GEN 90
            B GEN 85
            C OBC 80 woman
            D GEN 70 woman
            E OBC 60`,
    chosen: { open: "A B C(woman)", OBC: "E" },
  },
  {
    title: "a member of a category with enough marks takes an open seat, not one of the category",
    rule: { seats: { open: 1, SC: 1 } },
    table: `A SC 90
            B GEN 85
            C SC 50`,
    chosen: { open: "A", SC: "C" },
  },
  {
    title: "too few EWS applicants leave seats unfilled",
    rule: { seats: { open: 1, EWS: 2 } },
    table: `A GEN 90
            B EWS 50
            C GEN 80`,
    chosen: { open: "A", EWS: "B" },
  },
  {
    title: "the unfilled EWS seats become open if the rule says so",
    rule: { seats: { open: 1, EWS: 2 }, conversion: [{ from: "EWS", to: "open" }] },
    table: `A GEN 90
            B EWS 50
            C GEN 80
            D GEN 70`,
    chosen: { open: "A C", EWS: "B" },
  },
  {
    title: "a woman with a disability fills one guarantee, and another woman the other",
    rule: {
      seats: 3,
      traits: { woman: { counts: { open: 1 } }, disability: { counts: { open: 1 } } },
    },
    table: `A GEN 90
            B GEN 85
            C GEN 50 woman,disability
            D GEN 45 woman
            E GEN 40 disability`,
    chosen: { open: "A C(disability) D(woman)" },
  },
  {
    title: "a chain of three traits is matched whole, although the best holder could block it",
    rule: {
      seats: 3,
      traits: {
        woman: { counts: { open: 1 } },
        disability: { counts: { open: 1 } },
        dependant: { counts: { open: 1 } },
      },
    },
    table: `A GEN 90
            B GEN 80 woman,disability,dependant
            C GEN 70 woman,disability
            D GEN 60 woman`,
    chosen: { open: "B(dependant) C(disability) D(woman)" },
  },
  {
    title: "a guarantee that nobody can fill goes by rank",
    rule: { seats: 2, traits: { woman: { counts: { open: 2 } } } },
    table: `A GEN 90
            B GEN 80
            C GEN 70 woman`,
    chosen: { open: "A C(woman)" },
  },
  {
    title: "more guarantees than seats stop at the last seat",
    rule: { seats: 2, traits: { woman: { counts: { open: 3 } } } },
    table: `A GEN 90
            B GEN 80 woman
            C GEN 70 woman
            D GEN 60 woman`,
    chosen: { open: "B(woman) C(woman)" },
  },
  {
    title: "the women's share counts within each category (Ajay Kumar v. State of UP)",
    rule: { seats: { open: 1, OBC: 2 }, traits: { woman: { counts: { OBC: 1 } } } },
    table: `A OBC 90 woman
            B OBC 80
            C OBC 70
            D OBC 60 woman`,
    chosen: { open: "A", OBC: "B D(woman)" },
  },
  {
    title: "disability counts over all: the holder replaces the last of the own category",
    rule: {
      seats: { open: 1, OBC: 2 },
      traits: {
        woman: { counts: { OBC: 1 } },
        disability: { counts: { OBC: 1 }, mode: "overall" },
      },
    },
    table: `A GEN 90
            B OBC 80
            C OBC 70 woman
            D OBC 60
            E OBC 30 disability`,
    chosen: { open: "A", OBC: "C(woman) E(disability)" },
  },
  {
    title: "disability counts over all: without a seat to replace in the own category an open one",
    rule: {
      seats: { open: 2, SC: 1 },
      traits: {
        woman: { counts: { SC: 1 } },
        disability: { counts: { SC: 1 }, mode: "overall" },
      },
    },
    table: `A GEN 90
            B GEN 80
            C SC 70 woman
            D SC 60 disability
            E GEN 50 disability`,
    chosen: { open: "A D(disability)", SC: "C(woman)" },
  },
  {
    title: "an overall target that is met by merit changes nothing",
    rule: { seats: 2, traits: { disability: { counts: { open: 1 }, mode: "overall" } } },
    table: `A GEN 90
            B GEN 80 disability
            C GEN 70 disability`,
    chosen: { open: "A B" },
  },
  {
    // With two seats more, SC has one too many, which becomes open. B gets it by rank, so D does not.
    title: "unfilled ST seats go to SC, and unfilled SC seats then to open",
    rule: {
      seats: { open: 1, SC: 1, ST: 2 },
      conversion: [
        { from: "ST", to: "SC" },
        { from: "SC", to: "open" },
      ],
    },
    table: `A GEN 90
            B SC 80
            C SC 70
            D GEN 60
            E GEN 50`,
    chosen: { open: "A B", SC: "C", ST: "" },
  },
  {
    title: "each conversion applies once, in the rule's order",
    rule: {
      seats: { open: 1, SC: 1, ST: 2 },
      conversion: [
        { from: "SC", to: "open" },
        { from: "ST", to: "SC" },
      ],
    },
    table: `A GEN 90
            B SC 80
            C GEN 70`,
    chosen: { open: "A", SC: "B", ST: "" },
  },
  {
    title: "a conversion from a category without seats moves none",
    rule: { seats: { open: 1, SC: 1 }, conversion: [{ from: "ST", to: "SC" }] },
    table: `A GEN 90
            B ST 80`,
    chosen: { open: "A", SC: "" },
  },
  {
    title: "seats that move to a category without seats make its compartment",
    rule: { seats: { open: 2, ST: 1 }, conversion: [{ from: "ST", to: "SC" }] },
    table: `A GEN 90
            B GEN 80
            C SC 70
            D SC 60`,
    chosen: { open: "A B", SC: "C", ST: "" },
  },
  {
    title: "a late applicant with better marks takes no accepted seat",
    rule: { seats: { open: 2, OBC: 1 } },
    table: `A GEN 80 - open
            B GEN 70 - open
            L OBC 95
            M GEN 94`,
    chosen: { open: "A B", OBC: "L" },
  },
  {
    title: "who accepted a category seat slides up to a vacant open one, which frees a seat",
    rule: { seats: { open: 2, SC: 1 } },
    table: `A GEN 90 - open
            B SC 80 - SC
            C SC 60
            D GEN 50`,
    // At first C gets the vacant open seat. B ranks above C and moves up, and C gets B's.
    chosen: { open: "A B", SC: "C" },
  },
  {
    title: "nobody slides into the seat of a guarantee, nor above a better rank",
    rule: { seats: { open: 2, SC: 1 }, traits: { woman: { counts: { open: 1 } } } },
    table: `A GEN 90
            B SC 80 - SC
            C GEN 60 woman
            D SC 50`,
    chosen: { open: "A C(woman)", SC: "B" },
  },
  {
    title: "an accepted seat counts for the guarantee that its holder fills",
    rule: { seats: { open: 3 }, traits: { woman: { counts: { open: 1 } } } },
    table: `A GEN 90
            B GEN 80
            C GEN 50 woman open
            D GEN 40 woman`,
    chosen: { open: "A B C(woman)" },
  },
  {
    title: "an accepted seat may have come through another category",
    rule: {
      seats: { open: 1, SC: 0, ST: 1 },
      conversion: [
        { from: "ST", to: "SC" },
        { from: "SC", to: "open" },
      ],
    },
    table: `A GEN 90 - open
            B GEN 80 - open
            C ST 70`,
    chosen: { open: "A B", SC: "", ST: "" },
  },
  {
    title: "seats that an earlier round converted stay with those who accepted them",
    rule: { seats: { open: 1, SC: 1, ST: 1 }, conversion: [{ from: "ST", to: "SC" }] },
    table: `A GEN 90 - open
            B SC 80 - SC
            C SC 70 - SC
            D ST 60`,
    // One of the two accepted SC seats was the one of ST.
    chosen: { open: "A", SC: "B C", ST: "" },
  },
  {
    title: "seats that an earlier round moved to a category without seats stay there",
    rule: { seats: { open: 1, ST: 1 }, conversion: [{ from: "ST", to: "SC" }] },
    table: `A GEN 90 - open
            B SC 80 - SC
            C ST 70`,
    chosen: { open: "A", SC: "B", ST: "" },
  },
]

test.each(examples)("$title", ({ rule, table, chosen }) => {
  expect(chosenIn(allocated(ruleOf(rule), people(table)))).toEqual(chosen)
})

describe("a tie at the cut-off", () => {
  const rule = ruleOf({ seats: 1 })
  const equal = { index: 7240, intermediate: 7000, highschool: 6500, born: 20070315 }
  const winner = (a: object, b: object) =>
    chosenIn(
      allocated(rule, [
        candidate({ code: "A", ...equal, ...a }),
        candidate({ code: "B", ...equal, ...b }),
      ]),
    ).open

  test.each([
    { decides: "the index", a: {}, b: { index: 7241 }, wins: "B" },
    { decides: "intermediate", a: { highschool: 9900 }, b: { intermediate: 7001 }, wins: "B" },
    { decides: "high school", a: { born: 20050101 }, b: { highschool: 6501 }, wins: "B" },
    { decides: "the earlier birth date", a: {}, b: { born: 20070314 }, wins: "B" },
    { decides: "a known mark before a missing one", a: { intermediate: null }, b: {}, wins: "B" },
    { decides: "a known birth date before a missing one", a: { born: null }, b: {}, wins: "B" },
    // SHA-256 of "A" begins with 55, of "B" with df.
    { decides: "the hash of the code", a: {}, b: {}, wins: "A" },
  ])("is broken by $decides", ({ a, b, wins }) => expect(winner(a, b)).toBe(wins))

  test("is broken by the hash at last, also if the rule does not say so", () => {
    const [a, b] = [candidate({ code: "A" }), candidate({ code: "B" })]
    const byIndex = ruleOf({ seats: 1, ties: ["index"] })
    expect(chosenIn(allocated(byIndex, [b, a]))).toEqual({ open: "A" })
  })
})

test("prints ranks among all, waiting lists and unfilled seats", () => {
  const rule = ruleOf({ seats: { open: 1, SC: 1, ST: 1 } })
  const candidates = people(`A GEN 90
                             B SC 80
                             C SC 70
                             D GEN 60`)
  expect(listResult(allocated(rule, candidates))).toEqual({
    compartments: {
      open: {
        seats: 1,
        guarantees: {},
        chosen: [{ code: "A", rank: 1, guarantee: null }],
        waiting: ["C", "D"],
      },
      SC: {
        seats: 1,
        guarantees: {},
        chosen: [{ code: "B", rank: 2, guarantee: null }],
        waiting: ["C"],
      },
      ST: { seats: 1, guarantees: {}, chosen: [], waiting: [] },
    },
    unfilled: { open: 0, SC: 0, ST: 1 },
  })
})

test("says what each stage did", () => {
  const rule = ruleOf({
    seats: { open: 2, SC: 1, ST: 1 },
    conversion: [{ from: "ST", to: "open" }],
    traits: { disability: { counts: { open: 1 }, mode: "overall" } },
  })
  const { conversions, replacements, slides } = allocated(
    rule,
    people(`A GEN 90 - open
            B SC 80 - SC
            C GEN 70
            D SC 60
            E GEN 40 disability`),
  )
  expect(conversions).toEqual([{ from: "ST", to: "open", seats: 1, isKept: false }])
  expect(replacements).toEqual([
    { trait: "disability", chosen: "E", displaced: "D", compartment: "open" },
  ])
  expect(slides).toEqual([{ code: "B", from: "SC", displaced: "C", next: "D" }])
})

test("says which seats an earlier round moved, before those that this one moves", () => {
  const rule = ruleOf({
    seats: { open: 1, SC: 1, ST: 3 },
    conversion: [{ from: "ST", to: "SC" }],
  })
  const { conversions, compartments } = allocated(
    rule,
    people(`A GEN 90 - open
            B SC 80 - SC
            C SC 70 - SC
            D SC 60 - SC`),
  )
  expect(conversions).toEqual([
    { from: "ST", to: "SC", seats: 2, isKept: true },
    { from: "ST", to: "SC", seats: 1, isKept: false },
  ])
  expect(compartments.map(({ seats }) => seats)).toEqual([1, 4, 0])
})

describe("a round is refused that would take an accepted seat", () => {
  test.each([
    {
      why: "because a category has fewer seats than were accepted",
      table: `A SC 90 - SC
              B SC 80 - SC`,
      refusals: [{ reason: "too_many_accepted", compartment: "SC", seats: 1, accepted: 2 }],
    },
    {
      why: "because the rule has no such seats",
      table: "A EWS 90 - EWS",
      refusals: [{ reason: "too_many_accepted", compartment: "EWS", seats: 0, accepted: 1 }],
    },
    {
      why: "because the category was corrected",
      table: "A GEN 90 - SC",
      refusals: [{ reason: "not_of_category", code: "A", category: "GEN", compartment: "SC" }],
    },
  ])("$why", ({ table, refusals }) => {
    const rule = ruleOf({ seats: { open: 1, SC: 1 } })
    expect(allocate(rule, people(table), sha256)).toEqual({ refusals })
  })
})
