import { expect, test } from "vitest"

import { fixedPages } from "#domain/content/paths.ts"

import { siteSearchMessages } from "./messages.server.ts"
import { type Branch, buildSiteMap } from "./site-map-page.tsx"

const menu = [
  { title: "Home", link: "/", entries: [] },
  {
    title: "About",
    entries: [{ title: "Vision", link: "/about/vision/" }, { title: "Prospectus" }],
  },
  { title: "Alumni", entries: [{ title: "Association" }] },
  { title: "Contact", link: "/Contact-us", entries: [] },
]
const pages = [
  { title: "Vision", path: "/about/vision" },
  { title: "Fee Refund Policy", path: "/fee-refund-policy" },
]
const tree = buildSiteMap({ menu, pages, messages: siteSearchMessages.en })

const linksIn = (branches: readonly Branch[]): (string | undefined)[] =>
  branches.flatMap(({ link, entries }) => [link, ...linksIn(entries)])
const links = linksIn(tree).filter((link) => link !== undefined)
const titlesUnder = (title: string) =>
  tree.find((branch) => branch.title === title)?.entries.map((entry) => entry.title)

test("contains the menu without unpublished entries", () => {
  expect(titlesUnder("Main pages")).toEqual(["Home", "About", "Contact"])
  expect(links.filter((link) => link.startsWith("/about"))).toEqual(["/about/vision/"])
})

test("contains pages that are not in the menu", () => {
  expect(titlesUnder("Notices and events")).toEqual(["Notices", "Events", "Holidays"])
  expect(titlesUnder("Online admission")).toHaveLength(5)
  expect(titlesUnder("Policies and more")).toContain("Fee Refund Policy")
})

test("contains every fixed page once, ignoring case and trailing slash", () => {
  const plain = links.map((link) => link.toLowerCase().replace(/(.)\/$/, "$1"))
  expect(new Set(plain).size).toBe(plain.length)
  const missing = fixedPages
    .map(({ path }) => path.replace(/(.)\/$/, "$1"))
    .filter((path) => !plain.includes(path))
  expect(missing).toEqual(["/site-map"])
})
