import { ArrowRight } from "lucide-react"

import { inLanguage, useLanguage } from "#app/language.ts"
import { ButtonLink } from "#app/ui/button/button.tsx"

import type { HomeData } from "./read-home.server.ts"
import type { HomeWords } from "./words.server.ts"

import styles from "./welcome.module.css"

interface WelcomeProps extends Pick<HomeData, "college" | "session" | "courses"> {
  words: HomeWords["admission"]
}

/** Which college this is, and the way in: both on the first screen of a phone. */
export function Welcome({ college, session, courses, words }: WelcomeProps) {
  const language = useLanguage()
  return (
    <div className={styles.welcome}>
      <div className={styles.college}>
        <h1>{college.name}</h1>
        <p className={styles.address}>{college.address}</p>
      </div>
      <div className={styles.admission}>
        <p className={styles.call}>
          <strong>{words.title}</strong>
          <span>{session}</span>
          <span>{courses}</span>
        </p>
        <ButtonLink className={styles.apply} to={inLanguage(language, "/admission-form")}>
          {words.apply}
          <ArrowRight aria-hidden />
        </ButtonLink>
      </div>
    </div>
  )
}
