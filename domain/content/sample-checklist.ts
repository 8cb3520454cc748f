import type { FieldChange } from "./compare-items.ts"
import { isOfficeDocument } from "./office-documents.ts"
import type { Bilingual } from "./text.ts"

/** Above a public page that still shows texts of the sample. */
export const sampleLine = {
  en: "This page still shows sample text. The college has not checked it yet.",
  hi: "इस पृष्ठ पर अभी नमूने का पाठ है। महाविद्यालय ने इसे अभी जाँचा नहीं है।",
} satisfies Bilingual

/** What is confirmed or hidden: an item, or a group of the settings. */
export interface SampleRef {
  collection: string
  slug: string
  /** The group of the settings; empty for an item. */
  part: string
}

/** A text of the sample that is public, and that nobody of the college has written or confirmed. */
export interface SampleRow extends SampleRef {
  /** Whether the college has edited it and left lines of the sample. */
  isEdited: boolean
  /** Whether the text itself says that it is a sample: then it cannot be confirmed. */
  isMarked: boolean
  title: Bilingual
  /** The path, without language, where visitors see it. */
  path: string
  version: number
  /** Its first values, shortened. */
  values: Pick<FieldChange, "names" | "language" | "kind" | "after">[]
}

/** Shorter lines, such as names and headings, are the same in many colleges. */
const shortestLine = 50

/** The lines of all texts at any depth. */
const linesOf = (value: unknown): string[] => {
  if (typeof value === "string") return value.split("\n").map((line) => line.trim())
  if (typeof value !== "object" || value === null) return []
  return Object.values(value).flatMap(linesOf)
}

/** The lines of an item that are as the sample wrote them: whole sentences only, if the college has edited the item. */
export const linesOfSample = (item: unknown, sample: unknown): string[] => {
  if (item === sample) return linesOf(item)
  const written = new Set(linesOf(sample))
  return linesOf(item).filter((line) => line.length >= shortestLine && written.has(line))
}

/** Whether lines of the sample say that they are one: "(sample)", "the sample site". */
export const isMarkedAsSample = (lines: readonly string[]) =>
  lines.some((line) => /\bsample\b|नमून[ाेो]/i.test(line))

/**
 * Collections whose sample is true in every college: public holidays, and links to pages of the site and to national portals.
 * They can be confirmed at once; everything else is confirmed one by one.
 */
const trueEverywhere: readonly string[] = ["holidays", "important_links", "menus", "tiles"]

export const isConfirmedTogether = (collection: string) => trueEverywhere.includes(collection)

/** The form shows the privacy notice: without it nobody could give a consent. */
const isNeededByForm = ({ collection, slug }: Pick<SampleRef, "collection" | "slug">) =>
  collection === "pages" && slug === "privacy-notice"

/** Whether an item can be taken off the website. */
export const canBeHidden = (ref: Pick<SampleRef, "collection" | "slug">) =>
  !isOfficeDocument(ref.collection) && !isNeededByForm(ref)

/** An admission session is confirmed with its fees, dates and account, on a page of its own. */
export const isConfirmedHere = ({ collection }: Pick<SampleRef, "collection">) =>
  collection !== "sessions"
