import { expect, test } from "vitest"

import type { CutOffs } from "#domain/merit/rounds/cut-offs.ts"

import { cutOffRows } from "./read-round.server.ts"

const open = {
  compartment: "open",
  seats: 3,
  chosen: 3,
  kept: 0,
  waiting: 2,
  closing: "85.00",
  guarantees: [{ trait: "woman", seats: 1, closing: "80.00" }],
} as const
const first: CutOffs = {
  compartments: [{ ...open, guarantees: [...open.guarantees] }],
  overall: [{ trait: "Sports", closing: null }],
}
const second: CutOffs = {
  compartments: [{ ...first.compartments[0]!, seats: 4, closing: "84.00", guarantees: [] }],
  overall: [],
}

test("lists are side by side, guarantees below their compartment, own traits by their name", () => {
  expect(cutOffRows([first, second], "en")).toEqual([
    {
      key: "open",
      compartment: "open",
      name: "Open seats",
      seats: "4",
      closings: ["85.00", "84.00"],
    },
    { key: "open woman", name: "Women", within: "Open seats", seats: "1", closings: ["80.00", ""] },
    { key: "overall Sports", name: "Sports, all seats", seats: "", closings: ["–", ""] },
  ])
})
