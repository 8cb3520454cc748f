import { dayInIndia } from "../../fields/india-time.ts"

/** When a list becomes public, and its last days. */
export interface PublicationTimes {
  /** ISO 8601 in UTC; empty: now. */
  publishAt: string
  /** The last day to accept, YYYY-MM-DD. */
  lastDate: string
  /** The last day for objections, YYYY-MM-DD; empty: a few days after the list becomes public. */
  objectUntil?: string
}

/**
 * Errors of these times, by field. A list becomes public now or later: answers since its publication keep it from being
 * withdrawn. Its last days are not before the day in India on which it becomes public.
 */
export const publicationErrors = (
  { publishAt, lastDate, objectUntil }: PublicationTimes,
  now: Date,
): Record<string, string[]> => {
  const from = publishAt ? new Date(publishAt) : now
  const isTooEarly = (day: string | undefined) => !!day && day < dayInIndia(from)
  return {
    ...(from < now && { publish_at: ["past"] }),
    ...(isTooEarly(lastDate) && { last_date: ["before_publication"] }),
    ...(isTooEarly(objectUntil) && { object_until: ["before_publication"] }),
  }
}
