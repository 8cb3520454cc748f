import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

import { matchRoutes, type RouteObject } from "react-router"
import { describe, expect, test } from "vitest"

import routes from "#app/routes.ts"
import { sampleDocuments } from "#content/sample-documents.ts"
import { sample, unpublished } from "#content/sample.ts"
import { settings } from "#content/settings.ts"
import { isTaggedPdf } from "#domain/content/accessibility/pdf-tags.ts"
import { collections } from "#domain/content/collections.ts"
import { plainPath } from "#domain/content/paths.ts"

const folder = "content"

/** All bilingual texts at any depth. */
const bilingualsIn = (value: unknown): { en: string; hi: string }[] => {
  if (Array.isArray(value)) return value.flatMap(bilingualsIn)
  if (typeof value !== "object" || value === null) return []
  if ("en" in value && "hi" in value) return [value as { en: string; hi: string }]
  return Object.values(value).flatMap(bilingualsIn)
}

const filesIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(filesIn)
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    key === "picture" ? [(inner as { file: string }).file] : filesIn(inner),
  )
}

test("every collection has sample content", () =>
  expect(Object.keys(sample).toSorted()).toEqual(Object.keys(collections).toSorted()))

test("every text has both languages, the Hindi one in Devanagari", () => {
  const texts = bilingualsIn(sample)
  expect(texts.length).toBeGreaterThan(300)
  const unfinished = texts.filter(
    ({ en, hi }) => (en === "") !== (hi === "") || (hi !== "" && !/[\u0900-\u097f]/.test(hi)),
  )
  expect(unfinished).toEqual([])
})

test("every picture named in the content exists", () => {
  const files = filesIn(sample)
  expect(files.length).toBeGreaterThan(40)
  expect(files.filter((file) => !existsSync(join(folder, "pictures", `${file}.svg`)))).toEqual([])
})

test("every document is a tagged PDF that says that it is a sample, with its size and its text", () => {
  const documents = Object.values(sample.documents)
  expect(documents.map(({ file }) => file.file)).toEqual(sampleDocuments().map(({ file }) => file))
  for (const { file, title } of documents) {
    const bytes = readFileSync(join(folder, file.file))
    expect(bytes.length, file.file).toBe(file.bytes)
    expect(isTaggedPdf(bytes), file.file).toBe(true)
    expect(title.en).toContain("(Sample)")
    expect(title.hi).toContain("(नमूना)")
  }
  for (const { text } of sampleDocuments()) {
    expect(text).toContain("Sample: the college replaces this by its own rules.")
    expect(text).toContain("नमूना: महाविद्यालय इसकी जगह अपने नियम रखे।")
  }
})

test("every video clip exists in both formats", () => {
  const clips = Object.values(sample.videos).flatMap(({ source }) =>
    "file" in source ? [source.file] : [],
  )
  expect(clips).toHaveLength(3)
  for (const clip of clips) {
    for (const format of ["mp4", "webm"]) {
      expect(existsSync(join(folder, "videos", `${clip}.${format}`)), clip).toBe(true)
    }
  }
})

test("no picture contains scripts, styles or external references", () => {
  const pictures = readdirSync(join(folder, "pictures"), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".svg"))
    .map((name) => ({ name, text: readFileSync(join(folder, "pictures", name), "utf8") }))
  expect(pictures).toHaveLength(48)
  const suspicious = pictures.filter(({ text }) =>
    /<script|<style|\son\w+=|href="(?!#)|url\((?!#)/i.test(text),
  )
  expect(suspicious.map(({ name }) => name)).toEqual([])
})

describe("links", () => {
  const pages = Object.entries(sample.pages)
  const published = new Set(
    pages.filter(([slug]) => !unpublished.has(slug)).map(([, { path }]) => plainPath(path)),
  )
  const unpublishedPaths = new Set(
    pages.filter(([slug]) => unpublished.has(slug)).map(([, { path }]) => plainPath(path)),
  )
  /** Whether the route table has its own module for a path; other paths match "*". */
  const hasRoute = (path: string) => {
    const match = matchRoutes(routes as RouteObject[], path)?.at(-1)
    return match !== undefined && match.route.path !== "*"
  }
  const faculties = new Set(Object.values(sample.faculties).map(({ path }) => plainPath(path)))
  const isReachable = (link: string) =>
    published.has(plainPath(link)) || faculties.has(plainPath(link)) || hasRoute(link)

  const linksIn = (text: string) =>
    [...text.matchAll(/\]\((\/[^)#]*)/g)].map(([, target]) => target!)
  const publishedPages = bilingualsIn(sample).flatMap(({ en, hi }) => [
    ...linksIn(en),
    ...linksIn(hi),
  ])

  test("in texts point to published pages", () => {
    expect(publishedPages.length).toBeGreaterThan(20)
    expect(
      publishedPages.filter((link) => !isReachable(link) || unpublishedPaths.has(plainPath(link))),
    ).toEqual([])
  })

  test("are the same in both languages of a text", () => {
    const differing = bilingualsIn(sample).filter(
      ({ en, hi }) => linksIn(en).toSorted().join() !== linksIn(hi).toSorted().join(),
    )
    expect(differing).toEqual([])
  })

  test("of menus, tiles and important links point to a route or a page, published or not", () => {
    const entries = Object.values(sample.menus).flatMap((menu) => [menu, ...menu.entries])
    const all = [
      ...entries,
      ...Object.values(sample.tiles),
      ...Object.values(sample.important_links),
    ].flatMap((entry) => ("link" in entry && entry.link ? [entry.link] : []))
    expect(all.length).toBeGreaterThan(40)
    expect(
      all.filter((link) => !isReachable(link) && !unpublishedPaths.has(plainPath(link))),
    ).toEqual([])
  })

  test("of departments and people lead to an item", () => {
    const references = Object.values(sample).flatMap((items) =>
      Object.values(
        items as Record<string, { faculty?: string; department?: unknown; committees?: string[] }>,
      ).flatMap(({ faculty, department, committees = [] }) => [
        ...(faculty === undefined ? [] : [["faculties", faculty]]),
        ...(typeof department === "string" ? [["departments", department]] : []),
        ...committees.map((page) => ["pages", page]),
      ]),
    )
    expect(references.length).toBeGreaterThan(15)
    const items = sample as Record<string, Record<string, unknown>>
    expect(references.filter(([name, slug]) => !Object.hasOwn(items[name!]!, slug!))).toEqual([])
  })

  test("no two pages have the same path", () =>
    expect(published.size + unpublishedPaths.size).toBe(pages.length))
})

describe("specified texts and numbers of the sample content (specification 3)", () => {
  test.each(["en", "hi"] as const)(
    "the announcement has the specified contents (%s)",
    (language) => {
      const text = settings.announcement[language]
      expect(text).toMatch(/admission|प्रवेश/)
      expect(text).toMatch(/Last date|अन्तिम तिथि/)
      expect(text).toContain(settings.phones[0])
      expect(text).toContain(settings.email)
    },
  )

  test("the fee refund policy has the specified rules", () => {
    const { en } = sample.pages["fee-refund-policy"]!.body
    for (const rule of ["15 days", "100%", "30th day", "50%", "500 rupees", "30 working days"]) {
      expect(en).toContain(rule)
    }
  })

  test("the terms have a title and rules on attendance and semesters", () => {
    const { title, body } = sample.pages["terms-and-conditions"]!
    expect(title.en).toBe("Terms and Conditions")
    for (const rule of ["75% attendance", "twice a year", "1, 3, 5", "2, 4, 6"]) {
      expect(body.en).toContain(rule)
    }
  })

  test("B.A. and B.Sc. list subjects, B.Com. lists none", () => {
    // The subjects themselves are those of the admission session.
    const names = Object.values(sample.courses).map((course) => [
      course.title.en,
      course.lists_subjects,
    ])
    expect(names).toEqual([
      ["B.A. (NEP)", true],
      ["B.Sc. (NEP)", true],
      ["B.Com. (NEP)", false],
    ])
  })

  test("notices and events fill more than one page", () => {
    expect(Object.keys(sample.notices).length).toBeGreaterThan(10)
    expect(Object.keys(sample.events).length).toBeGreaterThan(10)
  })

  test("one contact is the general inquiry", () => {
    const general = Object.values(sample.contacts).filter(({ is_general }) => is_general)
    expect(general).toHaveLength(1)
  })
})

test("every published page has an excerpt of at most 160 characters", () => {
  const publishedPages = Object.entries(sample.pages).filter(([slug]) => !unpublished.has(slug))
  const lengths = publishedPages.flatMap(([, { excerpt }]) => [
    excerpt.en.length,
    excerpt.hi.length,
  ])
  expect(Math.min(...lengths)).toBeGreaterThan(30)
  expect(Math.max(...lengths)).toBeLessThanOrEqual(160)
})
