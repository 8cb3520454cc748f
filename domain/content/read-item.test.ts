import { describe, expect, test } from "vitest"

import { sample } from "#content/sample.ts"
import { settings as sampleSettings } from "#tests/support/samples/settings.ts"

import { type CollectionName, collections } from "./collections.ts"
import { completeLink, isSafeLink, readItem, suggestPath } from "./read-item.ts"
import { resolveSampleDates } from "./sample-dates.ts"
import { settingsSchema } from "./settings.ts"

const both = (en: string, hi = en) => ({ en, hi })
const page = {
  title: both("Hostel", "छात्रावास"),
  path: "/hostel",
  excerpt: both(""),
  body: both(""),
}
const menu = { title: both("About"), link: "/about", entries: [] }
const picture = { file: "gallery/library", alt: both("A hall") }
const video = { title: both("Film"), source: { file: "tour" }, picture, description: both("It.") }
const hash = "0123456789abcdef0123456789abcdef"

const settings = resolveSampleDates(sampleSettings, new Date())
const samples = Object.entries(resolveSampleDates(sample, new Date())).flatMap(
  ([collection, items]) =>
    Object.entries(items).map(([slug, item]) => ({ collection, slug, item })),
)

test.each(samples)("accepts the sample $collection/$slug unchanged", (one) => {
  const schema = collections[one.collection as CollectionName]
  expect(readItem(schema, one.item)).toEqual({ item: one.item })
})

test("accepts the sample settings unchanged", () => {
  expect(readItem(settingsSchema, settings)).toEqual({ item: settings })
})

describe("normalises form input:", () => {
  test.each([
    { what: "blanks around a text", sent: { title: both(" Hostel ", "छात्रावास\n") }, item: {} },
    { what: "null for an empty text", sent: { excerpt: { en: null } }, item: {} },
    { what: "an undefined text", sent: { body: undefined }, item: {} },
    { what: "null for a missing picture", sent: { picture: null }, item: {} },
    { what: "an empty picture", sent: { picture: { file: "", alt: both("") } }, item: {} },
    { what: "an empty list", sent: { attachments: [] }, item: {} },
    { what: "an unknown field", sent: { is_admin: true }, item: {} },
    {
      what: "an uploaded picture",
      sent: { picture: { file: `media/${hash}-640x480`, alt: both("A gate") } },
      item: { picture: { file: `media/${hash}-640x480`, alt: both("A gate") } },
    },
  ])("$what", ({ sent, item }) => {
    expect(readItem(collections.pages, { ...page, ...sent })).toEqual({
      item: { ...page, ...item },
    })
  })
})

describe("reports errors by field path:", () => {
  const { pages, menus, notices, videos, statistics, departments, tiles } = collections
  const pdf = { file: `media/${hash}.pdf`, title: both("Syllabus"), bytes: 9 }
  test.each([
    {
      schema: pages,
      sent: { ...page, title: both("", " ") },
      errors: { "title.en": "missing" },
    },
    { schema: pages, sent: { ...page, path: "" }, errors: { path: "missing" } },
    { schema: pages, sent: { ...page, path: "hostel" }, errors: { path: "not_a_path" } },
    { schema: pages, sent: { ...page, path: "/a?b" }, errors: { path: "not_a_path" } },
    { schema: pages, sent: { ...page, path: "//evil" }, errors: { path: "not_a_path" } },
    ...["/Notices/", "/hi/about/us", "/Console", "/search", "/notices/new", "/student/fees"].map(
      (path) => ({ schema: pages, sent: { ...page, path }, errors: { path: "path_taken" } }),
    ),
    {
      schema: pages,
      sent: { ...page, title: { en: 5, hi: "५" } },
      errors: { "title.en": "invalid" },
    },
    {
      schema: pages,
      sent: { ...page, picture: { file: "../secret", alt: both("x") } },
      errors: { "picture.file": "choose_a_picture" },
    },
    {
      schema: pages,
      sent: { ...page, picture: { ...picture, alt: both("") } },
      errors: { "picture.alt.en": "missing" },
    },
    {
      schema: menus,
      sent: { ...menu, link: "javascript:alert(1)" },
      errors: { link: "not_a_link" },
    },
    { schema: menus, sent: { ...menu, link: "//evil.example" }, errors: { link: "not_a_link" } },
    { schema: menus, sent: { ...menu, link: "/\\evil.example" }, errors: { link: "not_a_link" } },
    {
      schema: menus,
      sent: { ...menu, entries: [{ title: both("Ok"), link: "/ok" }, { title: both("No") }] },
      errors: { "entries.1.link": "missing" },
    },
    { schema: menus, sent: { ...menu, entries: "none" }, errors: { entries: "invalid" } },
    {
      schema: notices,
      sent: { title: both("N"), date: "31.12.2026", body: both("") },
      errors: { date: "not_a_day" },
    },
    { schema: notices, sent: { title: both("N"), date: null }, errors: { date: "missing" } },
    {
      schema: notices,
      sent: {
        title: both("N"),
        date: "2026-07-01",
        attachments: [pdf, { ...pdf, file: "media/x.exe" }],
      },
      errors: { "attachments.1.file": "choose_a_file" },
    },
    { schema: videos, sent: { ...video, source: {} }, errors: { source: "missing" } },
    {
      schema: statistics,
      sent: { label: both("Books"), value: "many" },
      errors: { value: "invalid" },
    },
    {
      schema: departments,
      sent: {
        faculty: "",
        department: both("D"),
        coordinator: both("C"),
        description: both("x"),
        picture,
      },
      errors: { faculty: "missing" },
    },
    {
      schema: tiles,
      sent: { title: both("T"), icon: "skull", link: "/t" },
      errors: { icon: "not_a_choice" },
    },
    {
      schema: videos,
      sent: { ...video, source: { url: "a film" } },
      errors: { "source.url": "not_web_address" },
    },
    {
      schema: videos,
      sent: { ...video, source: { file: "media/x.avi" }, captions_hi: "media/x.pdf" },
      errors: { "source.file": "choose_a_video", captions_hi: "choose_captions" },
    },
    {
      schema: tiles,
      sent: null,
      errors: { "title.en": "missing", icon: "missing", link: "missing" },
    },
    {
      schema: settingsSchema,
      sent: {
        ...settings,
        college: { ...settings.college, location: { latitude: 91, longitude: 0 } },
      },
      errors: { "college.location.latitude": "out_of_range" },
    },
    {
      schema: settingsSchema,
      sent: { ...settings, search_synonyms: ["fee, फीस", "library"] },
      errors: { "search_synonyms.1": "not_synonyms" },
    },
    {
      schema: settingsSchema,
      sent: { ...settings, search_synonyms: Array.from({ length: 201 }, () => "fee, फीस") },
      errors: { search_synonyms: "too_many" },
    },
  ])("%# $errors", ({ schema, sent, errors }) => {
    const expected = Object.entries(errors).map(([path, error]) => [path, [error]])
    expect(readItem(schema, sent)).toEqual({ errors: Object.fromEntries(expected) })
  })
})

test("an event ends on its first day or later", () => {
  const event = { title: both("Fair"), place: both("Hall"), body: both(""), attachments: [] }
  const read = (ends_on: string | null) =>
    readItem(collections.events, { ...event, starts_on: "2026-11-10", ends_on })
  expect(read("2026-11-09")).toEqual({ errors: { ends_on: ["ends_before_it_begins"] } })
  for (const day of ["2026-11-10", "2027-01-01", null]) expect(read(day)).toHaveProperty("item")
  // An old event with such days still opens.
  const old = { ...event, starts_on: "2026-11-10", ends_on: "2026-11-01" }
  expect(collections.events.safeParse(old).success).toBe(true)
})

test.each([
  ["www.example.org", "https://www.example.org"],
  [" ugc.gov.in/page?x=1#y ", "https://ugc.gov.in/page?x=1#y"],
  ["office@college.example", "mailto:office@college.example"],
  ["https://example.org", "https://example.org"],
  ["http://example.org", "http://example.org"],
  ["/notices", "/notices"],
  ["form.pdf", "form.pdf"],
  ["contact us", "contact us"],
  ["javascript:alert(1)", "javascript:alert(1)"],
  ["", ""],
])("the link %j is completed to %j", (typed, expected) => {
  expect(completeLink(typed)).toBe(expected)
  const { item } = readItem(collections.important_links, {
    title: both("A"),
    link: typed,
  }) as { item?: { link: string } }
  expect(item?.link).toBe(isSafeLink(expected) ? expected : undefined)
})

test("suggests an address in Latin letters that is free and allowed", () => {
  const taken = new Set(["/alumni", "/alumni-2"])
  expect(suggestPath("Alumni", taken)).toBe("/alumni-3")
  expect(suggestPath("पुरातन छात्र", taken)).toBe("/puratan-chhatra")
  // The site has a page of its own there.
  expect(suggestPath("Notices", taken)).toBe("/notices-2")
  expect(suggestPath("।", taken)).toBe("")
})

test("uses the first video source that is filled in", () => {
  const sent = { ...video, source: { file: "", url: "vimeo.com/1" } }
  expect(readItem(collections.videos, sent)).toMatchObject({
    item: { source: { url: "https://vimeo.com/1" } },
  })
})

describe("settings", () => {
  const { college, deposit } = settings
  const location = { latitude: 91, longitude: -181 }
  test.each([
    {
      sent: { deposit: { ...deposit, ifsc: "SBIN123" } },
      errors: { "deposit.ifsc": "not_ifsc" },
    },
    {
      sent: { deposit: { ...deposit, account_number: "12 34" } },
      errors: { "deposit.account_number": "not_account" },
    },
    { sent: { admission_session: "2025" }, errors: { admission_session: "not_short_session" } },
    { sent: { phones: ["05000-000000", "ask"] }, errors: { "phones.1": "not_phone" } },
    { sent: { email: "office" }, errors: { email: "not_email" } },
    {
      sent: { college: { ...college, location } },
      errors: {
        "college.location.latitude": "out_of_range",
        "college.location.longitude": "out_of_range",
      },
    },
    {
      sent: { college: { ...college, emblem: { ...picture, alt: both("") } } },
      errors: { "college.emblem.alt.en": "missing" },
    },
  ])("$errors", ({ sent, errors }) => {
    const expected = Object.fromEntries(Object.entries(errors).map(([path, key]) => [path, [key]]))
    expect(readItem(settingsSchema, { ...settings, ...sent })).toEqual({ errors: expected })
  })

  test.each([
    {
      sent: { admission_session: "2026-2027" },
      stored: { admission_session: "2026-27" },
    },
    {
      sent: { deposit: { ...deposit, ifsc: " sbin0001234 " } },
      stored: { deposit: { ...deposit, ifsc: "SBIN0001234" } },
    },
    { sent: { college: { ...college, emblem: { file: "", alt: both("") } } }, stored: {} },
    {
      sent: { college: { ...college, emblem: picture } },
      stored: { college: { ...college, emblem: picture } },
    },
  ])("are stored as $stored", ({ sent, stored }) =>
    expect(readItem(settingsSchema, { ...settings, ...sent })).toEqual({
      item: { ...settings, ...stored },
    }),
  )
})

describe("a text is in one language at least:", () => {
  const notice = { date: "2026-07-01", body: both(""), attachments: [] }
  test.each([
    {
      what: "an item in either one",
      title: both("Rules", ""),
      rule: { isNew: false },
      at: undefined,
    },
    {
      what: "a new one in the first",
      title: both("", "नियम"),
      rule: { isNew: true },
      at: undefined,
    },
    { what: "not in the other", title: both("Rules", ""), rule: { isNew: true }, at: "title.hi" },
    { what: "not in none", title: both(""), rule: { isNew: false }, at: "title.hi" },
  ])("$what", ({ title, rule, at }) => {
    const read = readItem(collections.notices, { ...notice, title }, { first: "hi", ...rule })
    expect("errors" in read ? read.errors : undefined).toEqual(at && { [at]: ["missing"] })
  })
})
