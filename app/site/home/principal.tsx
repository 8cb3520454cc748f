import { Link } from "react-router"

import { inLanguage, useLanguage } from "#app/language.ts"
import { Picture } from "#app/ui/picture/picture.tsx"
import { Prose } from "#app/ui/prose/prose.tsx"
import { pictureSources } from "#domain/content/picture-sources.ts"

import { HomeSection } from "./home-section.tsx"
import type { HomeMessages } from "./messages.server.ts"
import type { HomeData } from "./read-home.server.ts"

import styles from "./principal.module.css"

interface PrincipalProps {
  message: NonNullable<HomeData["principal"]>
  messages: HomeMessages["principal"]
}

/** Start of the principal's message, with a link to the full text. */
export function Principal({ message, messages }: PrincipalProps) {
  const language = useLanguage()
  return (
    <HomeSection title={message.title}>
      <div className={styles.message}>
        {message.picture && (
          <figure className={styles.portrait}>
            <Picture
              of={pictureSources(message.picture.file)}
              alt={message.picture.alt}
              width={480}
              height={600}
              sizes="(width >= 768px) 240px, 96px"
              loading="lazy"
            />
            <figcaption>{messages.name}</figcaption>
          </figure>
        )}
        <div className={styles.text}>
          <Prose html={message.html} />
          <Link className={styles.whole} to={inLanguage(language, message.path)}>
            {messages.whole}
          </Link>
        </div>
      </div>
    </HomeSection>
  )
}
