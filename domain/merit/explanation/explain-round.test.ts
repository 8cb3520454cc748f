import { describe, expect, test } from "vitest"

import { formatDay } from "../../content/format.ts"
import type { StoredPlace } from "../outcome.ts"
import {
  explainClaims,
  explainLists,
  explainRound,
  nextStepText,
  type OwnRound,
} from "./explain-round.ts"

const obcList = {
  compartment: "OBC" as const,
  seats: 16,
  rank: 231,
  closing: { rank: 203, index: 6440 },
  closingOf: {},
  waiting: 28,
}
const index = {
  basis: [{ component: "intermediate" as const, percentage: 6210, weight: 1 }],
  mean: 6210,
  weightages: [],
  weightage: 0,
  deductions: [],
  index: 6210,
}
const place: StoredPlace = {
  category: "OBC",
  index,
  ineligibilities: [],
  unchecked: [],
  outcome: { rank: 640, lists: [obcList] },
}
const round: OwnRound = {
  number: 1,
  publishedAt: "2025-07-10T06:30:00.000Z",
  candidatesAt: "2025-07-10T06:30:00.000Z",
  lastDate: "2025-07-14",
  place,
  compartment: null,
  guarantee: null,
  state: null,
  isOwnAnswer: false,
}
const seat = { compartment: "OBC" as const, state: "offered" as const }
const context = {
  today: "2025-07-14",
  submittedAt: "2025-07-01T00:00:00.000Z",
  earlier: [] as OwnRound[],
}

test("where a list closed, and one's own place, in one line (merit.md section 6)", () => {
  expect(explainLists(round, "en")[0]!.text).toBe(
    "The OBC list closed at 64.40 (rank 203). Yours is 62.10 (rank 231). You are number 28 on the waiting list.",
  )
  expect(explainLists(round, "hi")[0]!.text).toBe(
    "अन्य पिछड़ा वर्ग की सूची 64.40 (क्रम 203) पर बन्द हुई। आपका सूचकांक 62.10 (क्रम 231) है। प्रतीक्षा सूची में आपका स्थान 28 है।",
  )
})

test("a list says where its guaranteed seats ended, or that nobody got a seat by rank", () => {
  const list = { ...obcList, closing: null, closingOf: { woman: { rank: 230, index: 6215 } } }
  const outcome = { rank: 640, lists: [{ ...list, waiting: null }] }
  expect(explainLists({ place: { ...place, outcome } }, "en")[0]!.text).toBe(
    "Nobody got a new seat of the OBC list by rank. The last of the women with a seat there has 62.15 (rank 230). Yours is 62.10 (rank 231).",
  )
})

test("a list says how many seats of it others keep, whose rank is worse", () => {
  const textWith = (kept: number, language: "en" | "hi") => {
    const outcome = { rank: 640, lists: [{ ...obcList, kept }] }
    return explainLists({ place: { ...place, outcome } }, language)[0]!.text
  }
  expect(textWith(1, "en")).toContain(
    "Yours is 62.10 (rank 231). Of these seats 1 was accepted in an earlier list by somebody with a worse rank, and is kept. You are number 28",
  )
  expect(textWith(3, "en")).toContain("Of these seats 3 were accepted")
  expect(textWith(1, "hi")).toContain("इनमें से 1 सीट पिछली सूची में ऐसे आवेदक ने स्वीकार की है जिनका")
  expect(textWith(3, "hi")).toContain("इनमें 3 सीटें पिछली सूचियों में")
})

describe("the headline and its reasons", () => {
  const tooFewMarks = {
    reason: "below_minimum" as const,
    component: "intermediate" as const,
    percentage: 4320,
    minimum: 4500,
  }
  const left = { ...round, state: "declined" as const, isOwnAnswer: true }
  test.each<{
    what: string
    of?: Partial<OwnRound>
    around?: Partial<typeof context> & { isOutside?: boolean }
    headline: string
    sentences: string[]
    next: RegExp
  }>([
    {
      what: "an offer by rank, on its last day",
      of: seat,
      headline: "You are offered an OBC seat",
      sentences: ["You got it by your rank, which is 640 among all applicants."],
      next: /^Accept or decline the seat here by DAY/,
    },
    {
      what: "an offer by a guarantee",
      of: { ...seat, guarantee: "woman" },
      headline: "You are offered an OBC seat",
      sentences: [
        "You got it as one of the seats that are guaranteed to women. Your rank is 640 among all applicants.",
      ],
      next: /^Accept/,
    },
    {
      what: "an offer after its last day",
      of: seat,
      around: { today: "2025-07-15" },
      headline: "You were offered an OBC seat: the last day has passed",
      sentences: [
        "You got it by your rank, which is 640 among all applicants.",
        `You did not answer by ${formatDay("2025-07-14", "en")}.`,
      ],
      next: /counter at once/,
    },
    {
      what: "an offer of somebody who is admitted outside the lists",
      of: seat,
      around: { isOutside: true },
      headline: "You are admitted outside the merit lists",
      sentences: [],
      next: /^You need not do anything about this list/,
    },
    {
      what: "somebody who was admitted to another course",
      of: { place: { ...place, outcome: null, admitted_elsewhere: true } },
      headline: "You were admitted to another course when this list was made",
      sentences: [],
      next: /^A person can be admitted to one course in a session.*only if you have no other admission/,
    },
    {
      what: "somebody who was verified after the draft was made",
      of: { place: { ...place, outcome: null, after_draft: true } },
      headline: "You could not be ranked yet when this list was made",
      sentences: [],
      next: /^The next list takes your application into account. Look here again after DAY/,
    },
    {
      what: "an accepted seat that moved up",
      of: { compartment: "open", state: "accepted" },
      around: { earlier: [{ ...round, ...seat, state: "accepted" }] },
      headline: "You have accepted an open seat",
      sentences: [
        "You got it by your rank, which is 640 among all applicants.",
        "Your seat has changed: before, it was an OBC seat, now it is an open seat. You need not answer again.",
      ],
      next: /^The seat is kept for you/,
    },
    {
      what: "a refusal of the applicant",
      of: { ...seat, state: "declined", isOwnAnswer: true },
      headline: "You have declined an OBC seat",
      sentences: ["You got it by your rank, which is 640 among all applicants."],
      next: /the college can reinstate the offer/,
    },
    {
      what: "a refusal that the college recorded",
      of: { ...seat, state: "declined" },
      headline: "The college recorded that you declined an OBC seat",
      sentences: ["You got it by your rank, which is 640 among all applicants."],
      next: /the college can reinstate the offer/,
    },
    {
      what: "an offer for which nobody came",
      of: { ...seat, state: "absent" },
      headline: "The college recorded that you did not come for an OBC seat",
      sentences: ["You got it by your rank, which is 640 among all applicants."],
      next: /the college can reinstate the offer/,
    },
    {
      what: "a seat of an earlier list for which nobody came",
      of: { number: 2, place: null },
      around: { earlier: [{ ...round, ...seat, state: "absent" }] },
      headline: "You are no longer on the list",
      sentences: [
        "The college recorded that you did not come for a seat of list 1, so later lists go on without you.",
      ],
      next: /counter at once/,
    },
    {
      what: "an application that came after the list",
      of: { place: null },
      around: { submittedAt: "2025-07-12T00:00:00.000Z" },
      headline: "Your application came after this list was made",
      sentences: [],
      next: /^The next list takes it into account\. Look here again after DAY/,
    },
    {
      what: "no seat",
      headline: "No seat for you in this list",
      sentences: ["Your rank is 640 among all applicants."],
      next: /after DAY/,
    },
    {
      what: "no seat after an offer that was not accepted",
      of: { number: 2 },
      around: { earlier: [{ ...round, ...seat }] },
      headline: "No seat for you in this list",
      sentences: [
        "Your rank is 640 among all applicants.",
        "List 1 offered you a seat. You had not accepted it, and in this list others are ahead of you.",
      ],
      next: /after DAY/,
    },
    {
      what: "a seat that went to a holder of a trait over all categories",
      of: { place: { ...place, outcome: { ...place.outcome!, displacedBy: "disability" } } },
      headline: "No seat for you in this list",
      sentences: [
        "Your rank is 640 among all applicants.",
        "By rank you would have had a seat. It went to one of the persons with disability: seats over all categories together are guaranteed to them.",
      ],
      next: /after DAY/,
    },
    {
      what: "too low a percentage, and too many gap years",
      of: {
        place: {
          ...place,
          ineligibilities: [
            tooFewMarks,
            { reason: "too_many_gap_years", years: 4, most: 3 },
            { reason: "passed_too_early", year: 2019, earliest: 2022 },
            { reason: "subject_missing", names: ["Biology", "जीव विज्ञान"], subjects: "Maths" },
            { reason: "over_limit", trait: "other_state", most: 6, place: 9 },
          ],
          outcome: null,
        },
      },
      headline: "You are not eligible",
      sentences: [
        "Class 12: you have 43.20 %. The least percentage in the category OBC is 45.00 %.",
        "Gap years: 4. The most allowed is 3.",
        "You passed class 12 in 2019. The earliest year allowed is 2022.",
        "A subject of class 12 is needed: Biology or जीव विज्ञान. Your application has: Maths.",
        "At most 6 of the applicants from other states compete for seats. You are number 9 among them.",
      ],
      next: /bring the original/,
    },
    {
      what: "a missing percentage",
      of: { place: { ...place, index: { missing: ["best_five"] }, outcome: null } },
      headline: "You are not ranked in this list: a percentage was missing",
      sentences: [
        "When this list was made, the college did not have your percentage: Best five subjects.",
      ],
      next: /^Bring your marksheet/,
    },
    {
      what: "somebody who declined earlier",
      of: { number: 2, place: null },
      around: { earlier: [left] },
      headline: "You are no longer on the list",
      sentences: ["You declined a seat of list 1, so later lists go on without you."],
      next: /counter at once/,
    },
    {
      what: "an application that came later",
      of: { place: null },
      around: { submittedAt: "2025-07-11T00:00:00.000Z" },
      headline: "Your application came after this list was made",
      sentences: [],
      next: /^The next list takes it into account/,
    },
    {
      what: "an application that no list has",
      of: { place: null },
      headline: "You are not in this list",
      sentences: [],
      next: /counter/,
    },
  ])("$what", ({ of, around, headline, sentences, next }) => {
    const explained = explainRound({ ...round, ...of }, { ...context, ...around }, "en")
    expect(explained).toMatchObject({ headline, sentences })
    expect(nextStepText(explained.standing, { day: "DAY", isAdmitted: false }, "en")).toMatch(next)
    const hindi = explainRound({ ...round, ...of }, { ...context, ...around }, "hi")
    expect(hindi.sentences).toHaveLength(sentences.length)
    expect(hindi.headline).toMatch(/\p{Script=Devanagari}/u)
  })
})

test("an admitted applicant is not told to come for the seat", () => {
  const next = (isAdmitted: boolean) => nextStepText("accepted", { day: "", isAdmitted }, "en")
  expect(next(false)).toContain("complete the admission")
  expect(next(true)).toBe("You are admitted to this seat.")
})

test("claims that nobody verified are named, with the category that counted", () => {
  const own = { place: { ...place, category: "GEN" as const, unchecked: ["category", "ncc"] } }
  expect(explainClaims(own, "en")).toEqual([
    "Your category in this list: General.",
    "Not counted, because the college has not verified it: Category (OBC, SC, ST), NCC certificate.",
  ])
  expect(explainClaims({ place: null }, "en")).toEqual([])
})

test("what does not count without a residence is named: an SC applicant is General for this reason", () => {
  const own = {
    place: { ...place, category: "GEN" as const, without_residence: ["SC", "woman"] },
  }
  expect(explainClaims(own, "en")).toEqual([
    "Your category in this list: General.",
    "Not counted, because the residence in the state is not verified: SC, Women.",
  ])
  expect(explainClaims(own, "hi")[1]).toBe(
    "नहीं गिना गया, क्योंकि राज्य का निवास सत्यापित नहीं है: अनुसूचित जाति, महिलाएँ।",
  )
})
