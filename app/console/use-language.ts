import { useLocaleState } from "react-admin"

import type { Language } from "#domain/content/languages.ts"

export const useLanguage = () => useLocaleState()[0] as Language
