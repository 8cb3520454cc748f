/** Formats an ISO day 2007-03-27 in the Indian order, 27-03-2007. */
export const dayFirst = (isoDay: string) => isoDay.split("-").toReversed().join("-")

const isoInIndia = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" })

/** The ISO day in India at an instant. The college's "today" is the day in India. */
export const dayInIndia = (instant: Date) => isoInIndia.format(instant)
