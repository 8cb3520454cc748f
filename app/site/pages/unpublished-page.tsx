import { inLanguage, useLanguage } from "#app/language.ts"
import { ButtonLink } from "#app/ui/button/button.tsx"

import styles from "./unpublished-page.module.css"

interface BeingPreparedProps {
  messages: {
    beingPrepared: string
    beingPreparedText: string
    notices: string
    contact: string
  }
}

/** Placeholder of a page that the college has not published yet (specification 2.2). */
export function UnpublishedPage({ messages }: BeingPreparedProps) {
  const language = useLanguage()
  return (
    <div className={styles.prepared}>
      <h2>{messages.beingPrepared}</h2>
      <p>{messages.beingPreparedText}</p>
      <ul className={styles.ways}>
        <li>
          <ButtonLink kind="secondary" to={inLanguage(language, "/notices")}>
            {messages.notices}
          </ButtonLink>
        </li>
        <li>
          <ButtonLink kind="secondary" to={inLanguage(language, "/contact-us/")}>
            {messages.contact}
          </ButtonLink>
        </li>
      </ul>
    </div>
  )
}
