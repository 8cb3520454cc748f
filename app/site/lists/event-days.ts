import { formatDays } from "#domain/content/format.ts"
import type { Language } from "#domain/content/text.ts"

/** First and last day of an event (ISO); without `ends_on` it lasts one day. */
interface EventDays {
  starts_on: string
  ends_on?: string | undefined
}

/** Whether an event is over, which it is not on its last day. `today` is an ISO day. */
export const isPast = ({ starts_on, ends_on = starts_on }: EventDays, today: string) =>
  ends_on < today

/** Date range of an event: "11–12 December 2025". */
export const formatEventDays = (
  { starts_on, ends_on = starts_on }: EventDays,
  language: Language,
) => formatDays(starts_on, ends_on, language)

interface ListedEvent extends EventDays {
  slug: string
  title: string
  place: string
  noPageIn?: Language | undefined
}

export const datedEvents = (events: readonly ListedEvent[], language: Language) =>
  events.map(({ slug, title, place, noPageIn, ...days }) => ({
    slug,
    title,
    ...(noPageIn && { noPageIn }),
    date: days.starts_on,
    // A single day is shown in the day block already.
    note: days.ends_on ? `${formatEventDays(days, language)}, ${place}` : place,
  }))

/** Splits events into upcoming and past ones; each part keeps the order of the list. */
export const upcomingAndPast = <Event extends EventDays>(
  events: readonly Event[],
  today: string,
) => ({
  upcoming: events.filter((event) => !isPast(event, today)),
  past: events.filter((event) => isPast(event, today)),
})
