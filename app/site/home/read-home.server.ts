import { inLanguage } from "#app/language.ts"
import { phoneHref } from "#app/links.tsx"
import type { Feed } from "#app/store/store.tsx"
import { endOf } from "#domain/admission/admission-period.ts"
import type { Programme } from "#domain/admission/programme-schema.ts"
import type { NamedSession } from "#domain/admission/session.ts"
import { formatDay } from "#domain/content/format.ts"
import { otherLanguage } from "#domain/content/languages.ts"
import { localise } from "#domain/content/localise.ts"
import { meritLists } from "#domain/content/paths.ts"
import { pictureSources } from "#domain/content/picture-sources.ts"
import type { Settings } from "#domain/content/settings.ts"
import type { Language } from "#domain/content/text.ts"
import { formatRupees } from "#domain/fields/format-rupees.ts"
import { formatMessage } from "#domain/messages/format-message.ts"
import type { SiteContent } from "#server/features/content/content.ts"

import { noticesFeed, photosFeed } from "../feeds.server.ts"
import { readPhotos } from "../gallery/read-albums.server.ts"
import { picturesOf } from "../initials.server.ts"
import { datedEvents } from "../lists/event-days.ts"
import { announcementParts } from "./announcement.tsx"
import { type HomeMessages, homeMessages } from "./messages.server.ts"

interface Fact {
  label: string
  value: string
  /** Link of the value: the helpline's phone, or a page. */
  href?: string
}

const meritListsFact = (label: string, language: Language): Fact => {
  const { published: value } = homeMessages[language].admission
  return { label, value, href: inLanguage(language, meritLists.path) }
}

/** The lowest and the highest fee of all courses and categories, or the one that is the same for all. */
const feeFact = (programmes: readonly Programme[], messages: HomeMessages["admission"]): Fact => {
  const amounts = programmes.flatMap(({ fees, ews_fee = fees.general }) => [
    ...Object.values(fees),
    ews_fee,
  ])
  const [lowest, highest] = [Math.min(...amounts), Math.max(...amounts)]
  const [from, to] = [formatRupees(lowest), formatRupees(highest)]
  if (lowest === highest) return { label: messages.fee, value: to }
  return { label: messages.fees, value: formatMessage(messages.feeRange, { from, to }) }
}

/** The last day on which a programme closes; undefined if one of them has no end. */
const lastDayOf = (programmes: readonly Programme[]) => {
  const days = programmes.map((programme) => endOf(programme)?.day)
  return days.includes(undefined) ? undefined : days.toSorted().at(-1)
}

/**
 * What the home page says of the admission (specification 3.4). It is open up to its last day; without one, nothing
 * is said about it, nor before the college has confirmed the session. Once it is closed, applicants are led to the status of their
 * application. `today` is an ISO day.
 */
export const admissionStatus = (
  { phones }: Pick<Settings, "phones">,
  { label, programmes, fee_last_day, isConfirmed }: NamedSession,
  language: Language,
  today: string,
) => {
  const { admission: messages } = homeMessages[language]
  const last_day = isConfirmed ? lastDayOf(programmes) : undefined
  const isClosed = last_day !== undefined && last_day < today
  const dated = isClosed ? messages.closed : messages.open
  const confirmed = last_day === undefined ? messages.undated : dated
  const title = isConfirmed ? confirmed : messages.unconfirmed
  const day = (name: string, iso: string | undefined): Fact[] =>
    iso === undefined ? [] : [{ label: name, value: formatDay(iso, language) }]
  const [phone] = phones
  const facts: Fact[] = [
    ...day(messages.lastDay, last_day),
    ...(isConfirmed
      ? [...day(messages.feeLastDay, fee_last_day), feeFact(programmes, messages)]
      : []),
    ...(phone ? [{ label: messages.helpline, value: phone, href: phoneHref(phone) }] : []),
  ]
  return {
    title: formatMessage(title, { session: label }),
    isOpen: last_day !== undefined && !isClosed,
    facts,
    next:
      isClosed || !isConfirmed
        ? { text: messages.status, link: "/admission-status" }
        : { text: messages.apply, link: "/admission-form" },
  }
}

export type AdmissionStatus = ReturnType<typeof admissionStatus>

/** One or two whole rows of a wide screen. */
const photosShown = (count: number) => (count < 8 ? 4 : 8)

export const firstParagraphs = (markdown: string, paragraphs: number) =>
  markdown
    .trim()
    .split(/\n\s*\n/)
    .slice(0, paragraphs)
    .join("\n\n")

/** Salutation and first paragraph; undefined while the page is not published. */
const readPrincipal = async (content: SiteContent, language: Language) => {
  const path = "/about/principals-message/"
  const page = await content.page(path)
  return (
    page && {
      path,
      noPageIn: page.noPageIn,
      // Without a page in this language the text is that of the other one.
      lang: page.noPageIn === language ? otherLanguage(language) : undefined,
      picture: page.picture,
      html: content.html(firstParagraphs(page.body, 2)),
    }
  )
}

const readLists = async (content: SiteContent, language: Language, today: string) => {
  const [
    sections,
    isOpen,
    slides,
    notices,
    { photos },
    dignitaries,
    tiles,
    campusLife,
    statistics,
    titles,
  ] = await Promise.all([
    content.list("home_sections"),
    content.linkCheck(),
    content.list("slides"),
    content.listPage("notices", 1),
    readPhotos(content),
    content.list("dignitaries"),
    content.list("tiles"),
    content.list("campus_life"),
    content.list("statistics"),
    content.builtInTitles(),
  ])
  const sides = picturesOf(campusLife)
  const shown = photos.slice(0, photosShown(photos.length))
  return {
    // For the shared state (specification 3.12). It holds only the URLs of pictures; `slides` and `photos` below hold
    // the rest, in the same order.
    feeds: [
      {
        type: "SET_STORE_SLIDERS",
        payload: slides.map(({ picture }) => pictureSources(picture.file).src),
      },
      noticesFeed(notices?.items.slice(0, 5) ?? [], language, today),
      photosFeed(shown),
    ] satisfies Feed[],
    sections: sections.map(({ slug, title, section }) => ({ slug, title, section })),
    slides: slides.map(({ caption, picture }) => ({ caption, picture })),
    photos: shown.map(({ picture }) => picture.file),
    dignitaries: dignitaries.map(({ name, role, picture }) => ({ name, role, picture })),
    tiles: tiles
      .filter(({ link }) => isOpen(link))
      .map(({ title, icon, link }) => ({ title, icon, link })),
    campusLife: campusLife.map(({ title, text }, index) => ({ title, text, ...sides[index] })),
    statistics: statistics.map(({ label, value }) => ({ label, value })),
    meritFacts: isOpen(meritLists.path) ? [meritListsFact(titles[meritLists.path], language)] : [],
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
  const { meritFacts, ...lists } = await readLists(content, language, today)
  const values = { college: college.name, courses: courseNames, session: admissionSession.label }
  return {
    messages,
    college: {
      name: college.name,
      alternateName: settings.college.name[otherLanguage(language)],
      address: college.address,
      phones: settings.phones,
      email: settings.email,
    },
    description: formatMessage(description, values),
    admission: {
      status: { ...status, facts: [...status.facts, ...meritFacts] },
      courses: formatMessage(admission.courses, values),
    },
    announcement: announcementParts(announcement, settings),
    ...lists,
    principal: await readPrincipal(content, language),
    // Upcoming ones, soonest first, then the latest past ones.
    events: datedEvents((await content.list("events")).slice(0, 4), language),
    importantLinks: await content.importantLinks(),
  }
}

export type HomeData = Awaited<ReturnType<typeof readHome>>
