import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

import { matchRoutes, type RouteObject } from "react-router"
import { describe, expect, test } from "vitest"

import routes from "#app/routes.ts"
import { sample, unpublished } from "#content/sample.ts"
import { settings } from "#content/settings.ts"
import { plainPath } from "#domain/content/plain-path.ts"

const folder = "content"

/** Every text in both languages, wherever it stands. */
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

test("every text stands in both languages, the Hindi one in Devanagari", () => {
  const texts = bilingualsIn(sample)
  expect(texts.length).toBeGreaterThan(300)
  const unfinished = texts.filter(
    ({ en, hi }) => (en === "") !== (hi === "") || (hi !== "" && !/[\u0900-\u097f]/.test(hi)),
  )
  expect(unfinished).toEqual([])
})

test("every picture that the content names exists", () => {
  const files = filesIn(sample)
  expect(files.length).toBeGreaterThan(40)
  expect(files.filter((file) => !existsSync(join(folder, "pictures", `${file}.svg`)))).toEqual([])
})

test("every clip exists in both formats", () => {
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

test("no picture runs a script, brings a style or asks another host", () => {
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
  const closed = new Set(
    pages.filter(([slug]) => unpublished.has(slug)).map(([, { path }]) => plainPath(path)),
  )
  /** Whether the route table has a module of its own for a path: all others end at "*". */
  const hasRoute = (path: string) => {
    const match = matchRoutes(routes as RouteObject[], path)?.at(-1)
    return match !== undefined && match.route.path !== "*"
  }
  const leadsSomewhere = (link: string) => published.has(plainPath(link)) || hasRoute(link)

  const linksIn = (text: string) =>
    [...text.matchAll(/\]\((\/[^)#]*)/g)].map(([, target]) => target!)
  const written = bilingualsIn(sample).flatMap(({ en, hi }) => [...linksIn(en), ...linksIn(hi)])

  test("in texts lead to a page that is published", () => {
    expect(written.length).toBeGreaterThan(20)
    expect(written.filter((link) => !leadsSomewhere(link) || closed.has(plainPath(link)))).toEqual(
      [],
    )
  })

  test("are the same in both languages of a text", () => {
    const differing = bilingualsIn(sample).filter(
      ({ en, hi }) => linksIn(en).toSorted().join() !== linksIn(hi).toSorted().join(),
    )
    expect(differing).toEqual([])
  })

  test("of menus, tiles and important links lead to a route or to a page, written or not", () => {
    const entries = Object.values(sample.menus).flatMap((menu) => [menu, ...menu.entries])
    const all = [
      ...entries,
      ...Object.values(sample.tiles),
      ...Object.values(sample.important_links),
    ].flatMap((entry) => ("link" in entry && entry.link ? [entry.link] : []))
    expect(all.length).toBeGreaterThan(40)
    expect(all.filter((link) => !leadsSomewhere(link) && !closed.has(plainPath(link)))).toEqual([])
  })

  test("no two pages have one path", () => expect(published.size + closed.size).toBe(pages.length))
})

describe("binding texts and numbers of the sample content (specification 3)", () => {
  test.each(["en", "hi"] as const)("the announcement names all it must (%s)", (language) => {
    const text = settings.announcement[language]
    expect(text).toMatch(/admission|प्रवेश/)
    expect(text).toMatch(/Last date|अन्तिम तिथि/)
    expect(text).toContain(settings.phones[0])
    expect(text).toContain(settings.email)
  })

  test("the fee refund policy has its rules", () => {
    const { en } = sample.pages["fee-refund-policy"]!.body
    for (const rule of ["15 days", "100%", "30th day", "50%", "500 rupees", "30 working days"]) {
      expect(en).toContain(rule)
    }
  })

  test("the terms have attendance and semesters, under their own name", () => {
    const { title, body } = sample.pages["terms-and-conditions"]!
    expect(title.en).toBe("Terms and Conditions")
    for (const rule of ["75% attendance", "twice a year", "1, 3, 5", "2, 4, 6"]) {
      expect(body.en).toContain(rule)
    }
  })

  test("courses have their subjects, B.Com. has none", () => {
    const names = Object.values(sample.courses).map(({ title, subjects }) => [
      title.en,
      subjects.length,
    ])
    expect(names).toEqual([
      ["B.A. (NEP)", 8],
      ["B.Sc. (NEP)", 5],
      ["B.Com. (NEP)", 0],
    ])
  })

  test("there is enough to turn a page of notices and of events", () => {
    expect(Object.keys(sample.notices).length).toBeGreaterThan(10)
    expect(Object.keys(sample.events).length).toBeGreaterThan(10)
  })

  test("one contact is the general inquiry", () => {
    const general = Object.values(sample.contacts).filter(({ is_general }) => is_general)
    expect(general).toHaveLength(1)
  })
})

test("a published page has an excerpt that a search engine shows whole", () => {
  const written = Object.entries(sample.pages).filter(([slug]) => !unpublished.has(slug))
  const lengths = written.flatMap(([, { excerpt }]) => [excerpt.en.length, excerpt.hi.length])
  expect(Math.min(...lengths)).toBeGreaterThan(30)
  expect(Math.max(...lengths)).toBeLessThanOrEqual(160)
})
