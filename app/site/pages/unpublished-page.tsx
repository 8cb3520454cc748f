import { inLanguage, useLanguage } from "#app/language.ts"
import { ButtonLink } from "#app/ui/button/button.tsx"

import styles from "./unpublished-page.module.css"

interface BeingPreparedProps {
  words: {
    beingPrepared: string
    beingPreparedText: string
    notices: string
    contact: string
  }
}

/** Placeholder of a page that the college has not published yet (specification 2.2). */
export function UnpublishedPage({ words }: BeingPreparedProps) {
  const language = useLanguage()
  return (
    <div className={styles.prepared}>
      <h2>{words.beingPrepared}</h2>
      <p>{words.beingPreparedText}</p>
      <ul className={styles.ways}>
        <li>
          <ButtonLink kind="secondary" to={inLanguage(language, "/notices")}>
            {words.notices}
          </ButtonLink>
        </li>
        <li>
          <ButtonLink kind="secondary" to={inLanguage(language, "/contact-us/")}>
            {words.contact}
          </ButtonLink>
        </li>
      </ul>
    </div>
  )
}
