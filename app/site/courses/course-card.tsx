import { useId } from "react"

import { formatMessage } from "#app/format-message.ts"
import { inLanguage, useLanguage } from "#app/language.ts"
import { ButtonLink } from "#app/ui/button/button.tsx"
import { findCourse } from "#domain/applications/courses.ts"

import styles from "./course-card.module.css"

interface CourseCardProps {
  slug: string
  title: string
  scheme: string
  subjects: readonly string[]
  messages: { subjects: string; noSubjects: string; apply: string; applyFor: string }
}

/** A course with its subjects, and a link to its form if online application is possible. */
export function CourseCard({ slug, title, scheme, subjects, messages }: CourseCardProps) {
  const language = useLanguage()
  const titleId = useId()
  const form = findCourse(slug)
  return (
    <section className={styles.course} aria-labelledby={titleId}>
      <div>
        <h2 id={titleId}>{title}</h2>
        <p className={styles.scheme}>{scheme}</p>
      </div>
      <div className={styles.subjects}>
        <h3>{messages.subjects}</h3>
        {subjects.length === 0 ? (
          <p>{messages.noSubjects}</p>
        ) : (
          <ul>
            {subjects.map((subject) => (
              <li key={subject}>{subject}</li>
            ))}
          </ul>
        )}
      </div>
      {form && (
        <ButtonLink
          className={styles.apply}
          to={inLanguage(language, `/admission-form/${form.slug}/part-1`)}
        >
          {messages.apply}
          <span className="visually-hidden">
            {" "}
            {formatMessage(messages.applyFor, { course: title })}
          </span>
        </ButtonLink>
      )}
    </section>
  )
}
