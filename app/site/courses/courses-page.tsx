import { languageOf } from "#app/language.ts"
import type { Feed } from "#app/store/reduce.ts"
import { useStore } from "#app/store/store.tsx"
import { requestContext } from "#server/http/pages/request-context.ts"

import { findPageSection } from "../pages/find-page-section.server.ts"
import { latest, pageHead } from "../pages/page-head.server.ts"
import { SitePage } from "../pages/site-page.tsx"
import type { Route } from "./+types/courses-page"
import { CourseCard } from "./course-card.tsx"
import { coursesMessages } from "./messages.server.ts"

import styles from "./courses-page.module.css"

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const language = languageOf(url.pathname)
  const { title, lead, ...messages } = coursesMessages(language)
  const content = context.get(requestContext).content(language)
  const courses = await content.list("courses")
  return {
    head: pageHead(url, await findPageSection(content, url), {
      title,
      lead,
      updatedAt: latest(courses),
    }),
    messages,
    feeds: [
      {
        type: "SET_COURSE_DATA",
        payload: courses.map(({ slug, title: name, scheme, subjects }) => ({
          slug,
          title: name,
          scheme,
          subjects,
        })),
      },
    ] satisfies Feed[],
  }
}

export default function CoursesPage({ loaderData: { head, messages } }: Route.ComponentProps) {
  const { courses } = useStore()
  return (
    <SitePage head={head}>
      <div className={styles.courses}>
        {courses.map((course) => (
          <CourseCard key={course.slug} {...course} messages={messages} />
        ))}
      </div>
    </SitePage>
  )
}
