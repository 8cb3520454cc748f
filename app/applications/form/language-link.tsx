import { useLocation } from "react-router"

import { inLanguage, useLanguage, withoutLanguage } from "#app/language.ts"
import { useHydrated } from "#app/use-hydrated.ts"

import type { FormMessages } from "../messages/messages.server.ts"

import styles from "./language-link.module.css"

/**
 * Switches the language without JavaScript: posts the form to the other language, which returns the typed values.
 * With JavaScript the link in the header keeps the values.
 */
export function LanguageLink({ words }: { words: FormMessages }) {
  const language = useLanguage()
  const { pathname } = useLocation()
  if (useHydrated()) return null
  const other = language === "en" ? "hi" : "en"
  return (
    <p className={styles.other}>
      <button
        type="submit"
        form="application"
        name="intent"
        value="other language"
        formAction={inLanguage(other, withoutLanguage(pathname))}
        className={styles.button}
        lang={other}
      >
        {words.otherLanguageKeeping}
      </button>
    </p>
  )
}
