import { expect, test } from "vitest"

import { collections } from "./collections.ts"
import { fixedPages } from "./fixed-pages.ts"
import { publicPath } from "./public-path.ts"

test.each([
  ["pages", { path: "/hostel/" }, "/hostel/"],
  ["notices", {}, "/notices/one"],
  ["events", {}, "/events/one"],
  ["departments", { faculty: "commerce" }, "/faculties-staff/faculty-of-commerce/"],
  ["departments", { faculty: "non_teaching" }, "/faculties-staff/non-teaching-staff/"],
  ["photos", {}, "/gallery/photo/"],
  ["slides", {}, "/"],
  ["menus", {}, "/"],
  ["social_links", {}, "/"],
  ["settings", {}, "/"],
] as const)("the public path of %s %j is %s", (collection, item, path) =>
  expect(publicPath(collection, "one", item)).toBe(path),
)

test("items without their own page appear on a fixed page", () => {
  const paths: string[] = fixedPages.map(({ path }) => path)
  const faculty = "science"
  const names = Object.keys(collections) as (keyof typeof collections)[]
  const ownPage = ["pages", "notices", "events"]
  for (const name of names.filter((one) => !ownPage.includes(one)))
    expect(paths, name).toContain(publicPath(name, "one", { faculty }))
})
