/** A day as Indian papers have it, 27-03-2007, of ISO text 2007-03-27. */
export const dayFirst = (isoDay: string) => isoDay.split("-").toReversed().join("-")
