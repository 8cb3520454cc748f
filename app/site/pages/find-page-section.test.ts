import { expect, test } from "vitest"

import { frontOf, pageSectionOf } from "./page-head.server.ts"

const about = {
  title: "About",
  entries: [
    { title: "Vision", link: "/about/vision/" },
    { title: "History", link: "/about/college_history" },
  ],
}
const facilities = {
  title: "Facilities",
  entries: [
    { title: "All Facilities", link: "/facilities" },
    { title: "Multipurpose Hall", link: "/facilities/multipurpose-hall/" },
  ],
}
const academics = {
  title: "Academics",
  entries: [{ title: "Courses", link: "/courses" }, { title: "Prospectus" }],
}
const contact = { title: "Contact", link: "/contact-us/", entries: [] }
const sections = [about, facilities, academics, contact]

test.each([
  { path: "/about/vision/", section: about, why: "it is listed there" },
  { path: "/About/VISION", section: about, why: "case and trailing slash are ignored" },
  { path: "/courses", section: academics, why: "it is listed there" },
  { path: "/contact-us", section: contact, why: "the section is at this path itself" },
  { path: "/about/rules", section: about, why: "its siblings are listed there" },
  { path: "/facilities", section: facilities, why: "it is listed there" },
  { path: "/prospectus", section: undefined, why: "it has no sibling in a section" },
  { path: "/gallery/news", section: undefined, why: "neither it nor a sibling is listed" },
])("$path belongs to $section.title: $why", ({ path, section }) => {
  expect(pageSectionOf(sections, path)).toBe(section)
})

test("a section links to the page at its folder's address, if any", () => {
  expect(frontOf(facilities, "/facilities/multipurpose-hall/")).toBe("/facilities")
  expect(frontOf(about, "/about/vision/")).toBeUndefined()
})
