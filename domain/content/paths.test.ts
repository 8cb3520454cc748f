import { describe, expect, test } from "vitest"

import { collections } from "./collections.ts"
import { fixedPages, freeSlug, isSlug, publicPath, slugOf } from "./paths.ts"

test.each([
  ["pages", { path: "/hostel/" }, "/hostel/"],
  ["notices", {}, "/notices/one"],
  ["events", {}, "/events/one"],
  ["faculties", { path: "/faculty-of-arts" }, "/faculty-of-arts"],
  ["departments", { faculty: "arts" }, "/departments/one"],
  ["list_pages", { page: "/notices" }, "/notices"],
  ["photos", {}, "/gallery/photo/"],
  ["photos", { album: "yoga-day" }, "/gallery/photo/yoga-day"],
  ["albums", {}, "/gallery/photo/one"],
  ["slides", {}, "/"],
  ["menus", {}, "/"],
  ["social_links", {}, "/"],
  ["settings", {}, "/"],
] as const)("the public path of %s %j is %s", (collection, item, path) =>
  expect(publicPath(collection, "one", item)).toBe(path),
)

test("items without their own page appear on a fixed page", () => {
  const paths: string[] = fixedPages.map(({ path }) => path)
  const names = Object.keys(collections) as (keyof typeof collections)[]
  const ownPage = ["albums", "pages", "faculties", "departments", "notices", "events"]
  for (const name of names.filter((one) => !ownPage.includes(one)))
    expect(paths, name).toContain(publicPath(name, "one", {}))
})

test.each([
  ["Admission notice", "admission-notice"],
  ["B.Sc. results, 2026", "b-sc-results-2026"],
  ["  Café – Über ", "cafe-uber"],
  ["सूचना", "suchana"],
  ["।", ""],
  ["a".repeat(100), "a".repeat(60)],
  [`${"a".repeat(59)} b`, "a".repeat(59)],
])("the slug of '%s' is '%s'", (title, slug) => expect(slugOf(title)).toBe(slug))

describe("isSlug", () => {
  test.each(["a", "notice-2", "2026-results", "a".repeat(70)])("accepts %s", (text) =>
    expect(isSlug(text)).toBe(true),
  )
  test.each(["", "-a", "a-", "a--b", "A", "a/b", "a.b", "सूचना", "a".repeat(71)])(
    "refuses '%s'",
    (text) => expect(isSlug(text)).toBe(false),
  )
})

test.each([
  { taken: [], free: "fee" },
  { taken: ["fee"], free: "fee-2" },
  { taken: ["fee", "fee-2", "fee-4"], free: "fee-3" },
])("with $taken taken, the free slug is $free", ({ taken, free }) =>
  expect(freeSlug("fee", new Set(taken))).toBe(free),
)
