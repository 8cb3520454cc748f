import { describe, expect, test } from "vitest"

import {
  areDifferentPeople,
  holdsNumber,
  isNumberInQuestion,
  type NumberHolder,
  numberRefusal,
  numberState,
  type Settlement,
  wasKept,
} from "./duplicates.ts"
import { type Status, statuses } from "./workflow.ts"

const holder = (code: string, status: Status = "submitted", isListed = false): NumberHolder => ({
  code,
  status,
  isListed,
  isKept: false,
})

const decided = (
  decision: Settlement["decision"],
  kept: string | null,
  codes: string,
  at = "2025-07-01",
): Settlement => ({ at, codes: [...codes], decision, kept })
const different = (kept: string | null, codes: string, at?: string) =>
  decided("different_people", kept, codes, at)

test("rejected, withdrawn and cancelled applications free the number", () => {
  expect(statuses.filter((status) => !holdsNumber(status))).toEqual([
    "rejected",
    "withdrawn",
    "cancelled",
  ])
})

describe("the state of application A", () => {
  const blocked = { open: ["B"], ownedBy: null, mayBeVerified: false, mayCompete: false }
  const first = { ...blocked, mayCompete: true }
  const free = { open: [], ownedBy: null, mayBeVerified: true, mayCompete: true }
  test.each<{
    what: string
    own?: NumberHolder
    others: NumberHolder[]
    settlements?: Settlement[]
    state: object
  }>([
    { what: "nobody has its number", others: [], state: free },
    { what: "neither is checked", others: [holder("B")], state: blocked },
    {
      what: "A was verified before B came",
      own: holder("A", "verified"),
      others: [holder("B")],
      state: first,
    },
    {
      what: "A is admitted, and B came then",
      own: holder("A", "admitted"),
      others: [holder("B", "scrutiny")],
      state: first,
    },
    {
      what: "A was ranked before B came",
      own: holder("A", "submitted", true),
      others: [holder("B")],
      state: first,
    },
    { what: "B was verified before A came", others: [holder("B", "verified")], state: blocked },
    {
      what: "B was ranked before A came",
      others: [holder("B", "submitted", true)],
      state: blocked,
    },
    {
      what: "a correction gave both verified ones one number",
      own: holder("A", "verified"),
      others: [holder("B", "verified")],
      state: blocked,
    },
    {
      what: "A was verified, and B is only in a list",
      own: holder("A", "verified"),
      others: [holder("B", "submitted", true)],
      state: first,
    },
    {
      what: "B was verified, and A is only in a list",
      own: holder("A", "submitted", true),
      others: [holder("B", "verified")],
      state: blocked,
    },
    {
      what: "staff kept A before B came",
      own: { ...holder("A"), isKept: true },
      others: [holder("B", "submitted", true)],
      state: { ...first, mayBeVerified: true },
    },
    {
      what: "staff kept A, but B is verified",
      own: { ...holder("A"), isKept: true },
      others: [holder("B", "verified")],
      state: blocked,
    },
    {
      what: "the number was that of C, who has left",
      others: [holder("B")],
      settlements: [different("C", "ABC")],
      state: blocked,
    },
    {
      what: "they are different people, and the number is A's",
      others: [holder("B")],
      settlements: [different("A", "AB")],
      state: free,
    },
    {
      what: "they are different people, and the number is B's",
      others: [holder("B")],
      settlements: [different("B", "AB")],
      state: { ...free, ownedBy: "B", mayCompete: false },
    },
    {
      what: "the number is B's, although A was ranked",
      own: holder("A", "verified", true),
      others: [holder("B")],
      settlements: [different("B", "AB")],
      state: { ...free, ownedBy: "B", mayCompete: false },
    },
    {
      what: "they were told apart when their numbers differed",
      others: [holder("B")],
      settlements: [different(null, "AB")],
      state: blocked,
    },
    {
      what: "B was rejected as the same person, and is reinstated",
      others: [holder("B")],
      settlements: [decided("same_person", "A", "AB")],
      state: blocked,
    },
    {
      what: "a later decision takes the place of the first",
      others: [holder("B")],
      settlements: [
        different("B", "AB", "2025-07-02"),
        decided("same_person", "A", "AB", "2025-07-01"),
      ],
      state: { ...free, ownedBy: "B", mayCompete: false },
    },
    {
      what: "a third one opens the question again",
      others: [holder("C"), holder("B")],
      settlements: [different("A", "AB")],
      state: { ...blocked, open: ["C"] },
    },
    {
      what: "a third one comes after A was verified",
      own: holder("A", "verified"),
      others: [holder("B"), holder("C")],
      settlements: [different("A", "AB")],
      state: { ...first, open: ["C"] },
    },
  ])("$what", ({ own = holder("A"), others, settlements = [], state }) => {
    expect(numberState(own, [own, ...others], settlements)).toEqual(state)
  })
})

test.each<{ settlements: Settlement[]; are: boolean }>([
  { settlements: [], are: false },
  { settlements: [different(null, "AB")], are: true },
  { settlements: [different("A", "ABC")], are: true },
  { settlements: [different("C", "BC")], are: false },
  {
    settlements: [
      different(null, "AB", "2025-07-01"),
      decided("same_person", "A", "AB", "2025-07-02"),
    ],
    are: false,
  },
])("A and B are different people by $settlements: $are", ({ settlements, are }) => {
  expect(areDifferentPeople(settlements, "A", "B")).toBe(are)
})

test.each<{ what: string; settlements: Settlement[]; was: boolean }>([
  { what: "no decision", settlements: [], was: false },
  { what: "a decision for it", settlements: [decided("same_person", "A", "AB")], was: true },
  { what: "the number is its own", settlements: [different("A", "AB")], was: true },
  { what: "a decision for another one", settlements: [different("B", "AB")], was: false },
  {
    what: "a later correction of the other one's number",
    settlements: [different("A", "AB", "2025-07-01"), different(null, "AB", "2025-07-02")],
    was: true,
  },
  {
    what: "a later decision against it",
    settlements: [
      decided("same_person", "A", "AB", "2025-07-01"),
      decided("same_person", "C", "AC", "2025-07-02"),
    ],
    was: false,
  },
])("A was kept after $what: $was", ({ settlements, was }) => {
  expect(wasKept(settlements, "A")).toBe(was)
})

describe("a status is refused", () => {
  const own = holder("A")
  const both = [own, holder("B")]
  const states = {
    open: numberState(own, both, []),
    first: numberState({ ...own, status: "verified" }, both, []),
    wrong: numberState(own, both, [different("B", "AB")]),
    kept: numberState({ ...own, isKept: true }, both, []),
    free: numberState(own, [own], []),
  }
  test.each<{
    state: keyof typeof states
    to: Status
    isUndo?: boolean
    why: ReturnType<typeof numberRefusal>
  }>([
    { state: "open", to: "verified", why: "same_number" },
    { state: "open", to: "admitted", why: "same_number" },
    { state: "open", to: "scrutiny", why: undefined },
    { state: "open", to: "query", why: undefined },
    { state: "open", to: "rejected", why: undefined },
    { state: "first", to: "admitted", why: undefined },
    { state: "first", to: "verified", why: "same_number" },
    { state: "kept", to: "verified", why: undefined },
    { state: "wrong", to: "verified", isUndo: true, why: undefined },
    { state: "first", to: "verified", isUndo: true, why: undefined },
    { state: "open", to: "verified", isUndo: true, why: "same_number" },
    { state: "wrong", to: "verified", why: undefined },
    { state: "wrong", to: "admitted", why: "number_of_another" },
    { state: "free", to: "verified", why: undefined },
    { state: "free", to: "admitted", why: undefined },
  ])("$state to $to (undo: $isUndo): $why", ({ state, to, isUndo = false, why }) => {
    expect(numberRefusal(states[state], to, isUndo)).toBe(why)
  })
  test("and staff have something to do about all but the last", () => {
    const asked = Object.entries(states).filter(([, state]) => isNumberInQuestion(state))
    expect(asked.map(([name]) => name)).toEqual(["open", "first", "wrong", "kept"])
  })
})
