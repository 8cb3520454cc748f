import polyglotI18nProvider from "ra-i18n-polyglot"
import englishOfReactAdmin from "ra-language-english"
import { useEffect, useState } from "react"
import type { Store } from "react-admin"

import type { Language } from "#domain/content/languages.ts"

import { en } from "./messages/en.ts"
import { hi } from "./messages/hi.ts"
import { reactAdminInHindi } from "./messages/react-admin.hi.ts"

const languages = [
  { locale: "en", name: "English" },
  { locale: "hi", name: "हिन्दी" },
]

const messages = {
  en: { ...englishOfReactAdmin, ...en },
  hi: { ...reactAdminInHindi, ...hi },
}

const preferred = () => (navigator.language.startsWith("hi") ? "hi" : "en")

const languageOf = (locale: unknown): Language => (locale === "hi" ? "hi" : "en")

/** Both languages whole: the console is loaded once and used all day. */
const providerIn = (language: Language) =>
  polyglotI18nProvider((locale) => messages[languageOf(locale)], language, languages, {
    allowMissing: false,
  })

const providers = { en: providerIn("en"), hi: providerIn("hi") }

/**
 * The words in the language that the store names. One provider for each: told of another language, react-admin
 * makes the whole page anew, and what was typed into a form is lost; given another provider, it only reads anew.
 */
export const useI18nProvider = (store: Store) => {
  const [language, setLanguage] = useState(() => languageOf(store.getItem("locale", preferred())))
  useEffect(
    () => store.subscribe("locale", (locale) => setLanguage(languageOf(locale ?? preferred()))),
    [store],
  )
  useEffect(() => {
    // Screen readers choose their voice by it, browsers the breaking of lines.
    document.documentElement.lang = language
  }, [language])
  return providers[language]
}
