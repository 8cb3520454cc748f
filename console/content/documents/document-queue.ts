import type { Language } from "#domain/content/languages.ts"
import type { Bilingual } from "#domain/content/text.ts"

import type { QueuedFile } from "../upload-queue/queue.ts"

/** What all documents have that have nothing of their own. */
export interface DocumentTarget {
  type: string
  year: string
  language: string
  isPublished: boolean
}

/** A PDF on its way into the library of documents. */
export interface QueuedDocument extends QueuedFile {
  title: Bilingual
  /** Its own values, in place of those for all. An empty year is none. */
  type?: string
  year?: string
}

/** What a file name says: "IQAC_minutes-July.pdf" is "IQAC minutes July". A hyphen between digits stays, as in 2024-25. */
export const titleOfFile = (name: string) =>
  name
    .replace(/\.pdf$/i, "")
    .replaceAll(/(\d)-(?=\d)|[-_]/g, (between, digit?: string) => (digit ? between : " "))
    .replaceAll(/\s+/g, " ")
    .trim()

/** Suggests a title in one language, which the file name is in: Hindi in Devanagari, else the editors' first language. */
export const suggestTitle = (name: string, first: Language): Bilingual => {
  const title = titleOfFile(name)
  const language = /\p{Script=Devanagari}/u.test(title) ? "hi" : first
  return { en: "", hi: "", [language]: title }
}

/** The item of a PDF that has been uploaded: its own values, else those for all. */
export const itemOf = (document: QueuedDocument, forAll: DocumentTarget) => {
  const { title, type = forAll.type, year = forAll.year, uploaded } = document
  const { file, bytes } = uploaded!
  return {
    title: { en: title.en.trim(), hi: title.hi.trim() },
    type,
    year: year.trim() || null,
    language: forAll.language,
    file: { file, bytes },
  }
}
