import { errorMessages } from "#domain/applications/messages/error-messages.ts"
import type { Language } from "#domain/content/text.ts"

import { messages as english } from "./en.ts"
import { messages as hindi } from "./hi.ts"

const catalogues = { en: english, hi: hindi }

/** Messages of the admission pages in one language, so that only these are sent to the browser. */
export const admissionMessages = (language: Language) => catalogues[language]

/** Messages of the form, with its labels and error messages. */
export const formMessages = (language: Language) => ({
  ...catalogues[language],
  ...errorMessages[language],
})

export type FormMessages = ReturnType<typeof formMessages>
