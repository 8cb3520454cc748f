import { readdirSync, readFileSync } from "node:fs"

import { contentPath } from "./content-path.ts"

const folder = "sample-documents"

/** The words of a page of HTML. */
const textOf = (html: string) =>
  (/<body>(.*)<\/body>/s.exec(html)?.[1] ?? "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim()

/**
 * The PDF files of the sample's documents: their names as items have them, and their texts for the search. The text is that of
 * the page that was printed: PDF files give the letters of Hindi words apart.
 */
export const sampleDocuments = () =>
  readdirSync(contentPath(folder))
    .filter((name) => name.endsWith(".pdf"))
    .map((name) => ({
      file: `${folder}/${name}`,
      pages: 1,
      text: textOf(readFileSync(contentPath(folder, name.replace(".pdf", ".html")), "utf8")),
    }))
