import { expect, test } from "vitest"

import { formMessages } from "./messages.server.ts"

test.each([
  {
    language: "en",
    begin: "I, (applicant's name), child of (father's name), declare",
    guardian: "the conduct of my child or ward",
  },
  {
    language: "hi",
    begin: "मैं, (आवेदक का नाम), सन्तान (पिता का नाम), घोषणा करता/करती हूँ",
    guardian: "महाविद्यालय में अपनी सन्तान/आश्रित के आचरण",
  },
] as const)(
  "the form shows the declarations of the sheet, worded for anybody ($language)",
  ({ language, begin, guardian }) => {
    const { form } = formMessages(language)
    expect(form.declaration.startsWith(begin)).toBe(true)
    expect(form.undertaking).toContain(guardian)
    expect(form.declaration + form.undertaking).not.toMatch(/[{}]/)
  },
)
