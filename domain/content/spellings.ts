import { plainPath } from "./paths.ts"

/** Addresses as given, with their correct spellings. A page has one of the two, and the other leads there (specification 2.2). */
const spellings = [
  ["/privacyy-policy", "/privacy-policy"],
  ["/terms-and-condition", "/terms-and-conditions"],
] as const

/** The other spelling of an address; undefined for one that has none. */
export const otherSpelling = (path: string) => {
  const plain = plainPath(path)
  const pair = spellings.find((both) => both.some((one) => one === plain))
  return pair?.find((one) => one !== plain)
}

/** Whether a page that is not published answers at the other spelling: only the given one has a route. */
export const isCorrected = (path: string) =>
  spellings.some(([, corrected]) => corrected === plainPath(path))

/** The two addresses of the student dashboard, each with the URN behind it: as given, and spelt correctly. */
export const dashboardPaths = ["/student/dashbaord", "/student/dashboard"] as const
