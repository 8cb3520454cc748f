import { formatDays } from "#domain/content/format-date.ts"
import type { Language } from "#domain/content/text.ts"

/** The days of an event, ISO; without an end it is a matter of one day. */
interface EventDays {
  starts_on: string
  ends_on?: string | undefined
}

/** Whether an event is over; on its last day it is not. `today` is an ISO day. */
export const isPast = ({ starts_on, ends_on = starts_on }: EventDays, today: string) =>
  ends_on < today

/** The days of an event as people write them: "11–12 December 2025". */
export const formatEventDays = (
  { starts_on, ends_on = starts_on }: EventDays,
  language: Language,
) => formatDays(starts_on, ends_on, language)

/** A part of the list, newest first, as a visitor reads it: what is to come, the soonest first; what was. */
export const upcomingAndPast = <Event extends EventDays>(
  newestFirst: readonly Event[],
  today: string,
) => ({
  upcoming: newestFirst.filter((event) => !isPast(event, today)).toReversed(),
  past: newestFirst.filter((event) => isPast(event, today)),
})
