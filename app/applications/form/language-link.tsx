import { useLocation } from "react-router"

import { inLanguage, useLanguage, withoutLanguage } from "#app/language.ts"
import { useHydrated } from "#app/use-hydrated.ts"

import type { FormMessages } from "../messages/messages.server.ts"

import styles from "./language-link.module.css"

/**
 * The way to the other language without JavaScript: it posts the form there, and what was typed comes
 * back in it. With JavaScript the link in the header keeps everything by itself.
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
