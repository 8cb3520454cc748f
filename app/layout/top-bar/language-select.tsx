import { Link, useLocation } from "react-router"

import { inLanguage, useLanguage, withoutLanguage } from "#app/language.ts"

import styles from "./language-select.module.css"

/** Each language is named in itself, because visitors may not read the other one. */
const choices = [
  { language: "hi", name: "हिन्दी" },
  { language: "en", name: "English" },
] as const

/**
 * Language switch. Two links instead of a select: one press instead of two, no unexpected navigation, and no
 * JavaScript needed. Keeps the path and the query.
 */
export function LanguageSelect({ label }: { label: string }) {
  const current = useLanguage()
  const { pathname, search } = useLocation()
  return (
    <nav aria-label={label}>
      <ul className={styles.choices}>
        {choices.map(({ language, name }) => (
          <li key={language}>
            <Link
              to={inLanguage(language, withoutLanguage(pathname)) + search}
              className={styles.choice}
              lang={language}
              hrefLang={language}
              aria-current={language === current ? "true" : undefined}
              preventScrollReset
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
