import { useId } from "react"

import { inLanguage, languageOf, useLanguage } from "#app/language.ts"
import { type Feed, useStore } from "#app/store/store.tsx"
import { findBySlug, programmeSlugOf } from "#domain/admission/programmes.ts"
import type { NamedSession } from "#domain/admission/session.ts"
import { offeredSubjects } from "#domain/admission/subject-rules.ts"
import type { Language } from "#domain/content/languages.ts"
import { formatMessage } from "#domain/messages/format-message.ts"
import { requestContext } from "#server/http/pages/request-context.ts"
import { ButtonLink } from "#ui/button/button.tsx"

import type { Route } from "./+types/courses-page"
import { coursesMessages } from "./messages.server.ts"
import { sectionHead } from "./page-head.server.ts"
import { SitePage } from "./site-page.tsx"

import styles from "./courses-page.module.css"

interface ListedCourse {
  slug: string
  lists_subjects: boolean
  subjects: string[]
}

/** The majors of a course in the session, under their full names; those of the item for a course that it does not offer. */
const subjectsOf = (
  { slug, lists_subjects, subjects }: ListedCourse,
  session: NamedSession,
  language: Language,
) => {
  const programme = findBySlug(session, slug)
  if (!lists_subjects || !programme) return lists_subjects ? subjects : []
  const offered = offeredSubjects(programme, "first_major_subject", "")
  return session.subjects
    .filter(({ code }) => offered.includes(code))
    .map(({ name, full_name = name }) => full_name[language])
}

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const language = languageOf(url.pathname)
  const { title, lead, ...messages } = coursesMessages[language]
  const server = context.get(requestContext)
  const content = server.content(language)
  const session = await server.admissionSession()
  const courses = await content.list("courses")
  return {
    head: await sectionHead(content, url, { title, lead }, courses),
    messages,
    /** The courses that can be applied for. */
    offered: courses.flatMap(({ slug }) => {
      const programme = findBySlug(session, slug)
      return programme ? [programmeSlugOf(programme)] : []
    }),
    feeds: [
      {
        type: "SET_COURSE_DATA",
        payload: courses.map((course) => ({
          slug: course.slug,
          title: course.title,
          scheme: course.scheme,
          subjects: subjectsOf(course, session, language),
        })),
      },
    ] satisfies Feed[],
  }
}

export default function CoursesPage({
  loaderData: { head, messages, offered },
}: Route.ComponentProps) {
  const { courses } = useStore()
  return (
    <SitePage head={head}>
      <div className={styles.courses}>
        {courses.map((course) => (
          <CourseCard
            key={course.slug}
            {...course}
            isOffered={offered.includes(course.slug)}
            messages={messages}
          />
        ))}
      </div>
    </SitePage>
  )
}

interface CourseCardProps {
  slug: string
  title: string
  scheme: string
  subjects: readonly string[]
  isOffered: boolean
  messages: { subjects: string; noSubjects: string; apply: string; applyFor: string }
}

/** A course with its subjects, and a link to its form if online application is possible. */
function CourseCard({ slug, title, scheme, subjects, isOffered, messages }: CourseCardProps) {
  const language = useLanguage()
  const titleId = useId()
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
      {isOffered && (
        <ButtonLink
          className={styles.apply}
          to={inLanguage(language, `/admission-form/${slug}/part-1`)}
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
