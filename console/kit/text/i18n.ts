import { useEffect, useState } from "react"
import type { I18nProvider, Store } from "react-admin"

import { loadMessages } from "#console/messages/load-messages.ts"
import { operatorCommands } from "#console/page-values.ts"
import type { Language } from "#domain/content/languages.ts"

import { preferredLanguage } from "./language.ts"
import { createReactAdminTranslate } from "./react-admin-translate.ts"

const languages = [
  { locale: "en", name: "English" },
  { locale: "hi", name: "हिन्दी" },
]

const languageOf = (locale: unknown): Language => (locale === "hi" ? "hi" : "en")

/**
 * One provider per language: react-admin's own locale change remounts the page and loses form input, so it never
 * ends; another provider only re-renders.
 */
const loadProvider = async (language: Language): Promise<I18nProvider> => {
  return {
    translate: createReactAdminTranslate(await loadMessages(language), operatorCommands()),
    changeLocale: () => new Promise(() => undefined),
    getLocale: () => language,
    getLocales: () => languages,
  }
}

/** The i18n provider of the language in the store; undefined until the first one is loaded. */
export const useI18nProvider = (store: Store) => {
  const [language, setLanguage] = useState(() =>
    languageOf(store.getItem("locale", preferredLanguage())),
  )
  const [provider, setProvider] = useState<I18nProvider>()
  useEffect(
    () =>
      store.subscribe("locale", (locale) => setLanguage(languageOf(locale ?? preferredLanguage()))),
    [store],
  )
  useEffect(() => {
    let isCurrent = true
    const show = async () => {
      const loaded = await loadProvider(language)
      if (!isCurrent) return
      setProvider(loaded)
      // Screen readers choose the voice by this attribute, browsers the line breaks.
      document.documentElement.lang = language
    }
    void show()
    return () => {
      isCurrent = false
    }
  }, [language])
  return provider
}
