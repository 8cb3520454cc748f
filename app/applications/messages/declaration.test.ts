import { expect, test } from "vitest"

import { formMessages } from "./messages.server.ts"

test.each([
  {
    language: "en",
    begin: "I, (applicant's name), child of (father's name), declare",
  },
  {
    language: "hi",
    begin: "मैं, (आवेदक का नाम), सन्तान (पिता का नाम), घोषणा करता/करती हूँ",
  },
] as const)(
  "the form shows the declaration of the sheet, worded for anybody ($language)",
  ({ language, begin }) => {
    const { form } = formMessages(language)
    expect(form.declaration.startsWith(begin)).toBe(true)
    expect(form.declaration).not.toMatch(/[{}]/)
  },
)
