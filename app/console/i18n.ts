import polyglotI18nProvider from "ra-i18n-polyglot"
import englishOfReactAdmin from "ra-language-english"
import { useEffect, useState } from "react"
import { mergeTranslations, type Store } from "react-admin"

import type { Language } from "#domain/content/languages.ts"

import { textsIn } from "./messages/catalogue.ts"
import { consoleMessages } from "./messages/messages.ts"
import { reactAdminInHindi } from "./messages/react-admin.hi.ts"

const languages = [
  { locale: "en", name: "English" },
  { locale: "hi", name: "हिन्दी" },
]

const messages = {
  en: { ...englishOfReactAdmin, ...textsIn(consoleMessages, "en") },
  hi: mergeTranslations(englishOfReactAdmin, reactAdminInHindi, textsIn(consoleMessages, "hi")),
}

const preferred = () => (navigator.language.startsWith("hi") ? "hi" : "en")

const languageOf = (locale: unknown): Language => (locale === "hi" ? "hi" : "en")

/** Bundles both languages: the console is loaded once and used all day. */
const providerIn = (language: Language) =>
  polyglotI18nProvider((locale) => messages[languageOf(locale)], language, languages, {
    allowMissing: false,
  })

const providers = { en: providerIn("en"), hi: providerIn("hi") }

/**
 * The i18n provider of the language in the store. There is one provider per language: react-admin's own locale
 * change remounts the page and loses form input; another provider only re-renders.
 */
export const useI18nProvider = (store: Store) => {
  const [language, setLanguage] = useState(() => languageOf(store.getItem("locale", preferred())))
  useEffect(
    () => store.subscribe("locale", (locale) => setLanguage(languageOf(locale ?? preferred()))),
    [store],
  )
  useEffect(() => {
    // Screen readers choose the voice by this attribute, browsers the line breaks.
    document.documentElement.lang = language
  }, [language])
  return providers[language]
}
