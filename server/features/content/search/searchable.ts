import { documentTypes } from "#domain/content/categories.ts"
import type { CollectionName, ItemOf } from "#domain/content/collections.ts"
import { publicPath } from "#domain/content/paths.ts"
import type { Bilingual } from "#domain/content/text.ts"
import { withoutVariables } from "#domain/privacy/notice.ts"

import { plainTextOf } from "../markdown.ts"

/** Searchable text of an item and the path of its page, without language prefix. */
export interface Searchable {
  kind: "page" | "notice" | "event" | "document"
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
  inBoth((language) =>
    texts
      .map((text) => text[language])
      .filter(Boolean)
      .join(" "),
  )
const plain = (markdown: Bilingual) => inBoth((language) => plainTextOf(markdown[language]))

type Reading = Omit<Searchable, "path">

const readings = {
  pages: ({ title, excerpt, body }: ItemOf<"pages">): Reading => ({
    kind: "page",
    title,
    text: joined(
      excerpt,
      inBoth((language) => withoutVariables(plainTextOf(body[language]))),
    ),
  }),
  notices: ({ title, body }: ItemOf<"notices">): Reading => ({
    kind: "notice",
    title,
    text: plain(body),
  }),
  documents: ({ title, type, year = "" }: ItemOf<"documents">): Reading => {
    const names = documentTypes as Readonly<Record<string, readonly [string, string]>>
    const [en, hi] = names[type] ?? ["", ""]
    return { kind: "document", title, text: { en: `${en} ${year}`, hi: `${hi} ${year}` } }
  },
  events: ({ title, place, body }: ItemOf<"events">): Reading => ({
    kind: "event",
    title,
    text: joined(plain(body), place),
  }),
  faculties: ({ title, lead }: ItemOf<"faculties">): Reading => ({
    kind: "page",
    title,
    text: lead,
  }),
  albums: ({ title, lead }: ItemOf<"albums">): Reading => ({ kind: "page", title, text: lead }),
  departments: ({ department, description }: ItemOf<"departments">): Reading => ({
    kind: "page",
    title: department,
    text: description,
  }),
  // On the page of the department.
  people: ({ name, ...person }: ItemOf<"people">): Reading | undefined =>
    person.department === undefined
      ? undefined
      : {
          kind: "page",
          title: name,
          text: joined(person.designation, person.qualification, person.subjects),
        },
  // These have no page of their own: `publicPath` is the page that lists them.
  facilities: ({ title, short_description, full_description }: ItemOf<"facilities">): Reading => ({
    kind: "page",
    title,
    text: joined(short_description, full_description),
  }),
  courses: ({ title, scheme, subjects }: ItemOf<"courses">): Reading => ({
    kind: "page",
    title,
    text: inBoth((language) =>
      [...subjects, scheme]
        .map((part) => part[language])
        .filter(Boolean)
        .join(", "),
    ),
  }),
}

/** The collections that have searchable text. */
export const searchableCollections = Object.keys(readings) as (keyof typeof readings)[]

const isSearchable = (collection: string): collection is keyof typeof readings =>
  Object.hasOwn(readings, collection)

/** The searchable text of an item; undefined for one without a page, and for collections without search. */
export const searchableOf = (
  collection: string,
  slug: string,
  item: object,
): Searchable | undefined => {
  const reading = isSearchable(collection) ? readings[collection](item as never) : undefined
  if (!reading) return undefined
  // A document is its file: its page has many others.
  const isDocument = reading.kind === "document"
  const path = isDocument
    ? `/${(item as ItemOf<"documents">).file.file}`
    : publicPath(collection as CollectionName, slug, { ...item })
  return { ...reading, path }
}
