import { expect, test } from "vitest"

import { cannedReasonsSchema, reasonText, sampleReasons, reasonFor } from "./canned-reasons.ts"

const [photo, marks] = sampleReasons.questions
const [highSchool, intermediate] = sampleReasons.documents

test.each([
  { chosen: { questions: [], documents: [] }, text: "" },
  {
    chosen: { questions: [photo!], documents: [highSchool!, intermediate!] },
    text:
      "फ़ोटो स्पष्ट नहीं है। कृपया नई फ़ोटो लाएँ। कृपया लाएँ: हाईस्कूल का अंकपत्र, इण्टरमीडिएट का अंकपत्र / " +
      "The photo is not clear. Please bring a new one. Please bring: High School marksheet, Intermediate marksheet",
  },
])("writes '$text' in both languages", ({ chosen, text }) => expect(reasonText(chosen)).toBe(text))

test("a new site's sentences are valid; two questions fit into a reason, and so do all documents", () => {
  expect(cannedReasonsSchema.safeParse(sampleReasons).success).toBe(true)
  const text = reasonText({ questions: [photo!, marks!], documents: [] })
  expect(reasonFor("query").safeParse(text).success).toBe(true)
  const all = reasonText({ questions: [], documents: sampleReasons.documents })
  expect(reasonFor("query").safeParse(all).success).toBe(true)
})
