import { expect, test } from "vitest"

import {
  appliesTo,
  askForPapers,
  askedOf,
  documentSlots,
  fileField,
  fileFields,
  isMissing,
  openPapers,
  queryItemLabel,
  slotLabel,
  slotOfField,
  slotsOf,
  slotStates,
} from "./document-slots.ts"

test("every slot has a name in both languages, and a field that leads back to it", () => {
  for (const slot of documentSlots) {
    expect(slotLabel(slot, "en")).not.toBe(slot)
    expect(slotLabel(slot, "hi")).toMatch(/[ऀ-ॿ]/)
    expect(slotOfField(fileField(slot))).toBe(slot)
  }
  expect(new Set(fileFields).size).toBe(documentSlots.length + 2)
})

test.each([
  { name: "image", label: "Photo" },
  { name: "document_category", label: "Caste certificate" },
  { name: "category", label: "Category" },
])("the label of $name begins with '$label'", ({ name, label }) =>
  expect(queryItemLabel(name, "en")).toMatch(new RegExp(`^${label}`)),
)

test.each([
  { slot: "highschool_marksheet", form: {}, applies: true },
  { slot: "intermediate_marksheet", form: { i_result: "passed" }, applies: true },
  { slot: "intermediate_marksheet", form: { i_result: "awaited" }, applies: false },
  { slot: "intermediate_marksheet", form: { i_result: "compartment" }, applies: false },
  { slot: "category", form: { category: "sc" }, applies: true },
  { slot: "category", form: { category: "general" }, applies: false },
  { slot: "ncc_b", form: { weightage: ["ncc_b"] }, applies: true },
  { slot: "ncc_b", form: { weightage: ["ncc_c"] }, applies: false },
])("$slot applies to $form: $applies", ({ slot, form, applies }) =>
  expect(appliesTo(slot, form)).toBe(applies),
)

const marksheet = {
  slot: "highschool_marksheet",
  is_required: true,
  when: "with_application",
} as const
const transfer = { slot: "transfer_certificate", is_required: false, when: "after_offer" } as const
const caste = { slot: "category", is_required: true, when: "with_application" } as const

test.each([
  { hasOffer: false, form: {}, asked: ["highschool_marksheet"] },
  { hasOffer: true, form: {}, asked: ["highschool_marksheet", "transfer_certificate"] },
  { hasOffer: false, form: { category: "obc" }, asked: ["highschool_marksheet", "category"] },
])("with offer $hasOffer, $form is asked for $asked", ({ hasOffer, form, asked }) =>
  expect(
    askedOf([caste, transfer, marksheet], slotsOf(form), { hasOffer }).map(({ slot }) => slot),
  ).toEqual(asked),
)

const sent = (state: "new" | "accepted" | "returned" | "replaced", id = 1) => ({
  id,
  slot: "highschool_marksheet",
  state,
  added_at: "2025-07-01T06:30:00.000Z",
  files: 1,
})
const seen = (state: "seen" | "kept" | "returned") => ({
  kind: "original",
  at: "2025-07-02T06:30:00.000Z",
  data: { slot: "highschool_marksheet", state },
})

test.each([
  { what: "nothing", documents: [], events: [], missing: true },
  { what: "a document to check", documents: [sent("new")], events: [], missing: true },
  { what: "an accepted document", documents: [sent("accepted")], events: [], missing: false },
  { what: "a returned document", documents: [sent("returned")], events: [], missing: true },
  { what: "a seen original", documents: [], events: [seen("seen")], missing: false },
  {
    what: "an original that was given back",
    documents: [],
    events: [seen("returned")],
    missing: false,
  },
])("with $what a required paper is missing: $missing", ({ documents, events, missing }) =>
  expect(
    slotStates([{ ...marksheet, since: "2025-07-01" }], documents, events).map(isMissing),
  ).toEqual([missing]),
)

test("the newest document that was not replaced counts", () => {
  const documents = [sent("returned", 1), sent("new", 2), sent("replaced", 3)]
  const [state] = slotStates([], documents, [])
  expect(state).toMatchObject({ isAsked: false, isRequired: false, document: { id: 2 } })
})

test("an optional paper is never missing", () => {
  const asked = [{ ...transfer, since: "2025-07-05" }]
  expect(slotStates(asked, [], []).map(isMissing)).toEqual([false])
  expect(openPapers(slotStates(asked, [], []))).toEqual([])
})

test.each([
  { what: "nothing", documents: [], events: [], open: { kind: "missing", since: "2025-07-01" } },
  {
    what: "an accepted document",
    documents: [sent("accepted")],
    events: [],
    open: { kind: "unseen", since: "2025-07-01" },
  },
  {
    what: "an original that is kept",
    documents: [sent("accepted")],
    events: [seen("seen"), seen("kept")],
    open: { kind: "kept", since: "2025-07-02" },
  },
  { what: "a seen original", documents: [], events: [seen("seen")], open: undefined },
  { what: "one that was given back", documents: [], events: [seen("returned")], open: undefined },
])("with $what a required paper is open as $open", ({ documents, events, open }) => {
  const states = slotStates([{ ...marksheet, since: "2025-07-01" }], documents, events)
  const papers = open ? [{ slot: "highschool_marksheet", ...open }] : []
  expect(openPapers(states)).toEqual(papers)
})

test("an original that is kept is given back, also if nobody asks for the paper any more", () => {
  expect(openPapers(slotStates([], [], [seen("kept")]))).toMatchObject([{ kind: "kept" }])
})

test("a query for papers names each of them in both languages", () => {
  const text = askForPapers(documentSlots.slice(0, 2))
  expect(text).toContain("High School marksheet, Intermediate marksheet")
  expect(text).toContain("हाईस्कूल का अंकपत्र")
})

test("a query for as many papers as an applicant has fits the reason", () => {
  expect(askForPapers(documentSlots.slice(0, 6)).length).toBeLessThanOrEqual(500)
})
