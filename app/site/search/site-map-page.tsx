import { languageOf, useLangOf } from "#app/language.ts"
import { SiteLink } from "#app/links.tsx"
import type { Language } from "#domain/content/languages.ts"
import { fixedPages, type FixedPath, plainPath, publicPath } from "#domain/content/paths.ts"
import type { MenuEntry, SiteContent } from "#server/features/content/content.ts"
import { requestContext } from "#server/http/pages/request-context.ts"

import { listTexts, pageHead } from "../pages/page-head.server.ts"
import { SitePage } from "../pages/site-page.tsx"
import type { Route } from "./+types/site-map-page"
import { type SiteMapMessages, siteSearchMessages } from "./messages.server.ts"

import styles from "./site-map-page.module.css"

/** The language in which it is not written. */
interface OfPage {
  noPageIn?: Language | undefined
}

interface Sources {
  /** The main menu; unpublished pages have no link. */
  menu: readonly MenuEntry[]
  /** All published pages. */
  pages: readonly ({ title: string; path: string } & OfPage)[]
  /** The forms of the session's programmes. */
  programmes: readonly { title: string; link: string }[]
  faculties: readonly ({ slug: string; title: string; path: string } & OfPage)[]
  departments: readonly ({ slug: string; department: string; faculty: string } & OfPage)[]
  /** Of the built-in pages. */
  titles: Awaited<ReturnType<SiteContent["builtInTitles"]>>
  messages: SiteMapMessages
}

export interface Branch extends OfPage {
  title: string
  link?: string | undefined
  entries: readonly Branch[]
}

const leaf = (title: string, link: string): Branch => ({ title, link, entries: [] })
const leafOf = ({ slug, department, noPageIn }: Sources["departments"][number]) => ({
  ...leaf(department, publicPath("departments", slug, {})),
  noPageIn,
})
const isAdmission = (path: string) => path.startsWith("/admission")
const isNews = (path: string) => ["/notices", "/events", "/holidays"].includes(path)

/** The site map as a tree: the college's menu, then all pages outside it. The departments are below their faculty. */
export const buildSiteMap = (sources: Sources): Branch[] => {
  const { menu, pages, programmes, faculties, departments, titles } = sources
  const facultyAt = (link = "") => faculties.find(({ path }) => plainPath(path) === plainPath(link))
  const departmentsOf = (faculty: string | undefined) =>
    departments.filter((item) => item.faculty === faculty).map(leafOf)
  const written = new Map(
    [...pages, ...faculties].map(({ path, noPageIn }) => [plainPath(path), noPageIn]),
  )
  const main = menu
    .map((entry) => ({ ...entry, entries: entry.entries.filter(({ link }) => link) }))
    .filter(({ link, entries }) => link ?? entries.length > 0)
    .map((entry) => ({
      ...entry,
      noPageIn: written.get(plainPath(entry.link ?? "")),
      entries: entry.entries.map((page) => ({
        ...page,
        noPageIn: written.get(plainPath(page.link ?? "")),
        entries: departmentsOf(facultyAt(page.link)?.slug),
      })),
    }))
  const links = main.flatMap((entry) => [entry.link, ...entry.entries.map(({ link }) => link)])
  const isNamed = new Set([...links, "/site-map"].map((link) => plainPath(link ?? "")))
  const others = fixedPages
    .map(({ path }): FixedPath => path)
    .filter((path) => !isNamed.has(plainPath(path)))
  const titled = (matches: (path: string) => boolean) =>
    others.filter(matches).map((path) => leaf(titles[path], path))
  const more = [
    ...titled((path) => !isAdmission(path) && !isNews(path)),
    ...[...pages, ...faculties]
      .filter(({ path }) => !isNamed.has(plainPath(path)))
      .map(({ title, path, noPageIn }) => ({
        ...leaf(title, path),
        noPageIn,
        entries: departmentsOf(facultyAt(path)?.slug),
      })),
    // Their faculty is not public.
    ...departments
      .filter(({ faculty }) => !faculties.some(({ slug }) => slug === faculty))
      .map(leafOf),
  ]
  const forms = programmes
    .filter(({ link }) => !isNamed.has(plainPath(link)))
    .map(({ title, link }) => leaf(title, link))
  const { parts, feed } = sources.messages
  return [
    { title: parts.main, entries: main },
    { title: parts.admission, entries: [...titled(isAdmission), ...forms] },
    { title: parts.news, entries: titled(isNews) },
    { title: parts.more, entries: more },
    {
      title: parts.site,
      entries: [leaf(titles["/search"], "/search"), leaf(feed, "/notices.xml")],
    },
  ].filter(({ entries }) => entries.length > 0)
}

export const loader = async ({ url, context }: Route.LoaderArgs) => {
  const language = languageOf(url.pathname)
  const content = context.get(requestContext).content(language)
  const messages = siteSearchMessages[language].siteMap
  const [menu, pages, programmes, faculties, departments, titles] = await Promise.all([
    content.menu(),
    content.list("pages"),
    content.programmes(),
    content.list("faculties"),
    content.list("departments"),
    content.builtInTitles(),
  ])
  return {
    head: pageHead(url, undefined, await listTexts(content, "/site-map")),
    tree: buildSiteMap({ menu, pages, programmes, faculties, departments, titles, messages }),
  }
}

function Branches({ branches }: { branches: readonly Branch[] }) {
  const langOf = useLangOf()
  return (
    <ul>
      {branches.map((branch) => (
        <li key={branch.link ?? branch.title}>
          {branch.link === undefined ? (
            <span className={styles.heading} lang={langOf(branch.title)}>
              {branch.title}
            </span>
          ) : (
            <SiteLink className="tap-height" link={branch.link} noPageIn={branch.noPageIn}>
              {branch.title}
            </SiteLink>
          )}
          {branch.entries.length > 0 && <Branches branches={branch.entries} />}
        </li>
      ))}
    </ul>
  )
}

export default function SiteMapPage({ loaderData: { head, tree } }: Route.ComponentProps) {
  return (
    <SitePage head={head}>
      {tree.map(({ title, entries }) => (
        <section key={title} className={styles.part}>
          <h2>{title}</h2>
          <Branches branches={entries} />
        </section>
      ))}
    </SitePage>
  )
}
