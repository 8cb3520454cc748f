// The route table is the application's; the list that is checked must not fall behind it.
import { expect, test } from "vitest"

import routes from "#app/routes.ts"
import { plainPath } from "#domain/content/plain-path.ts"

import { publicPages } from "./support/public-pages.ts"

type Route = {
  path?: string | undefined
  index?: boolean | undefined
  children?: Route[] | undefined
}

/** The paths of a route and all below it, without the language level. */
const pathsOf = ({ path, index, children = [] }: Route): string[] => [
  ...(index ? ["/"] : []),
  ...(path && path !== "hi?" ? [`/${path}`] : []),
  ...children.flatMap(pathsOf),
]

/** Those that are no page of the public site: they lead elsewhere, or are somebody's own. */
const isOther = (path: string) =>
  path.endsWith("/*") ||
  /:(?:code|urn)$|^\/(?:console|office|student\/(?!student-login))/.test(path) ||
  ["/privacy-policy", "/terms-and-conditions"].includes(path)

const isCovered = (route: string) => {
  const pattern = new RegExp(`^${plainPath(route).replaceAll(/:\w+/g, "[^/?]+")}$`)
  return publicPages.some((page) => pattern.test(plainPath(page)))
}

const paths = routes.flatMap((route) => pathsOf(route as Route)).filter((path) => !isOther(path))

test.each(paths)("%s is among the pages that are checked", (path) =>
  expect(isCovered(path)).toBe(true),
)
