/** Formats an ISO day 2007-03-27 in the Indian order, 27-03-2007. */
export const dayFirst = (isoDay: string) => isoDay.split("-").toReversed().join("-")
