import { readdirSync, readFileSync } from "node:fs"

import type { CollectionName, Sample } from "#domain/content/collections.ts"

import { contentPath } from "./content-path.ts"
import { pages, unpublishedPages } from "./pages.ts"

const readCollection = (file: string): unknown =>
  JSON.parse(readFileSync(contentPath("collections", file), "utf8"))

/**
 * Initial content of a new site, by collection: `collections/<name>.json`, and the pages. Tests check each item
 * against its schema. Dates, contacts and portraits are invented; a college checks the holidays against the official
 * list of its year. Dates in {braces} count from the first start (domain/content/sample-dates.ts).
 */
export const sample = {
  ...Object.fromEntries(
    readdirSync(contentPath("collections")).map((file) => [
      file.replace(".json", ""),
      readCollection(file),
    ]),
  ),
  pages,
} as { [Name in CollectionName]: Sample<Name> }

/** Slugs of the pages that the college has yet to write and publish. */
export const unpublished: ReadonlySet<string> = new Set(Object.keys(unpublishedPages))
