import { languageOf } from "#app/language.ts"
import { requestContext } from "#server/http/pages/request-context.ts"

import { sectionHead } from "../pages/page-head.server.ts"
import { SitePage } from "../pages/site-page.tsx"
import type { Route } from "./+types/faculty-page"
import { Departments } from "./departments.tsx"
import { facultyMessages } from "./messages.server.ts"
import { preview } from "./preview.ts"

const facultyAt = (pathname: string) => {
  if (/science/i.test(pathname)) return "science"
  return /commerce/i.test(pathname) ? "commerce" : "non_teaching"
}

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const language = languageOf(url.pathname)
  const faculty = facultyAt(url.pathname)
  const { titles, leads, ...messages } = facultyMessages[language]
  const about = { title: titles[faculty], lead: leads[faculty] }
  const content = context.get(requestContext).content(language)
  const departments = (await content.list("departments")).filter((item) => item.faculty === faculty)
  return {
    head: await sectionHead(content, url, about, departments),
    departments: departments.map(({ slug, department, coordinator, description, picture }) => ({
      slug,
      department,
      coordinator,
      description,
      preview: preview(description),
      picture,
    })),
    messages,
  }
}

export default function FacultyPage({
  loaderData: { head, departments, messages },
}: Route.ComponentProps) {
  return (
    <SitePage head={head}>
      <Departments departments={departments} messages={messages} />
    </SitePage>
  )
}
