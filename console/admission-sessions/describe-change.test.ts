import { expect, test } from "vitest"

import type { SessionChange } from "#domain/admission/session-changes.ts"
import type { SessionUsage } from "#domain/admission/session-usage.ts"

import { describeChange } from "./describe-change.ts"
import { translators } from "./texts/session-texts.ts"

const field = "second_major_subject"
const programme = "BSc"
const usage: SessionUsage = {
  programmes: { BSc: { submitted: 10, admitted: 2 }, BA: { submitted: 1 } },
  choices: [{ programme, field, subject: "Chemistry", count: 12, admitted: 2 }],
}

const contextIn = (language: "en" | "hi") => ({
  t: translators[language],
  programmeName: (code: string) => code,
  subjectName: (code: string) => code,
  fieldLabel: () => "second major",
  momentText: ({ day }: { day: string }) => day,
  usage,
  now: new Date("2026-07-01T06:30:00Z"),
})

const at = (day: string) => ({ day, time: "23:59" })

test.each<[SessionChange, string]>([
  [
    { kind: "choice_removed", programme, field, subject: "Chemistry" },
    "Chemistry can no longer be chosen as second major of BSc: 12 applications chose it; they keep it.",
  ],
  [
    { kind: "fees", programme: "BA" },
    "Other fees of BA: 1 application already sent keeps its fee.",
  ],
  [{ kind: "fees", programme }, "Other fees of BSc: 12 applications already sent keep their fee."],
  [
    { kind: "ends_earlier", programme, at: at("2026-07-10") },
    "BSc closes earlier: 2026-07-10. Applications already sent stay.",
  ],
  [
    { kind: "ends_earlier", programme, at: at("2026-06-30") },
    "BSc is closed once you save: its last minute is 2026-06-30. Applications already sent stay.",
  ],
  [
    { kind: "ends_later", programme, at: undefined },
    "BSc has no last date any more: it stays open.",
  ],
  [{ kind: "opens", programme, at: undefined }, "BSc opens with the session."],
  [{ kind: "seats", programme, seats: 60 }, "BSc: 60 seats. 2 admitted so far."],
  [
    { kind: "seats", programme, seats: 1 },
    "BSc: 1 seats, and 2 are admitted. It is full once you save: no more applications. Those admitted stay.",
  ],
  [
    { kind: "seats", programme, subject: "Physics", seats: 20 },
    "BSc, Physics: 20 seats. 0 admitted so far.",
  ],
  [{ kind: "seats", programme, seats: undefined }, "BSc: no limit of seats any more."],
  [{ kind: "subject_removed", subject: "Music" }, "Music was removed. No application chose it."],
])("%o", (change, sentence) => expect(describeChange(change, contextIn("en"))).toBe(sentence))

test("in Hindi", () =>
  expect(
    describeChange(
      { kind: "choice_removed", programme, field, subject: "Chemistry" },
      contextIn("hi"),
    ),
  ).toBe(
    "BSc में second major के लिए अब Chemistry नहीं चुना जा सकेगा: 12 आवेदनों में यह चुना गया है; उनमें बना रहेगा।",
  ))
