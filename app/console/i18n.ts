import polyglotI18nProvider from "ra-i18n-polyglot"
import englishOfReactAdmin from "ra-language-english"

import { en } from "./words/en.ts"
import { hi } from "./words/hi.ts"
import { reactAdminInHindi } from "./words/react-admin.hi.ts"

const languages = [
  { locale: "en", name: "English" },
  { locale: "hi", name: "हिन्दी" },
]

const messages = {
  en: { ...englishOfReactAdmin, ...en },
  hi: { ...reactAdminInHindi, ...hi },
}

const preferred = () => (navigator.language.startsWith("hi") ? "hi" : "en")

/** Both languages whole: the console is loaded once and used all day. */
export const i18nProvider = polyglotI18nProvider(
  (locale) => {
    // Screen readers choose their voice by it, browsers the breaking of lines.
    document.documentElement.lang = locale
    return messages[locale as keyof typeof messages]
  },
  preferred(),
  languages,
  { allowMissing: false },
)
