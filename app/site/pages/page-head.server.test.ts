import { expect, test } from "vitest"

import type { SiteContent } from "#server/features/content/content.ts"

import { attachmentsOf, listTexts, pageHead, pageNumberIn } from "./page-head.server.ts"

test.each([
  { search: "", page: 1 },
  { search: "?page=1", page: 1 },
  { search: "?page=12", page: 12 },
  { search: "?q=fee&page=3", page: 3 },
  { search: "?page=", page: undefined },
  { search: "?page=0", page: undefined },
  { search: "?page=-1", page: undefined },
  { search: "?page=2.5", page: undefined },
  { search: "?page=two", page: undefined },
  { search: "?page=123456", page: undefined },
])("reads page $page from '$search'", ({ search, page }) =>
  expect(pageNumberIn(new URLSearchParams(search))).toBe(page),
)

const file = "media/0123456789abcdef0123456789abcdef.pdf"

test.each([
  { bytes: 12, language: "en", size: "1 kB" },
  { bytes: 348_200, language: "en", size: "348 kB" },
  { bytes: 1_260_000, language: "en", size: "1.3 MB" },
  { bytes: 9_999_999, language: "hi", size: "10 MB" },
] as const)("formats $bytes bytes as $size", ({ bytes, language, size }) => {
  expect(attachmentsOf([{ file, title: "Prospectus", bytes }], language)?.files).toEqual([
    { href: `/${file}`, title: "Prospectus", size },
  ])
})

test.each([undefined, []])("returns undefined without files: %j", (none) =>
  expect(attachmentsOf(none, "en")).toBeUndefined(),
)

test.each([
  { items: [{ page: "/notices", lead: "All of it." }], lead: "All of it." },
  { items: [{ page: "/notices", lead: "" }], lead: undefined },
  { items: [{ page: "/events", lead: "All of them." }], lead: undefined },
])("a list with the texts $items has the lead $lead", async ({ items, lead }) => {
  const content = {
    list: async () => items,
    builtInTitles: async () => ({ "/notices": "News", "/events": "Dates" }),
  } as unknown as SiteContent
  expect(await listTexts(content, "/notices")).toEqual({ title: "News", lead })
})

const contact = {
  title: "Contact",
  link: "/contact-us/",
  picture: { file: "gallery/campus-gate" },
  entries: [{ title: "Office", link: "/contact-us/office" }],
}

test.each([
  { path: "/contact-us", titles: ["Home"], why: "it is the section's own page" },
  { path: "/contact-us/office", titles: ["Home", "Contact"], why: "it is in the section" },
])("the breadcrumbs of $path are $titles: $why", ({ path, titles }) => {
  const head = pageHead(new URL(`http://college.example${path}`), contact, { title: "Write to us" })
  expect(head.crumbs.map(({ title }) => title)).toEqual(titles)
  expect(head.sectionPicture).toBe(contact.picture.file)
})
