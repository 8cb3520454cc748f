import { expect, test } from "vitest"

import { type ExplainedAnswer, explainAnswer } from "./explain-round.ts"

const own: ExplainedAnswer = {
  kind: "answered",
  before: "offered",
  state: "accepted",
  at: "2025-07-03T06:00:00.000Z",
  actor: "applicant",
  reason: "",
  receipt: "AB23CD45",
  list: 1,
  lastDate: "2025-07-08",
}
const college: ExplainedAnswer = { ...own, actor: "Meera Singh", receipt: null }

test.each<{ answer: ExplainedAnswer; en: string; hi: string }>([
  {
    answer: own,
    en: "List 1: you accepted on 3 July 2025, 11:30. Receipt AB23-CD45.",
    hi: "सूची 1: आपने 3 जुलाई 2025 को 11:30 बजे सीट स्वीकार की। रसीद AB23-CD45।",
  },
  {
    answer: { ...own, state: "declined" },
    en: "List 1: you declined on 3 July 2025, 11:30. Receipt AB23-CD45.",
    hi: "सूची 1: आपने 3 जुलाई 2025 को 11:30 बजे सीट छोड़ी। रसीद AB23-CD45।",
  },
  {
    answer: { ...own, kind: "reinstated", before: "declined" },
    en: "List 1: you accepted on 3 July 2025, 11:30. Receipt AB23-CD45.",
    hi: "सूची 1: आपने 3 जुलाई 2025 को 11:30 बजे सीट स्वीकार की। रसीद AB23-CD45।",
  },
  {
    answer: college,
    en: "List 1: the college recorded on 3 July 2025, 11:30 that you accepted.",
    hi: "सूची 1: महाविद्यालय ने 3 जुलाई 2025 को 11:30 बजे दर्ज किया कि आपने सीट स्वीकार की।",
  },
  {
    answer: { ...college, state: "declined", reason: "Letter of 2 July" },
    en: "List 1: the college recorded on 3 July 2025, 11:30 that you declined by letter or in person. Reason: Letter of 2 July",
    hi: "सूची 1: महाविद्यालय ने 3 जुलाई 2025 को 11:30 बजे दर्ज किया कि आपने पत्र से या स्वयं आकर सीट छोड़ी। कारण: Letter of 2 July",
  },
  {
    answer: { ...college, state: "absent", at: "2025-07-08T18:30:00.000Z" },
    en: "List 1: you did not answer by 8 July 2025; the college recorded on 9 July 2025, 00:00 that you did not come.",
    hi: "सूची 1: आपने 8 जुलाई 2025 तक उत्तर नहीं दिया; महाविद्यालय ने 9 जुलाई 2025 को 00:00 बजे दर्ज किया कि आप नहीं आए।",
  },
  {
    // Recorded before its last day, by an earlier version.
    answer: { ...college, state: "absent" },
    en: "List 1: the college recorded on 3 July 2025, 11:30 that you did not come.",
    hi: "सूची 1: महाविद्यालय ने 3 जुलाई 2025 को 11:30 बजे दर्ज किया कि आप नहीं आए।",
  },
  {
    answer: { ...college, kind: "changed", before: "accepted", state: "offered" },
    en: "List 1: the college changed your acceptance on 3 July 2025, 11:30: the offer has no answer.",
    hi: "सूची 1: महाविद्यालय ने 3 जुलाई 2025 को 11:30 बजे आपकी स्वीकृति हटाई: प्रस्ताव पर अब कोई उत्तर दर्ज नहीं है।",
  },
  {
    answer: { ...college, kind: "reinstated", before: "declined", state: "offered" },
    en: "List 1: the college reinstated the offer on 3 July 2025, 11:30.",
    hi: "सूची 1: महाविद्यालय ने 3 जुलाई 2025 को 11:30 बजे सीट का प्रस्ताव बहाल किया।",
  },
  {
    answer: { ...college, kind: "reinstated", before: "absent" },
    en: "List 1: the college reinstated your accepted seat on 3 July 2025, 11:30.",
    hi: "सूची 1: महाविद्यालय ने 3 जुलाई 2025 को 11:30 बजे आपकी स्वीकार की हुई सीट बहाल की।",
  },
  {
    answer: { ...college, kind: "undone", before: "declined", state: "offered" },
    en: "List 1: the college undid its last entry on 3 July 2025, 11:30.",
    hi: "सूची 1: महाविद्यालय ने 3 जुलाई 2025 को 11:30 बजे अपनी पिछली प्रविष्टि वापस ली।",
  },
])("$en", ({ answer, en, hi }) => {
  // Dates do not break at their spaces.
  const text = (language: "en" | "hi") => explainAnswer(answer, language).replaceAll("\u00A0", " ")
  expect([text("en"), text("hi")]).toEqual([en, hi])
})
