import { expect, test } from "vitest"

import { addAfter, addBefore } from "./record-sequence.ts"

test("after two records left the list, the next two of it follow, none twice", () => {
  // A and B were verified, so the page has C and D now, and E is on the next one.
  expect(addAfter(["A", "B", "C"], ["C", "D", "E", "D"])).toEqual(["A", "B", "C", "D", "E"])
})

test("an empty page ends the sequence", () => expect(addAfter(["A"], [])).toEqual(["A"]))

test("the page before comes first", () =>
  expect(addBefore(["C", "D"], ["A", "B", "C"])).toEqual(["A", "B", "C", "D"]))
