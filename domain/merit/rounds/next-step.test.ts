import { expect, test } from "vitest"

import { nextStep, type MeritProgress } from "./next-step.ts"

const round = { number: 1, isPublic: true, lastDate: "2025-07-14" }
const progress: MeritProgress = {
  rule: "signed",
  seats: 2,
  round,
  offers: { offered: 0, accepted: 2, declined: 0, absent: 0 },
}

test.each<[string, Partial<MeritProgress>, string]>([
  ["a programme without a rule", { rule: "none", seats: null, round: null }, "write_rule"],
  ["a draft", { rule: "draft", round: null }, "sign_rule"],
  ["a signed rule", { round: null }, "first_list"],
  ["a signed rule with a draft of a change", { rule: "changed", round: null }, "first_list"],
  ["a list of tomorrow", { round: { ...round, isPublic: false } }, "wait_until_public"],
  [
    "an open offer on its last day",
    { offers: { ...progress.offers, offered: 1 } },
    "collect_answers",
  ],
  [
    "an open offer after its last day",
    { offers: { ...progress.offers, offered: 1 }, round: { ...round, lastDate: "2025-07-13" } },
    "close_answers",
  ],
  ["an empty seat", { offers: { ...progress.offers, accepted: 1 } }, "next_list"],
  ["all seats accepted", {}, "done"],
])("after %s", (_, changes, step) =>
  expect(nextStep({ ...progress, ...changes }, "2025-07-14")).toBe(step),
)
