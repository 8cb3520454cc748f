const hour = 60 * 60 * 1000
const day = 24 * hour
/** India has a single time zone without daylight saving time. */
const aheadOfUtc = 5.5 * hour

/** The start of the next day in India. */
export const nextMidnight = (instant: Date) => {
  const inIndia = instant.getTime() + aheadOfUtc
  return new Date(Math.floor(inIndia / day + 1) * day - aheadOfUtc)
}
