import { expect, test } from "vitest"

import { noteTexts } from "./restore-notes.ts"

const album = { en: "Annual day", hi: "वार्षिकोत्सव" }

test.each([
  { notes: { together: [], drafts: [], hasDeadLink: false }, says: [] },
  {
    notes: { together: [album, { en: "Sports", hi: "" }], drafts: [], hasDeadLink: true },
    says: [/साथ में वापस आया: वार्षिकोत्सव, Sports।/, /लिंक सुधारें/],
  },
  {
    notes: { together: [], drafts: [], lost: "left out" as const, hasDeadLink: false },
    says: [/फिर से चुनें/],
  },
  {
    notes: { together: [], drafts: [], lost: "draft" as const, hasDeadLink: false },
    says: [/मसौदा है/],
  },
  {
    notes: { together: [], drafts: [album], hasDeadLink: false },
    says: [/मसौदे के रूप में वापस आया: वार्षिकोत्सव।/],
  },
])("says what $notes means", ({ notes, says }) => {
  const texts = noteTexts(notes, "hi")
  expect(texts).toHaveLength(says.length)
  for (const [index, said] of says.entries()) expect(texts[index]).toMatch(said)
})
