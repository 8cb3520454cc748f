// Which features of JavaScript, the browser's interfaces, HTML and CSS the oldest browsers lack, by the names of MDN's
// browser-compat-data: "javascript.builtins.Array.toSorted", "css.selectors.has".
import { features } from "web-features"

import { oldestBrowsers } from "../../../browsers.ts"

type Part = keyof typeof oldestBrowsers

/** Compares "14.1" and "9" as versions. One from before the data begins with "≤". */
export const isAtMost = (version: string, limit: string) => {
  const [a, b] = [version, limit].map((text) => text.replace("≤", "").split(".").map(Number))
  const at = a!.findIndex((part, index) => part !== (b![index] ?? 0))
  return at < 0 || a![at]! < (b![at] ?? 0)
}

/** The first version of each browser that has a feature; none where it is not there yet. */
export const supportOf = new Map(
  Object.values(features).flatMap((feature) => {
    const known = feature.kind === "feature" ? feature.status.by_compat_key : undefined
    return Object.entries(known ?? {}).map(([key, { support }]): [string, Map<string, string>] => [
      key,
      new Map(Object.entries(support)),
    ])
  }),
)

/** Which of the oldest browsers lack a feature, as text. */
const lackedBy = (key: string, part: Part) =>
  Object.entries(oldestBrowsers[part]).flatMap(([name, oldest]) => {
    const since = supportOf.get(key)?.get(name)
    if (since !== undefined && isAtMost(since, oldest)) return []
    return since === undefined ? name : `${name} before ${since}`
  })

const newerOf = (part: Part) =>
  new Set([...supportOf.keys()].filter((key) => lackedBy(key, part).length > 0))

/** The features that one of the oldest browsers lacks. */
export const newerFeatures = { pages: newerOf("pages"), console: newerOf("console") }
