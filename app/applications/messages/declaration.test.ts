import { expect, test } from "vitest"

import { specifiedSheetTexts } from "#domain/admission/sheet-texts.ts"
import { genderedForms } from "#domain/applications/gendered-forms.ts"
import { inBothLanguages } from "#domain/content/localise.ts"

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

test.each(["en", "hi"] as const)(
  "a declaration in %s alone has the verbs of its language on pages in the other one",
  (written) => {
    const { declaration } = specifiedSheetTexts
    const alone = {
      ...specifiedSheetTexts,
      declaration: { en: "", hi: "", [written]: declaration[written] },
    }
    const texts = inBothLanguages(alone)
    for (const language of ["en", "hi"] as const) {
      const { form } = formMessages(language, undefined, undefined, undefined, texts)
      expect(form.declaration).not.toMatch(/[{}]/)
      expect(form.declaration).toContain(genderedForms[3][written].child)
    }
  },
)
