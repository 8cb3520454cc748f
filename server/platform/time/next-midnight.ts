const hour = 60 * 60 * 1000
const day = 24 * hour
/** India has one time, and no summer time. */
const aheadOfUtc = 5.5 * hour

/** When the next day begins in India. */
export const nextMidnight = (instant: Date) => {
  const inIndia = instant.getTime() + aheadOfUtc
  return new Date(Math.floor(inIndia / day + 1) * day - aheadOfUtc)
}
