import { useId } from "react"

import { inLanguage, languageOf, useLangOf, useLanguage } from "#app/language.ts"
import { type Feed, useStore } from "#app/store/store.tsx"
import { formatMessage } from "#domain/messages/format-message.ts"
import { requestContext } from "#server/http/pages/request-context.ts"
import { ButtonLink } from "#ui/button/button.tsx"

import type { Route } from "./+types/courses-page"
import { coursesMessages } from "./messages.server.ts"
import { listTexts, sectionHead } from "./page-head.server.ts"
import { listCourses } from "./read-courses.server.ts"
import { SitePage } from "./site-page.tsx"

import styles from "./courses-page.module.css"

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const language = languageOf(url.pathname)
  const messages = coursesMessages[language]
  const server = context.get(requestContext)
  const content = server.content(language)
  const session = await server.admissionSession()
  const items = await content.list("courses")
  const courses = listCourses(items, session, language)
  return {
    head: await sectionHead(content, url, await listTexts(content, "/courses"), items),
    messages,
    /** The slugs of the forms, by course. */
    forms: Object.fromEntries(courses.map(({ slug, form }) => [slug, form])),
    feeds: [
      {
        type: "SET_COURSE_DATA",
        payload: courses.map(({ form: _form, ...course }) => course),
      },
    ] satisfies Feed[],
  }
}

export default function CoursesPage({
  loaderData: { head, messages, forms },
}: Route.ComponentProps) {
  const { courses } = useStore()
  return (
    <SitePage head={head}>
      <div className={styles.courses}>
        {courses.map((course) => (
          <CourseCard key={course.slug} {...course} form={forms[course.slug]} messages={messages} />
        ))}
      </div>
    </SitePage>
  )
}

interface CourseCardProps {
  title: string
  scheme: string
  subjects: readonly string[]
  /** The slug of its form. */
  form: string | undefined
  messages: { subjects: string; noSubjects: string; apply: string; applyFor: string }
}

/** A course with its subjects, and a link to its form if online application is possible. */
function CourseCard({ title, scheme, subjects, form, messages }: CourseCardProps) {
  const language = useLanguage()
  const titleId = useId()
  const langOf = useLangOf()
  return (
    <section className={styles.course} aria-labelledby={titleId}>
      <div>
        <h2 id={titleId} lang={langOf(title)}>
          {title}
        </h2>
        {scheme && (
          <p className={styles.scheme} lang={langOf(scheme)}>
            {scheme}
          </p>
        )}
      </div>
      <div className={styles.subjects}>
        <h3>{messages.subjects}</h3>
        {subjects.length === 0 ? (
          <p>{messages.noSubjects}</p>
        ) : (
          <ul>
            {subjects.map((subject) => (
              <li key={subject} lang={langOf(subject)}>
                {subject}
              </li>
            ))}
          </ul>
        )}
      </div>
      {form !== undefined && (
        <ButtonLink
          className={styles.apply}
          to={inLanguage(language, `/admission-form/${form}/part-1`)}
          // As on the start page of admission (decision 58).
          reloadDocument
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
