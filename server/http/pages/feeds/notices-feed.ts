import { Feed } from "feed"

import { choiceName, noticeCategories } from "#domain/content/categories.ts"
import { summaryOf } from "#domain/content/format.ts"
import { otherLanguage } from "#domain/content/languages.ts"
import type { Language } from "#domain/content/text.ts"
import { startOfDayInIndia } from "#domain/fields/india-time.ts"
import { cleanText } from "#domain/fields/text.ts"
import type { SiteContent } from "#server/features/content/content.ts"

import { pageUrl } from "./sitemap.ts"

const messages = {
  en: { title: "Notices: {college}", description: "Announcements of the college office." },
  hi: { title: "सूचनाएँ: {college}", description: "महाविद्यालय कार्यालय की सूचनाएँ।" },
}

/** Number of notices in the feed: more than a year's for a usual college. */
const maxNotices = 50

/** Escapes plain text, because feed readers parse summaries as HTML. */
const asHtml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")

/** Links to the files of a notice. */
const filesHtml = (files: readonly { file: string; title: string }[]) => {
  const links = files.map(
    ({ file, title }) => `<li><a href="/${file}">${asHtml(title)} (PDF)</a></li>`,
  )
  return links.length > 0 ? `<ul>${links.join("")}</ul>` : ""
}

interface Source {
  content: (language: Language) => SiteContent
  college: string
  origin: string
  language: Language
}

/** The newest notices as RSS 2.0, each with its full text. */
export const noticesFeed = async (source: Source) => {
  const { college, origin, language } = source
  const content = source.content(language)
  const { title, description } = messages[language]
  const list = pageUrl(origin, language, "/notices")
  const feed = new Feed({
    title: title.replace("{college}", () => college),
    description,
    id: list,
    link: list,
    language,
    generator: false,
    updated: new Date(await content.lastUpdated()),
    feedLinks: { rss: pageUrl(origin, language, "/notices.xml") },
  })
  const notices = await content.list("notices")
  for (const notice of notices.slice(0, maxNotices)) {
    const { slug, title: name, date, body, category, attachments = [], noPageIn } = notice
    const categoryName = choiceName(noticeCategories, category, language)
    // One that is written in the other language only is listed with its page there, so that nobody misses it.
    const written = noPageIn === language ? otherLanguage(language) : language
    const html = source.content(written).html(body) + filesHtml(attachments)
    const link = pageUrl(origin, written, `/notices/${slug}`)
    feed.addItem({
      // Some feed readers parse titles as HTML, but most show `&amp;` literally: escape only `<`.
      title: name.replaceAll("<", "&lt;"),
      id: link,
      link,
      // Use noon: midnight in India is the previous day in UTC.
      date: startOfDayInIndia(date, 0.5),
      description: asHtml(summaryOf(body)),
      ...(categoryName && { category: [{ name: categoryName }] }),
      // Make paths absolute: a feed reader has no base URL.
      content: html.replaceAll(/(href|src)="\/(?!\/)/g, `$1="${origin}/`),
    })
  }
  // XML does not allow control characters, which older notices can contain.
  return cleanText(feed.rss2())
}
