import type { Feed } from "#app/store/reduce.ts"
import type { NamedSession } from "#domain/admission/session.ts"
import { localise } from "#domain/content/localise.ts"
import { meritLists } from "#domain/content/paths.ts"
import { pictureSources } from "#domain/content/picture-sources.ts"
import type { Settings } from "#domain/content/settings.ts"
import type { Language } from "#domain/content/text.ts"
import { formatMessage } from "#domain/messages/format-message.ts"
import type { SiteContent } from "#server/features/content/content.ts"

import { noticesFeed, photosFeed } from "../feeds.server.ts"
import { datedEvents } from "../lists/event-days.ts"
import { admissionStatus, meritListsFact } from "./admission-status.server.ts"
import { announcementParts } from "./announcement-parts.ts"
import { homeMessages } from "./messages.server.ts"

const photosShown = 8

export const firstParagraphs = (markdown: string, paragraphs: number) =>
  markdown
    .trim()
    .split(/\n\s*\n/)
    .slice(0, paragraphs)
    .join("\n\n")

/** Salutation and first paragraph; undefined while the page is not published. */
const readPrincipal = async (content: SiteContent) => {
  const path = "/about/principals-message/"
  const page = await content.page(path)
  return (
    page && {
      path,
      title: page.title,
      picture: page.picture,
      html: content.html(firstParagraphs(page.body, 2)),
    }
  )
}

const readLists = async (content: SiteContent, language: Language) => {
  const [isOpen, slides, notices, photos, dignitaries, tiles, campusLife, statistics] =
    await Promise.all([
      content.linkCheck(),
      content.list("slides"),
      content.listPage("notices", 1),
      content.list("photos"),
      content.list("dignitaries"),
      content.list("tiles"),
      content.list("campus_life"),
      content.list("statistics"),
    ])
  const shown = photos.slice(0, photosShown)
  return {
    // For the shared state (specification 3.12). It holds only the URLs of pictures; `slides` and `photos` below hold
    // the rest, in the same order.
    feeds: [
      {
        type: "SET_STORE_SLIDERS",
        payload: slides.map(({ picture }) => pictureSources(picture.file).src),
      },
      noticesFeed(notices?.items.slice(0, 5) ?? [], language),
      photosFeed(shown),
    ] satisfies Feed[],
    slides: slides.map(({ caption, picture }) => ({ caption, picture })),
    photos: shown.map(({ picture }) => picture.file),
    dignitaries: dignitaries.map(({ name, role, picture }) => ({ name, role, picture })),
    tiles: tiles
      .filter(({ link }) => isOpen(link))
      .map(({ title, icon, link }) => ({ title, icon, link })),
    campusLife: campusLife.map(({ title, text, picture }) => ({ title, text, picture })),
    statistics: statistics.map(({ label, value }) => ({ label, value })),
    meritFacts: isOpen(meritLists.path) ? [meritListsFact(language)] : [],
  }
}

/** All data of the home page in one language. `today` is an ISO day in India. */
export const readHome = async (
  content: SiteContent,
  settings: Settings,
  admissionSession: NamedSession,
  { language, today }: { language: Language; today: string },
) => {
  const { description, admission, ...messages } = homeMessages[language]
  const { college, announcement } = localise(settings, language)
  const courseNames = admissionSession.programmes
    .map(({ short_name }) => short_name[language])
    .join(", ")
  const status = admissionStatus(settings, admissionSession, language, today)
  const { meritFacts, ...lists } = await readLists(content, language)
  const filled = { college: college.name, courses: courseNames, session: admissionSession.label }
  return {
    messages,
    college: {
      name: college.name,
      alternateName: settings.college.name[language === "en" ? "hi" : "en"],
      address: college.address,
      phones: settings.phones,
      email: settings.email,
    },
    description: formatMessage(description, filled),
    admission: {
      status: { ...status, facts: [...status.facts, ...meritFacts] },
      courses: formatMessage(admission.courses, filled),
    },
    announcement: announcementParts(announcement, settings),
    ...lists,
    principal: await readPrincipal(content),
    // Upcoming ones, soonest first, then the latest past ones.
    events: datedEvents((await content.list("events")).slice(0, 4), language),
    importantLinks: await content.importantLinks(),
  }
}

export type HomeData = Awaited<ReturnType<typeof readHome>>
