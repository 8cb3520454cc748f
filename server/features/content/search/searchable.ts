import type { ItemOf } from "#domain/content/collections.ts"
import type { Bilingual } from "#domain/content/text.ts"
import { withoutVariables } from "#domain/privacy/template-variables.ts"

import { plainTextOf } from "../markdown.ts"

/** Searchable text of an item and the path of its page, without language prefix. */
export interface Searchable {
  kind: "page" | "notice" | "event"
  title: Bilingual
  /** Plain text. */
  text: Bilingual
  path: string
}

const inBoth = (make: (language: "en" | "hi") => string): Bilingual => ({
  en: make("en"),
  hi: make("hi"),
})
const joined = (...texts: Bilingual[]) =>
  inBoth((language) => texts.map((text) => text[language]).join(" "))
const plain = (markdown: Bilingual) => inBoth((language) => plainTextOf(markdown[language]))

const facultyPaths = {
  science: "/faculty-of-science",
  commerce: "/faculties-staff/faculty-of-commerce/",
  non_teaching: "/faculties-staff/non-teaching-staff/",
}

const readings = {
  pages: ({ title, excerpt, body, path }: ItemOf<"pages">): Searchable => ({
    kind: "page",
    title,
    text: joined(
      excerpt,
      inBoth((language) => withoutVariables(plainTextOf(body[language]))),
    ),
    path,
  }),
  notices: ({ title, body }: ItemOf<"notices">, slug: string): Searchable => ({
    kind: "notice",
    title,
    text: plain(body),
    path: `/notices/${slug}`,
  }),
  events: ({ title, place, body }: ItemOf<"events">, slug: string): Searchable => ({
    kind: "event",
    title,
    text: joined(plain(body), place),
    path: `/events/${slug}`,
  }),
  // These have no page of their own: link to the page that lists them.
  departments: ({ department, description, faculty }: ItemOf<"departments">): Searchable => ({
    kind: "page",
    title: department,
    text: description,
    path: facultyPaths[faculty],
  }),
  facilities: ({
    title,
    short_description,
    full_description,
  }: ItemOf<"facilities">): Searchable => ({
    kind: "page",
    title,
    text: joined(short_description, full_description),
    path: "/facilities",
  }),
  courses: ({ title, scheme, subjects }: ItemOf<"courses">): Searchable => ({
    kind: "page",
    title,
    text: inBoth((language) => [...subjects, scheme].map((part) => part[language]).join(", ")),
    path: "/courses",
  }),
}

/** The searchable text of an item; undefined for collections without search. */
export const searchableOf = (collection: string, slug: string, item: unknown) =>
  collection in readings
    ? readings[collection as keyof typeof readings](item as never, slug)
    : undefined
