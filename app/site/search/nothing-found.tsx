import { Link } from "react-router"

import { inLanguage, useLanguage } from "#app/language.ts"

import styles from "./nothing-found.module.css"

interface NothingFoundProps {
  query: string
  messages: { hints: readonly string[]; otherLanguage: string; siteMap: string; contact: string }
}

/** Suggestions for a search without results. */
export function NothingFound({ query, messages }: NothingFoundProps) {
  const language = useLanguage()
  const other = language === "hi" ? "en" : "hi"
  return (
    <>
      <ul className={styles.hints}>
        {messages.hints.map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </ul>
      <ul>
        <li>
          <Link
            className="tap-height"
            to={`${inLanguage(other, "/search")}?${new URLSearchParams({ q: query })}`}
            hrefLang={other}
          >
            {messages.otherLanguage}
          </Link>
        </li>
        <li>
          <Link className="tap-height" to={inLanguage(language, "/site-map")}>
            {messages.siteMap}
          </Link>
        </li>
        <li>
          <Link className="tap-height" to={inLanguage(language, "/contact-us/")}>
            {messages.contact}
          </Link>
        </li>
      </ul>
    </>
  )
}
