import { useLocaleState } from "react-admin"

import type { Language } from "#domain/content/languages.ts"

export const useConsoleLanguage = () => useLocaleState()[0] as Language
