import { expect, test } from "vitest"

import { openPage, textsOf } from "#tests/support/open-page.ts"

test.each([
  { path: "/faculty-of-science", title: "Faculty of Science", first: "PHYSICS" },
  {
    path: "/faculties-staff/faculty-of-commerce/",
    title: "Faculty of Commerce",
    first: "COMMERCE",
  },
  {
    path: "/faculties-staff/non-teaching-staff/",
    title: "Non-Teaching Staff",
    first: "OFFICE",
  },
])("$title shows its departments", async ({ path, title, first }) => {
  const { heading, main } = await openPage(path)
  expect(heading).toBe(title)
  expect(textsOf(main, "h2")[0]).toBe(first)
})
