import { Link } from "react-router"

import { inLanguage, useLanguage } from "#app/language.ts"

import { HomeSection } from "./home-section.tsx"
import type { HomeMessages } from "./messages.server.ts"
import type { HomeData } from "./read-home.server.ts"

import styles from "./important-links.module.css"

interface ImportantLinksProps {
  links: HomeData["importantLinks"]
  words: HomeMessages["importantLinks"]
}

/** The important links. Unpublished pages are listed without a link (specification 3.2). */
export function ImportantLinks({ links, words }: ImportantLinksProps) {
  const language = useLanguage()
  const notYet = links.filter(({ link }) => !link)
  return (
    <HomeSection title={words.title}>
      <ul className={styles.links}>
        {links.map(
          ({ title, link }) =>
            link && (
              <li key={title}>
                {link.startsWith("/") ? (
                  <Link to={inLanguage(language, link)}>{title}</Link>
                ) : (
                  <a href={link}>{title}</a>
                )}
              </li>
            ),
        )}
      </ul>
      {notYet.length > 0 && (
        <>
          <h3 className={styles.notYet}>{words.notYet}</h3>
          <ul className={styles.unlinked}>
            {notYet.map(({ title }) => (
              <li key={title}>{title}</li>
            ))}
          </ul>
        </>
      )}
    </HomeSection>
  )
}
