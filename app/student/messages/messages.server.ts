import type { Language } from "#domain/content/text.ts"

import { studentEn } from "./en.ts"
import { studentHi } from "./hi.ts"

/** Messages of the student pages in one language, so that only these are sent to the browser. */
export const studentMessages = (language: Language) => ({ en: studentEn, hi: studentHi })[language]
