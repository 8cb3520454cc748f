import { expect, test } from "vitest"

import { frontOf, pageSectionOf } from "./page-section.ts"

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
const sections = [about, facilities, academics]

test.each([
  { path: "/about/vision/", belongs: about, why: "it is listed there" },
  { path: "/About/VISION", belongs: about, why: "letter case and slash do not matter" },
  { path: "/courses", belongs: academics, why: "it is listed there" },
  { path: "/about/rules", belongs: about, why: "its neighbours are listed there" },
  { path: "/facilities", belongs: facilities, why: "it is listed there" },
  { path: "/prospectus", belongs: undefined, why: "being next to /courses says nothing" },
  { path: "/gallery/news", belongs: undefined, why: "nobody lists it or a neighbour" },
])("$path belongs to $belongs.title: $why", ({ path, belongs }) => {
  expect(pageSectionOf(sections, path)).toBe(belongs)
})

test("a section's name leads to the page at the folder's own address", () => {
  expect(frontOf(facilities, "/facilities/multipurpose-hall/")).toBe("/facilities")
  expect(frontOf(about, "/about/vision/")).toBeUndefined()
})
