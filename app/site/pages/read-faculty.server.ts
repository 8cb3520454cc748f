import { languageOf } from "#app/language.ts"
import { publicPath } from "#domain/content/paths.ts"
import type { LocalItem, SiteContent } from "#server/features/content/content.ts"

import { picturesOf } from "../initials.server.ts"
import { facultyMessages } from "./messages.server.ts"
import { sectionHead } from "./page-head.server.ts"
import { previewOf } from "./preview.server.ts"

/** What the page of a faculty shows. */
export const readFaculty = async (
  content: SiteContent,
  url: URL,
  { slug, title, lead, updated_at, noPageIn }: LocalItem<"faculties">,
) => {
  const departments = (await content.list("departments")).filter((item) => item.faculty === slug)
  const about = { title, lead: lead || undefined, noPageIn }
  const pictures = picturesOf(
    departments.map(({ department: name, picture }) => ({ title: name, picture })),
  )
  return {
    head: await sectionHead(content, url, about, [{ updated_at }, ...departments]),
    departments: departments.map((item, index) => ({
      path: publicPath("departments", item.slug, {}),
      noPageIn: item.noPageIn,
      department: item.department,
      coordinator: item.coordinator,
      description: item.description,
      preview: previewOf(item.description),
      ...pictures[index],
    })),
    messages: facultyMessages[languageOf(url.pathname)],
  }
}

export type FacultyData = Awaited<ReturnType<typeof readFaculty>>
