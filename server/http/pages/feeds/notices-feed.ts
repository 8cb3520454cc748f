import { Feed } from "feed"

import { summaryOf } from "#domain/content/summary.ts"
import type { Language } from "#domain/content/text.ts"
import type { SiteContent } from "#server/features/content/content.ts"

import { addressOf } from "./address.ts"

const words = {
  en: { title: "Notices: {college}", description: "Announcements of the college office." },
  hi: { title: "सूचनाएँ: {college}", description: "महाविद्यालय कार्यालय की सूचनाएँ।" },
}

/** How many notices a reader gets: more than a year's, for a usual college. */
const newest = 50

/** Plain text for who reads HTML, as readers do with summaries. */
const asHtml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")

interface Source {
  content: SiteContent
  college: string
  origin: string
  language: Language
}

/** The newest notices as RSS 2.0, each with its whole text. */
export const noticesFeed = async ({ content, college, origin, language }: Source) => {
  const { title, description } = words[language]
  const list = addressOf(origin, language, "/notices")
  const feed = new Feed({
    title: title.replace("{college}", () => college),
    description,
    id: list,
    link: list,
    language,
    generator: false,
    updated: new Date(await content.lastUpdated()),
    feedLinks: { rss: addressOf(origin, language, "/notices.xml") },
  })
  const notices = await content.list("notices")
  for (const { slug, title: name, date, body } of notices.slice(0, newest)) {
    const link = addressOf(origin, language, `/notices/${slug}`)
    feed.addItem({
      // Some readers take titles for HTML too; an ampersand most of them show as it is.
      title: name.replaceAll("<", "&lt;"),
      id: link,
      link,
      // Midnight in India is the day before in UTC; noon is the same day for all who read this.
      date: new Date(`${date}T12:00:00+05:30`),
      description: asHtml(summaryOf(body)),
      // In a reader there is no site for a path to begin from.
      content: content.html(body).replaceAll(/(href|src)="\/(?!\/)/g, `$1="${origin}/`),
    })
  }
  return feed.rss2()
}
