import { errorMessages } from "#domain/applications/messages/error-messages.ts"
import type { Language } from "#domain/content/text.ts"

import { words as english } from "./en.ts"
import { words as hindi } from "./hi.ts"

const catalogues = { en: english, hi: hindi }

/** The words of the admission pages in one language: only these are sent. */
export const admissionMessages = (language: Language) => catalogues[language]

/** The form's own words, with its labels and messages. */
export const formMessages = (language: Language) => ({
  ...catalogues[language],
  ...errorMessages[language],
})

export type FormMessages = ReturnType<typeof formMessages>
