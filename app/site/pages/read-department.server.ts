import { inLanguage, languageOf } from "#app/language.ts"
import type { LocalItem, SiteContent } from "#server/features/content/content.ts"

import { facultyMessages } from "./messages.server.ts"
import { findPageSection, pageHead } from "./page-head.server.ts"
import { previewOf } from "./preview.server.ts"
import { readPeople } from "./read-people.server.ts"

/** What the page of a department shows. */
export const readDepartment = async (
  content: SiteContent,
  url: URL,
  item: LocalItem<"departments">,
) => {
  const language = languageOf(url.pathname)
  const { department, description, coordinator, picture } = item
  const faculty = await content.find("faculties", item.faculty)
  const above = faculty && { title: faculty.title, to: inLanguage(language, faculty.path) }
  const section = above && (await findPageSection(content, new URL(above.to, url)))
  const { crumbs, ...head } = pageHead(url, undefined, {
    title: department,
    description: previewOf(description),
    updatedAt: item.updated_at,
    noPageIn: item.noPageIn,
  })
  return {
    head: {
      ...head,
      crumbs: above ? [...crumbs, above] : crumbs,
      sectionPicture: section?.picture?.file,
    },
    coordinator,
    description,
    picture,
    people: await readPeople(content, url, "staff", (person) => person.department === item.slug),
    messages: { coordinator: facultyMessages[language].coordinator },
  }
}

export type DepartmentData = Awaited<ReturnType<typeof readDepartment>>
