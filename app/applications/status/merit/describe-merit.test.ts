import { expect, test } from "vitest"

import type { Language } from "#domain/content/text.ts"
import type { ApplicantMerit, ApplicantRound } from "#server/features/merit/merit.ts"

import { describeMerit } from "./describe-merit.server.ts"

const list = {
  compartment: "open" as const,
  seats: 2,
  rank: 3,
  closing: { rank: 2, index: 9000 },
  closingOf: {},
  waiting: 1,
}
const round: ApplicantRound = {
  id: 1,
  number: 1,
  publishedAt: "2025-07-10T06:30:00.000Z",
  candidatesAt: "2025-07-10T06:30:00.000Z",
  lastDate: "2025-07-14",
  place: {
    category: "GEN",
    index: { basis: [], mean: 8000, weightages: [], weightage: 0, deductions: [], index: 8000 },
    ineligibilities: [],
    outcome: { rank: 3, lists: [list] },
  },
  compartment: null,
  guarantee: null,
  state: null,
  isOwnAnswer: false,
  listCode: "AAAA-abc",
  objectUntil: null,
}
const merit: ApplicantMerit = {
  today: "2025-07-11",
  rounds: [round],
  takesAnswers: true,
  withdrawn: undefined,
  answers: [],
  objections: [],
}
const applicant = {
  status: "admitted",
  session: "2025-26",
  course: "BSc",
  submittedAt: "2025-07-01T06:30:00.000Z",
  claims: [],
} as const

const situation = { status: "admitted", fee: "received" } as const
const read = (rounds: ApplicantRound[], language: Language) =>
  describeMerit({ ...merit, rounds }, applicant, situation, language)

test.each([
  { what: "waiting", of: {} },
  { what: "offered a seat", of: { state: "offered", compartment: "open" } as const },
])("somebody $what who is admitted reads of no rank, offer or waiting list", ({ of }) => {
  const { current } = read([{ ...round, ...of }], "en")
  expect(current).toMatchObject({
    standing: "outside",
    headline: "You are admitted outside the merit lists",
    sentences: [],
    lists: [],
    answers: [],
  })
})

test("an earlier list says what it said; the seat of one who accepted stays", () => {
  const missing = { ...round, id: 2, number: 2, place: null, listCode: null }
  const { current, earlier } = read([round, missing], "hi")
  expect(current?.headline).toBe("आपका प्रवेश योग्यता सूचियों के बाहर हुआ है")
  expect(earlier[0]).toMatchObject({ standing: "waiting" })
  const accepted = { ...round, state: "accepted", compartment: "open" } as const
  expect(read([accepted], "en").current).toMatchObject({
    standing: "accepted",
    next: "You are admitted to this seat.",
  })
})
