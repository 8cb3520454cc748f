import { errorMessages } from "#domain/applications/messages/error-messages.ts"
import type { Language } from "#domain/content/text.ts"

import { sheetEn } from "../sheet/messages.en.ts"
import { sheetHi } from "../sheet/messages.hi.ts"
import { admissionEn } from "./en.ts"
import { admissionHi } from "./hi.ts"

const catalogues = { en: admissionEn, hi: admissionHi }

/** Messages of the admission pages in one language, so that only these are sent to the browser. */
export const admissionMessages = (language: Language) => catalogues[language]

/** Messages of the form, with its labels and error messages. */
export const formMessages = (language: Language) => ({
  ...catalogues[language],
  ...errorMessages[language],
})

export type FormMessages = ReturnType<typeof formMessages>

/** Messages of the printable admission sheet. */
export const sheetMessages = (language: Language) => ({ en: sheetEn, hi: sheetHi })[language]
