import { describe, expect, test } from "vitest"

import { sample } from "#content/sample.ts"
import { settings } from "#content/settings.ts"

import { type CollectionName, collections } from "./collections.ts"
import { readItem } from "./read-item.ts"
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

const samples = Object.entries(sample).flatMap(([collection, items]) =>
  Object.entries(items).map(([slug, item]) => ({ collection, slug, item })),
)

test.each(samples)("the sample's $collection/$slug can be saved as it is", (one) => {
  const schema = collections[one.collection as CollectionName]
  expect(readItem(schema, one.item)).toEqual({ item: one.item })
})

test("and so can its settings", () => {
  expect(readItem(settingsSchema, settings)).toEqual({ item: settings })
})

describe("what a form sends is tidied", () => {
  test.each([
    { what: "blanks around a text", sent: { title: both(" Hostel ", "छात्रावास\n") }, item: {} },
    { what: "null for an empty text", sent: { excerpt: { en: null } }, item: {} },
    { what: "no text at all", sent: { body: undefined }, item: {} },
    { what: "null for no picture", sent: { picture: null }, item: {} },
    { what: "a picture of nothing", sent: { picture: { file: "", alt: both("") } }, item: {} },
    { what: "an empty list", sent: { attachments: [] }, item: {} },
    { what: "what the schema does not know", sent: { is_admin: true }, item: {} },
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

describe("what is wrong is told with its place", () => {
  const { pages, menus, notices, videos, statistics, departments, tiles } = collections
  const pdf = { file: `media/${hash}.pdf`, title: both("Syllabus"), bytes: 9 }
  test.each([
    {
      schema: pages,
      sent: { ...page, title: both("Hostel", " ") },
      wrong: { "title.hi": "missing" },
    },
    { schema: pages, sent: { ...page, path: "" }, wrong: { path: "missing" } },
    { schema: pages, sent: { ...page, path: "hostel" }, wrong: { path: "not_a_path" } },
    { schema: pages, sent: { ...page, path: "/a?b" }, wrong: { path: "not_a_path" } },
    { schema: pages, sent: { ...page, path: "//evil" }, wrong: { path: "not_a_path" } },
    ...["/Notices/", "/hi/about/us", "/Console", "/search", "/notices/new", "/student/fees"].map(
      (path) => ({ schema: pages, sent: { ...page, path }, wrong: { path: "path_taken" } }),
    ),
    {
      schema: pages,
      sent: { ...page, title: { en: 5, hi: "५" } },
      wrong: { "title.en": "invalid" },
    },
    {
      schema: pages,
      sent: { ...page, picture: { file: "../secret", alt: both("x") } },
      wrong: { "picture.file": "choose_a_picture" },
    },
    {
      schema: pages,
      sent: { ...page, picture: { ...picture, alt: both("") } },
      wrong: { "picture.alt.en": "missing", "picture.alt.hi": "missing" },
    },
    {
      schema: menus,
      sent: { ...menu, link: "javascript:alert(1)" },
      wrong: { link: "not_a_link" },
    },
    { schema: menus, sent: { ...menu, link: "//evil.example" }, wrong: { link: "not_a_link" } },
    { schema: menus, sent: { ...menu, link: "/\\evil.example" }, wrong: { link: "not_a_link" } },
    {
      schema: menus,
      sent: { ...menu, entries: [{ title: both("Ok"), link: "/ok" }, { title: both("No") }] },
      wrong: { "entries.1.link": "missing" },
    },
    { schema: menus, sent: { ...menu, entries: "none" }, wrong: { entries: "invalid" } },
    {
      schema: notices,
      sent: { title: both("N"), date: "31.12.2026", body: both("") },
      wrong: { date: "not_a_day" },
    },
    { schema: notices, sent: { title: both("N"), date: null }, wrong: { date: "missing" } },
    {
      schema: notices,
      sent: {
        title: both("N"),
        date: "2026-07-01",
        attachments: [pdf, { ...pdf, file: "media/x.exe" }],
      },
      wrong: { "attachments.1.file": "choose_a_file" },
    },
    { schema: videos, sent: { ...video, source: {} }, wrong: { source: "missing" } },
    {
      schema: statistics,
      sent: { label: both("Books"), value: "many" },
      wrong: { value: "invalid" },
    },
    {
      schema: departments,
      sent: {
        faculty: "magic",
        department: both("D"),
        coordinator: both("C"),
        description: both("x"),
        picture,
      },
      wrong: { faculty: "not_a_choice" },
    },
    {
      schema: tiles,
      sent: { title: both("T"), icon: "skull", link: "/t" },
      wrong: { icon: "not_a_choice" },
    },
    {
      schema: videos,
      sent: { ...video, source: { youtube: "a film" } },
      wrong: { "source.youtube": "not_youtube" },
    },
    {
      schema: tiles,
      sent: null,
      wrong: { "title.en": "missing", "title.hi": "missing", icon: "missing", link: "missing" },
    },
    {
      schema: settingsSchema,
      sent: {
        ...settings,
        college: { ...settings.college, location: { latitude: 91, longitude: 0 } },
      },
      wrong: { "college.location.latitude": "out_of_range" },
    },
  ])("%# $wrong", ({ schema, sent, wrong }) => {
    const problems = Object.entries(wrong).map(([place, problem]) => [place, [problem]])
    expect(readItem(schema, sent)).toEqual({ problems: Object.fromEntries(problems) })
  })
})

test("of two sources of a film the first that is filled in counts", () => {
  const sent = { ...video, source: { file: "", youtube: "abcdefghijk" } }
  expect(readItem(collections.videos, sent)).toMatchObject({
    item: { source: { youtube: "abcdefghijk" } },
  })
})

describe("settings", () => {
  const { college, fees, deposit } = settings
  const location = { latitude: 91, longitude: -181 }
  test.each([
    {
      sent: { fees: { ...fees, BA: { ...fees.BA, sc: -1 } } },
      wrong: { "fees.BA.sc": "out_of_range" },
    },
    {
      sent: { fees: { ...fees, BA: { ...fees.BA, sc: 9.5 } } },
      wrong: { "fees.BA.sc": "not_whole" },
    },
    {
      sent: { fees: { ...fees, BA: { ...fees.BA, sc: null } } },
      wrong: { "fees.BA.sc": "missing" },
    },
    { sent: { deposit: { ...deposit, ifsc: "SBIN123" } }, wrong: { "deposit.ifsc": "not_ifsc" } },
    {
      sent: { deposit: { ...deposit, account_number: "12 34" } },
      wrong: { "deposit.account_number": "not_account" },
    },
    { sent: { admission_session: "2025" }, wrong: { admission_session: "not_short_session" } },
    { sent: { card_session: "2025-27" }, wrong: { card_session: "not_session" } },
    { sent: { phones: ["05000-000000", "ask"] }, wrong: { "phones.1": "not_phone" } },
    { sent: { email: "office" }, wrong: { email: "not_email" } },
    {
      sent: { college: { ...college, location } },
      wrong: {
        "college.location.latitude": "out_of_range",
        "college.location.longitude": "out_of_range",
      },
    },
    {
      sent: { college: { ...college, emblem: { ...picture, alt: both("Gate", "") } } },
      wrong: { "college.emblem.alt.hi": "missing" },
    },
  ])("$wrong", ({ sent, wrong }) => {
    const problems = Object.fromEntries(Object.entries(wrong).map(([place, key]) => [place, [key]]))
    expect(readItem(settingsSchema, { ...settings, ...sent })).toEqual({ problems })
  })

  test.each([
    {
      sent: { admission_session: "2026-2027", card_session: "2025-26" },
      stored: { admission_session: "2026-27", card_session: "2025-2026" },
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
