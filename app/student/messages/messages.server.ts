import type { Language } from "#domain/content/text.ts"

import { words as english } from "./en.ts"
import { words as hindi } from "./hi.ts"

/** The words of the student desk in one language: only these are sent. */
export const studentMessages = (language: Language) => ({ en: english, hi: hindi })[language]
