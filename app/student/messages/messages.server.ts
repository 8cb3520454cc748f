import type { Language } from "#domain/content/text.ts"

import { messages as english } from "./en.ts"
import { messages as hindi } from "./hi.ts"

/** Messages of the student pages in one language, so that only these are sent to the browser. */
export const studentMessages = (language: Language) => ({ en: english, hi: hindi })[language]
