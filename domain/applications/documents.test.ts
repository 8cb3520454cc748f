import { expect, test } from "vitest"

import { reasonText, sampleReasons } from "./canned-reasons.ts"
import { documentStates, isDocumentAsked } from "./documents.ts"
import type { Status } from "./workflow.ts"

const change = (to: Status, reason = "", isUndo = false) => ({
  kind: "status" as const,
  data: { to, reason, ...(isUndo && { is_undo: true as const }) },
})
const [highSchool] = sampleReasons.documents
const question = change("query", reasonText({ questions: [], documents: [highSchool!] }))
const free = change("query", "Bring your Intermediate marksheet and the NCC B certificate")

test.each([
  {
    what: "nothing happened",
    status: "submitted",
    events: [],
    states: "expected expected expected",
  },
  {
    what: "one was asked for",
    status: "query",
    events: [question],
    states: "asked expected expected",
  },
  { what: "a clerk wrote it", status: "query", events: [free], states: "expected asked expected" },
  {
    what: "the applicant came back",
    status: "scrutiny",
    events: [question, change("scrutiny")],
    states: "asked expected expected",
  },
  {
    what: "the question was undone",
    status: "submitted",
    events: [question, change("submitted", "", true)],
    states: "expected expected expected",
  },
  {
    what: "the answer was undone",
    status: "query",
    events: [question, change("scrutiny"), change("query", "", true)],
    states: "asked expected expected",
  },
  { what: "it is verified", status: "verified", events: [question], states: "seen seen seen" },
  {
    what: "it is checked again after it was verified",
    status: "scrutiny",
    events: [question, change("verified"), change("scrutiny")],
    states: "expected expected expected",
  },
] as const)("marksheets and Aadhaar copy are $states if $what", ({ status, events, states }) =>
  expect(documentStates({ status, events }).map(({ state }) => state)).toEqual(states.split(" ")),
)

test.each([
  { claim: "category", reason: "कृपया लाएँ: जाति प्रमाण-पत्र", isAsked: true },
  { claim: "income", reason: "कृपया लाएँ: जाति प्रमाण-पत्र", isAsked: false },
  { claim: "ncc_b", reason: "Please bring: NCC B certificate", isAsked: true },
])("the certificate of $claim: asked $isAsked by '$reason'", ({ claim, reason, isAsked }) =>
  expect(isDocumentAsked(claim, { status: "query", events: [change("query", reason)] })).toBe(
    isAsked,
  ),
)
