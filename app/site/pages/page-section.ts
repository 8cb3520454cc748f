import { plainPath } from "#domain/content/plain-path.ts"

/** A part of the site, and the pages it lists; a page without a link is not available yet. */
export interface PageSection {
  title: string
  entries: { title: string; link?: string | undefined }[]
}

/** "/about" of "/about/vision/"; empty for a path at the top. */
const folderOf = (path: string) => plainPath(path).replace(/\/[^/]*$/, "")

/** Where a page belongs: to the section that lists it, else to the one whose pages lie in its folder. */
export const pageSectionOf = (sections: readonly PageSection[], path: string) => {
  const withEntry = (fits: (link: string) => boolean) =>
    sections.find(({ entries }) => entries.some(({ link }) => link !== undefined && fits(link)))
  return (
    withEntry((link) => plainPath(link) === plainPath(path)) ??
    withEntry((link) => folderOf(path) !== "" && folderOf(link) === folderOf(path))
  )
}

/** The page a section's name leads to from one of its pages: the one at the folder's own address. */
export const frontOf = (section: PageSection, path: string) =>
  section.entries.find(({ link }) => link !== undefined && plainPath(link) === folderOf(path))?.link
