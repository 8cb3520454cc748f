import { expect, test } from "vitest"

import { formatDay } from "#domain/content/format.ts"
import type { OfferLetter, OfferLetters } from "#server/features/merit/merit.ts"

import { readLetters } from "./read-letters.server.ts"

const letter: OfferLetter = {
  number: "2026-00017-3",
  qr: { path: "", size: 25 },
  name: "Asha Devi",
  fatherName: "Ram Lal",
  compartment: "OBC",
  guarantee: null,
  rank: 12,
  index: 7250,
  isAccepted: false,
  isFeeDue: true,
}

/** The parts of a letter, Hindi first. */
const partsOf = (changes: Partial<OfferLetter> = {}) => {
  const letters = {
    session: "2026-27",
    programme: { en: "Bachelor of Arts", hi: "कला स्नातक" },
    number: 1,
    published: "2026-07-02",
    lastDate: "2026-07-05",
    letters: [{ ...letter, ...changes }],
  } as OfferLetters
  return readLetters(letters, "https://college.example").letters[0]!.parts
}

test("a letter names the person, the list, the seat and the last day, in both languages", () => {
  const [hindi, english] = partsOf()
  expect(english).toEqual({
    language: "en",
    subject: "Offer of a seat: Bachelor of Arts, session 2026-27",
    number: `Merit list 1, published on ${formatDay("2026-07-02", "en")}`,
    to: "Asha Devi, child of Ram Lal",
    sentences: [
      "You are offered an OBC seat by merit list 1. Your rank is 12, your index 72.50.",
      expect.stringContaining("https://college.example/admission-status with your admission code"),
      "Bring this letter, your original documents and the fee slip of the bank.",
    ],
    principal: "Principal",
  })
  expect(hindi).toMatchObject({
    language: "hi",
    to: "Asha Devi, पिता Ram Lal",
    principal: "प्राचार्य",
  })
  expect(english!.sentences[1]).toContain(`Accept it by ${formatDay("2026-07-05", "en")}`)
  expect(hindi!.sentences[1]).toContain("https://college.example/hi/admission-status")
})

test("a letter says that a seat is accepted, and for whom it is guaranteed", () => {
  const [, english] = partsOf({ isAccepted: true, guarantee: "woman" })
  expect(english!.sentences.slice(1, 3)).toEqual([
    "The seat is one of those that are guaranteed to women.",
    "You have accepted this seat. It is kept for you.",
  ])
})

test("a letter asks for the fee slip only while the fee is due", () => {
  const bring = (isFeeDue: boolean) =>
    partsOf({ isFeeDue }).map(({ sentences }) => sentences.at(-1))
  expect(bring(true)).toEqual([
    expect.stringContaining("शुल्क-पर्ची"),
    expect.stringContaining("fee slip"),
  ])
  expect(bring(false)).toEqual([
    "यह पत्र और मूल प्रमाण-पत्र साथ लाएँ।",
    "Bring this letter and your original documents.",
  ])
})
