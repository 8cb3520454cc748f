import { expect, test } from "vitest"

import { localise } from "#domain/content/localise.ts"
import { builtInTitles } from "#domain/content/named-pages.ts"
import { fixedPages } from "#domain/content/paths.ts"

import { siteSearchMessages } from "./messages.server.ts"
import { type Branch, buildSiteMap } from "./site-map-page.tsx"

const menu = [
  { title: "Home", link: "/", entries: [] },
  {
    title: "About",
    entries: [
      { title: "Vision", link: "/about/vision/" },
      { title: "Prospectus" },
      { title: "Science", link: "/faculty-of-science" },
    ],
  },
  { title: "Alumni", entries: [{ title: "Association" }] },
  { title: "Contact", link: "/Contact-us", entries: [] },
]
const pages = [
  { title: "Vision", path: "/about/vision" },
  { title: "Fee Refund Policy", path: "/fee-refund-policy" },
]
const faculties = [
  { slug: "arts", title: "Arts", path: "/faculty-of-arts" },
  { slug: "science", title: "Science", path: "/faculty-of-science/" },
]
const departments = [
  { slug: "hindi", department: "Hindi", faculty: "arts" },
  { slug: "physics", department: "Physics", faculty: "science" },
  { slug: "law", department: "Law", faculty: "hidden" },
]
const messages = siteSearchMessages.en.siteMap
const titles = localise(
  builtInTitles([{ page: "/events", title: { en: "What is on", hi: "कार्यक्रम" } }]),
  "en",
)
const programmes = ["ba", "bsc", "bed"].map((slug) => ({
  title: slug,
  link: `/admission-form/${slug}/part-1`,
}))
const tree = buildSiteMap({ menu, pages, programmes, faculties, departments, titles, messages })

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
  expect(titlesUnder("Notices and events")).toEqual(["Notices", "What is on", "Holidays"])
  expect(titlesUnder("Online admission")).toEqual([
    "Online Admission",
    "Status of an Application",
    "ba",
    "bsc",
    "bed",
  ])
  expect(titlesUnder("Policies and more")).toContain("Fee Refund Policy")
})

test("contains departments below their faculty, in the menu or outside it, and those of a hidden one", () => {
  const under = (branches: readonly Branch[], link: string): readonly Branch[] =>
    branches.flatMap((branch) =>
      branch.link === link ? branch.entries : under(branch.entries, link),
    )
  const leaf = (title: string, link: string) => ({ title, link, entries: [] })
  expect(under(tree, "/faculty-of-science")).toEqual([leaf("Physics", "/departments/physics")])
  expect(under(tree, "/faculty-of-arts")).toEqual([leaf("Hindi", "/departments/hindi")])
  expect(titlesUnder("Policies and more")).toContain("Law")
})

test("contains every fixed page once, ignoring case and trailing slash", () => {
  const plain = links.map((link) => link.toLowerCase().replace(/(.)\/$/, "$1"))
  expect(new Set(plain).size).toBe(plain.length)
  const missing = fixedPages
    .map(({ path }) => path.replace(/(.)\/$/, "$1"))
    .filter((path) => !plain.includes(path))
  expect(missing).toEqual(["/site-map"])
})
