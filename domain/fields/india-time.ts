/** Formats an ISO day 2007-03-27 in the Indian order, 27-03-2007. */
export const dayFirst = (isoDay: string) => isoDay.split("-").toReversed().join("-")

/** India has one time zone, without daylight saving time. The college's "today" is the day in India. */
export const indiaTimeZone = "Asia/Kolkata"

const aheadOfUtcMs = 5.5 * 60 * 60 * 1000
const dayMs = 24 * 60 * 60 * 1000

/** The clock in India at an instant, as an ISO text without a zone. */
const clockInIndia = (instant: Date) =>
  new Date(instant.getTime() + aheadOfUtcMs).toISOString().slice(0, -1)

/** The ISO day in India at an instant. */
export const dayInIndia = (instant: Date) => clockInIndia(instant).slice(0, 10)

/** The time of day in India at an instant: "18:05". */
export const timeInIndia = (instant: Date) => clockInIndia(instant).slice(11, 16)

/** Formats an instant (ISO 8601) in India's time: 27-03-2007 18:05. */
export const dateTimeInIndia = (instant: string) => {
  const at = new Date(instant)
  return `${dayFirst(dayInIndia(at))} ${timeInIndia(at)}`
}

/** The instant of an ISO day and a time of day in India, "18:05". */
export const instantInIndia = (isoDay: string, time: string) =>
  new Date(Date.parse(`${isoDay}T${time}:00Z`) - aheadOfUtcMs)

/** The instant at which an ISO day begins in India, or one of the days after it. */
export const startOfDayInIndia = (isoDay: string, daysLater = 0) =>
  new Date(instantInIndia(isoDay, "00:00").getTime() + daysLater * dayMs)

/** The start of the next day in India. */
export const nextMidnightInIndia = (instant: Date) => startOfDayInIndia(dayInIndia(instant), 1)
