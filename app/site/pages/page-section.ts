import { plainPath } from "#domain/content/paths.ts"

/** A section of the site with its pages; a page without a link is not published yet. */
export interface PageSection {
  title: string
  entries: { title: string; link?: string | undefined }[]
}

/** Parent folder: "/about" of "/about/vision/"; "" for a top-level path. */
const folderOf = (path: string) => plainPath(path).replace(/\/[^/]*$/, "")

/** The section that lists a path, otherwise the one with pages in the same folder. */
export const pageSectionOf = (sections: readonly PageSection[], path: string) => {
  const withEntry = (fits: (link: string) => boolean) =>
    sections.find(({ entries }) => entries.some(({ link }) => link !== undefined && fits(link)))
  return (
    withEntry((link) => plainPath(link) === plainPath(path)) ??
    withEntry((link) => folderOf(path) !== "" && folderOf(link) === folderOf(path))
  )
}

/** Link of the section in the breadcrumbs: its page at the folder's own path. */
export const frontOf = (section: PageSection, path: string) =>
  section.entries.find(({ link }) => link !== undefined && plainPath(link) === folderOf(path))?.link
