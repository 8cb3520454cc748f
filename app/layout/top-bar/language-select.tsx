import { Link, useLocation } from "react-router"

import { inLanguage, useLanguage, withoutLanguage } from "#app/language.ts"

import styles from "./language-select.module.css"

/** Each language in its own words: who looks for it may not read the other. */
const choices = [
  { language: "hi", name: "हिन्दी" },
  { language: "en", name: "English" },
] as const

/**
 * The choice of a language. Two links rather than a list to pull down: one press instead of two, nothing
 * happens by surprise, and it needs no script. The page and what is asked of it stay the same.
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
