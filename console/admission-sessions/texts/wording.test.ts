import { describe, expect, test } from "vitest"

import { sampleSession } from "#tests/support/samples/session.ts"

import { translators } from "./session-texts.ts"
import {
  groupSentence,
  namesOfSubjects,
  programmeSentences,
  sessionNames,
  slotSentences,
} from "./wording.ts"

const [ba, bsc] = sampleSession.programmes
const wording = (language: "en" | "hi") => ({
  t: translators[language],
  subjectName: namesOfSubjects(sampleSession.subjects, language),
})

describe("the rules of BSc as sentences", () => {
  const [first, second, minor] = bsc!.slots

  test("in English", () => {
    const english = wording("en")
    expect(slotSentences(english, first!, bsc!.groups)).toEqual([
      "One of Physics, Chemistry, Maths, Botany, Zoology.",
      "May not be: Chemistry.",
    ])
    expect(slotSentences(english, second!, bsc!.groups)).toEqual([
      "One of the first major's group.",
    ])
    expect(bsc!.groups.map((group) => groupSentence(english, group))).toEqual([
      "ZBC: Botany, Chemistry, Zoology",
      "PCM: Physics, Chemistry, Maths",
    ])
    expect(programmeSentences(english, bsc!)).toEqual([
      "All chosen subjects must differ.",
      "A first major outside all groups counts to the last one, PCM.",
    ])
  })

  test("in Hindi", () => {
    const hindi = wording("hi")
    expect(slotSentences(hindi, first!, bsc!.groups)).toEqual([
      "इनमें से एक: भौतिक विज्ञान, रसायन विज्ञान, गणित, वनस्पति विज्ञान, जन्तु विज्ञान।",
      "ये नहीं चुने जा सकते: रसायन विज्ञान।",
    ])
    expect(slotSentences(hindi, second!, bsc!.groups)).toEqual(["प्रथम मुख्य विषय के समूह में से एक।"])
  })

  test("a choice within the group names its subjects if they leave some out", () => {
    const fewer = { ...second!, subjects: ["Botany", "Zoology"] }
    expect(slotSentences(wording("en"), fewer, bsc!.groups)).toEqual([
      "One of the first major's group, out of Botany, Zoology.",
    ])
  })

  test("a choice that may stay empty, and one without subjects", () => {
    const empty = { ...minor!, is_required: false, subjects: [] }
    expect(slotSentences(wording("en"), empty, [])).toEqual([
      "No subjects to choose from yet.",
      "May be left empty.",
    ])
  })
})

test("groups matter only where a choice is limited to them", () =>
  expect(programmeSentences(wording("en"), ba!)).toEqual(["All chosen subjects must differ."]))

const now = new Date("2026-11-23T06:00:00Z")

test("offers the sessions around this year, and keeps an older one", () => {
  const names = sessionNames(now, "2019-20")
  expect([names[0], names.at(-2), names.at(-1)]).toEqual(["2028-29", "2022-23", "2019-20"])
  expect(sessionNames(now, "2026-2027", true)).toHaveLength(7)
  expect(sessionNames(now, "", true)[0]).toBe("2028-2029")
})
