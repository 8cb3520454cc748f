import { useLocaleState } from "react-admin"

import type { Language } from "#domain/content/languages.ts"

/** The language the console is read in. */
export const useLanguage = () => useLocaleState()[0] as Language
