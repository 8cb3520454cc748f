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
  title: Bilingual
  /** The path, without language, where visitors see it. */
  path: string
  version: number
  /** Its first values, shortened. */
  values: Pick<FieldChange, "names" | "language" | "kind" | "after">[]
}

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
