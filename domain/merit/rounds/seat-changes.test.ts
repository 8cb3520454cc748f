import { expect, test } from "vitest"

import { allocated, people, ruleOf, sha256 } from "#tests/support/merit/people.ts"

import { freezeList } from "../frozen-list.ts"
import { explainSeats, seatChangesOf } from "./seat-changes.ts"

const rule = ruleOf({
  seats: { open: 1, SC: 1, ST: 1, OBC: 1 },
  conversion: [{ from: "ST", to: "SC" }],
})

const changesOf = (table: string) =>
  seatChangesOf(freezeList(rule, allocated(rule, people(table)), sha256))

test("a list without accepted or moved seats has no changes", () => {
  const changes = changesOf("A GEN 90\nB SC 80\nC ST 70")
  expect(changes).toEqual({ moved: [], kept: 0 })
  expect(explainSeats(changes, "en")).toEqual([])
})

test("names where seats moved from and to, and how many accepted seats are kept", () => {
  const changes = changesOf(`
    A GEN 60 - open
    B SC 80
    C SC 70
    D OBC 50 - OBC`)
  expect(changes).toEqual({
    moved: [
      { compartment: "SC", seats: 1 },
      { compartment: "ST", seats: -1 },
    ],
    kept: 2,
  })
  expect(explainSeats(changes, "en")).toEqual([
    "Seats that moved because a category had too few applicants: SC +1, ST −1.",
    "2 seats were accepted in earlier lists and are kept. They do not count for the last index.",
  ])
  expect(explainSeats(changes, "hi")).toEqual([
    "किसी वर्ग में आवेदक कम होने से स्थानान्तरित सीटें: अनुसूचित जाति +1, अनुसूचित जनजाति −1।",
    "2 सीटें पिछली सूचियों में स्वीकार हो चुकी हैं और सुरक्षित हैं। अन्तिम सूचकांक में वे नहीं गिनी जातीं।",
  ])
})

test("the open seat of somebody who slid up is none that was accepted before", () => {
  expect(changesOf("A SC 80 - SC\nB SC 60 - SC\nC GEN 70").kept).toBe(1)
})

test("seats that an earlier list moved count as moved while they are kept", () => {
  const changes = changesOf("A SC 80 - SC\nB SC 70 - SC")
  expect(changes.moved).toEqual([
    { compartment: "SC", seats: 1 },
    { compartment: "ST", seats: -1 },
  ])
  expect(explainSeats({ moved: [], kept: 1 }, "en")[0]).toMatch(/^1 seat was accepted/)
})
