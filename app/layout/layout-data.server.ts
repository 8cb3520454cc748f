import type { Feed } from "#app/store/store.tsx"
import { defaultColours } from "#domain/content/colours.ts"
import { formatDay } from "#domain/content/format.ts"
import { distinctTexts } from "#domain/content/languages.ts"
import { localise } from "#domain/content/localise.ts"
import { emblemOf, neutralEmblem } from "#domain/content/picture-sources.ts"
import { previewLabel } from "#domain/content/publishing.ts"
import { sampleLine } from "#domain/content/sample-checklist.ts"
import type { Settings } from "#domain/content/settings.ts"
import type { Language } from "#domain/content/text.ts"
import { dayInIndia } from "#domain/fields/india-time.ts"
import type { RequestContext } from "#server/http/pages/request-context.ts"

import { layoutMessages } from "./messages.server.ts"

const holidaysShown = 4

/** What top bar, header, menu and footer show. */
export const loadLayoutData = async (context: RequestContext, language: Language) => {
  const content = context.content(language)
  const [settings, samplePaths, isOpen, menu, footerGroups, holidays, social, lastUpdated] =
    await Promise.all([
      context.settings(),
      context.samplePaths(),
      content.linkCheck(),
      content.menu(),
      content.list("footer_groups"),
      content.list("holidays"),
      content.list("social_links"),
      content.lastUpdated(),
    ])
  // Name the fields that are shown: every page carries these data a second time, for hydration.
  const { name, address, affiliation, emblem } = localise(settings.college, language)
  const today = dayInIndia(new Date())
  const updated = dayInIndia(new Date(lastUpdated))
  const store_logo = emblemOf(settings.college) ?? neutralEmblem
  const store = { store_logo, store_title: name }
  return {
    messages: messagesFor(language, settings.appearance),
    footerGroups: openGroups(footerGroups, isOpen).map(({ title, entries }) => ({
      title,
      entries,
    })),
    college: {
      name,
      names: distinctTexts(settings.college.name),
      address,
      affiliation,
      emblemAlt: emblem?.alt,
    },
    phones: settings.phones,
    email: settings.email,
    isSample: settings.is_sample,
    preview: context.isPreview ? previewLabel[language] : undefined,
    // Navigation does not load these data again, so all paths are here. None are left once the college has gone through them.
    sample: samplePaths.length > 0 ? { text: sampleLine[language], paths: samplePaths } : undefined,
    menu: menu.map(({ title, link, entries }) => ({ title, link, entries })),
    holidays: upcomingHolidays(holidays, today, holidaysShown).map(
      ({ name: holiday, date, is_approximate }) => ({
        name: holiday,
        date,
        day: formatDay(date, language),
        isApproximate: is_approximate,
      }),
    ),
    social: social.map(({ name: site, link }) => ({ name: site, link })),
    year: today.slice(0, 4),
    updated: { date: updated, day: formatDay(updated, language) },
    feeds: [{ type: "SET_STORE_DATA", payload: store }] satisfies Feed[],
  }
}

/** The first navigation colour is the college's own, if it has one. */
const messagesFor = (language: Language, { main }: Settings["appearance"]) => {
  const { display, ...messages } = layoutMessages[language]
  const { ownColour, ...shown } = display
  if (main === defaultColours.main) return { ...messages, display: shown }
  const colours = { ...shown.colours, [defaultColours.main]: ownColour }
  return { ...messages, display: { ...shown, colours } }
}

export type LayoutData = Awaited<ReturnType<typeof loadLayoutData>>

/** Groups of links without those that lead to no page; a group without links is left out. */
export const openGroups = <Group extends { entries: readonly { link: string }[] }>(
  groups: readonly Group[],
  isOpen: (link: string) => boolean,
): Group[] =>
  groups
    .map((group) => ({ ...group, entries: group.entries.filter(({ link }) => isOpen(link)) }))
    .filter(({ entries }) => entries.length > 0)

/** At most `limit` dated items from `today` (ISO day) on, soonest first. */
export const upcomingHolidays = <Item extends { date: string }>(
  items: readonly Item[],
  today: string,
  limit: number,
) =>
  items
    .filter(({ date }) => date >= today)
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .slice(0, limit)
