/** The pages that a visit begins with; the scripts of each are a chunk. */
export const firstPages = {
  dashboard: () => import("./applications/dashboard.tsx"),
  counter: () => import("./counter/counter-page.tsx"),
  applications: () => import("./applications/application-list.tsx"),
  application: () => import("./applications/application-show.tsx"),
}

const addresses: [pattern: RegExp, page: keyof typeof firstPages][] = [
  [/^(?:#\/?)?$/, "dashboard"],
  [/^#\/counter$/, "counter"],
  [/^#\/applications(?:\?|$)/, "applications"],
  [/^#\/applications\/\w+\/show$/, "application"],
]

/** Loads the scripts of the page that the part of the address after the # names, if a visit often begins with it. */
export const loadFirstPage = async (hash: string) => {
  const page = addresses.find(([pattern]) => pattern.test(hash))?.[1]
  await (page && firstPages[page]())
}
