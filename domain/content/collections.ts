import * as z from "zod/mini"

import { bilingual } from "./text.ts"

/** A picture by its name under /pictures/, with what one sees on it. */
const picture = z.object({ file: z.string(), alt: bilingual })
/** An ISO day, like 2026-07-01. */
const day = z.iso.date()
/** A path of the site, like /contact-us/, or a whole address of another one. */
const link = z.string()

/** A text of several paragraphs, in Markdown. */
const prose = bilingual

const slide = z.object({ picture, caption: bilingual })
const dignitary = z.object({ name: bilingual, role: bilingual, picture })
const tile = z.object({ title: bilingual, icon: z.string(), link })
const notice = z.object({ title: bilingual, date: day, body: prose })
const event = z.object({
  title: bilingual,
  starts_on: day,
  /** The last day of an event of several days. */
  ends_on: z.optional(day),
  place: bilingual,
  body: prose,
})
const photo = z.object({ title: bilingual, picture })
const video = z.object({
  title: bilingual,
  /** A file under /videos/ without its ending, or a YouTube identifier. */
  source: z.union([z.object({ file: z.string() }), z.object({ youtube: z.string() })]),
  picture,
  /** What happens in it, for those who cannot see it. */
  description: bilingual,
})
const department = z.object({
  faculty: z.enum(["science", "commerce", "non_teaching"]),
  department: bilingual,
  coordinator: bilingual,
  description: bilingual,
  picture,
})
const facility = z.object({
  title: bilingual,
  short_description: bilingual,
  full_description: bilingual,
  picture,
})
const course = z.object({ title: bilingual, scheme: bilingual, subjects: z.array(bilingual) })
/** A page one reads, under its path; while it is not published, menus show it as not yet there. */
const page = z.object({
  title: bilingual,
  path: z.string(),
  /** What it is about in a sentence or two: its lead, and its description for search engines. */
  excerpt: bilingual,
  picture: z.optional(picture),
  body: prose,
})
const menuEntry = z.object({
  title: bilingual,
  /** Where it leads; absent for a heading. */
  link: z.optional(link),
  entries: z.array(z.object({ title: bilingual, link })),
})
const statistic = z.object({ label: bilingual, value: z.int() })
const holiday = z.object({
  name: bilingual,
  date: day,
  /** Whether the day may shift when the moon is seen. */
  is_approximate: z.boolean(),
})
const campusLife = z.object({ title: bilingual, text: bilingual, picture })
const importantLink = z.object({ title: bilingual, link })
const contact = z.object({
  office: bilingual,
  phone: z.string(),
  email: z.string(),
  /** Whether it is where one asks who does not know whom to ask. */
  is_general: z.boolean(),
})
const socialLink = z.object({ name: z.string(), link })

/** Every collection of the site's content: its name, and the shape of an item. */
export const collections = {
  slides: slide,
  dignitaries: dignitary,
  tiles: tile,
  notices: notice,
  events: event,
  photos: photo,
  videos: video,
  departments: department,
  facilities: facility,
  courses: course,
  pages: page,
  menus: menuEntry,
  statistics: statistic,
  holidays: holiday,
  campus_life: campusLife,
  important_links: importantLink,
  contacts: contact,
  social_links: socialLink,
} as const

export type CollectionName = keyof typeof collections
export type ItemOf<Name extends CollectionName> = z.infer<(typeof collections)[Name]>
/** A new site's items of a collection, by slug, in order. */
export type Sample<Name extends CollectionName> = Record<string, ItemOf<Name>>
