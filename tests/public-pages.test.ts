// The list of checked pages must cover the application's route table.
import { expect, test } from "vitest"

import routes from "#app/routes.ts"
import { isRoute, plainPath } from "#domain/content/paths.ts"

import { publicPages } from "./support/samples/public-pages.ts"

type Route = {
  file: string
  path?: string | undefined
  index?: boolean | undefined
  children?: Route[] | undefined
}

/** The paths of a route and its descendants, without the language segment. */
const pathsOf = ({ path, index, file, children = [] }: Route, files = /./): string[] => [
  ...(index && files.test(file) ? ["/"] : []),
  ...(path && path !== "hi?" && files.test(file) ? [`/${path}`] : []),
  ...children.flatMap((child) => pathsOf(child, files)),
]

/**
 * Paths that are no page of the public site: redirects, pages of one person, and merit lists, which a new site does not
 * have (tests/http/merit-lists.test.ts).
 */
const isExcluded = (path: string) =>
  path.endsWith("/*") ||
  /:(?:code|urn)$|^\/(?:console|merit-lists\/|office|student\/(?!student-login))/.test(path)

const isCovered = (route: string) => {
  const pattern = new RegExp(`^${plainPath(route).replaceAll(/:\w+/g, "[^/?]+")}$`)
  return publicPages.some((page) => pattern.test(plainPath(page)))
}

const paths = routes.flatMap((route) => pathsOf(route as Route)).filter((path) => !isExcluded(path))

test.each(paths)("%s is in the list of checked pages", (path) => expect(isCovered(path)).toBe(true))

/** Text pages answer, too, but are only linked while they are published. */
const textPages = routes.flatMap((route) => pathsOf(route as Route, /prose-page/))

test("links of the site may lead to every route that is no text page", () => {
  const others = paths.filter((path) => !textPages.includes(path))
  expect(textPages.length).toBeGreaterThan(9)
  expect(others.filter((path) => !isRoute(plainPath(path)))).toEqual([])
})
