import { renderToStaticMarkup } from "react-dom/server"
import { createRoutesStub } from "react-router"
import { expect, test } from "vitest"

import { HomeRows, rowsOf } from "./home-rows.tsx"
import { homeMessages } from "./messages.server.ts"
import type { HomeData } from "./read-home.server.ts"

test.each([
  { order: ["tiles", "notices", "events"], rows: [["tiles"], ["notices", "events"]] },
  { order: ["events", "notices"], rows: [["events"], ["notices"]] },
  { order: ["notices", "photos", "events"], rows: [["notices"], ["photos"], ["events"]] },
  { order: ["campus_life", "important_links"], rows: [["campus_life", "important_links"]] },
  { order: ["notices", "events", "events"], rows: [["notices", "events"], ["events"]] },
  { order: [], rows: [] },
])("$order make the rows $rows", ({ order, rows }) =>
  expect(rowsOf(order.map((section) => ({ section })))).toEqual(
    rows.map((row) => row.map((section) => ({ section }))),
  ),
)

const htmlOf = (home: object) => {
  const data = { messages: homeMessages.en, ...home } as unknown as HomeData
  const Page = createRoutesStub([{ path: "/", Component: () => <HomeRows home={data} /> }])
  return renderToStaticMarkup(<Page />)
}

const section = (name: string, title = "A heading") => ({ slug: name, section: name, title })

test.each(["tiles", "principal", "campus_life", "important_links", "statistics", "photos"])(
  "the section %s without items is not shown",
  (name) => {
    const none = { tiles: [], campusLife: [], importantLinks: [], statistics: [], photos: [] }
    expect(htmlOf({ ...none, sections: [section(name)] })).toBe("")
  },
)

test("important links are not shown while none of them has a page", () => {
  const sections = [section("important_links", "Links")]
  const notYet = { title: "IT Policy" }
  expect(htmlOf({ sections, importantLinks: [notYet] })).toBe("")
  const open = { title: "RTI", link: "/rti-information" }
  expect(htmlOf({ sections, importantLinks: [notYet, open] })).toContain("<li>IT Policy</li>")
})

test("important links take the whole row if campus life has no items", () => {
  const home = {
    sections: [section("campus_life"), section("important_links", "Links")],
    campusLife: [],
    importantLinks: [{ title: "RTI", link: "/rti-information" }],
  }
  const alone = { ...home, sections: [section("important_links", "Links")] }
  expect(htmlOf(home)).toContain("Links</h2>")
  expect(htmlOf(home)).toBe(htmlOf(alone))
})

test("sections are shown in the college's order, under its headings, and no others", () => {
  const home = {
    sections: [
      section("statistics", "In figures"),
      section("events", "What is on"),
      section("principal", "A word"),
      section("notices", "News"),
    ],
    statistics: [{ label: "Books", value: 12_000 }],
    events: [],
    principal: undefined,
  }
  const html = htmlOf(home)
  expect(html).toContain('aria-label="In figures"')
  const headings = Array.from(html.matchAll(/<h2[^>]*>([^<]*)</g), ([, text]) => text)
  expect(headings).toEqual(["What is on", "News"])
})
