import { filterFields } from "#domain/content/categories.ts"
import { type LanguageDebt, languageDebts } from "#domain/content/languages-of-item.ts"
import type { Language } from "#domain/content/languages.ts"
import { type PublishingState, stateAt } from "#domain/content/publishing.ts"
import type { Database } from "#server/platform/database/connect.ts"

import type { StaffItem } from "../items/edit-items.ts"
import type { StoredName } from "../items/item-row.ts"
import { type PdfState, readPdfs } from "../media/pdf-texts.ts"

/**
 * An item as the console shows it: `id` is its slug, texts are in both languages, times are ISO 8601 in UTC.
 */
export interface StaffEntry extends Omit<StaffItem<StoredName>, "slug"> {
  id: string
  state: PublishingState
  translation: Translation
  /** What is wrong with one of its PDF files, for those who search or use a screen reader. */
  pdf_problem: PdfProblem | null
}

type PdfProblem = Exclude<PdfState, "text">

/** How the two languages of an item relate: one may be missing in it, or older than the other. */
export type Translation = `${Language}_missing` | `${Language}_older` | "complete"

const translationOf = ([debt]: readonly LanguageDebt[]): Translation =>
  debt ? `${debt.language}_${debt.kind}` : "complete"

export const entryOf = ({ slug, ...row }: StaffItem<StoredName>, now: Date): StaffEntry => ({
  id: slug,
  state: stateAt(row, now),
  pdf_problem: null,
  translation: translationOf(
    languageDebts({ item: row.item, newer: row.newer_language, waived: row.waived_language }),
  ),
  ...row,
})

/** Adds what is wrong with the PDF files of the entries. */
export const withPdfProblems = async (db: Database, entries: readonly StaffEntry[]) => {
  const pdfs = await readPdfs(
    db,
    entries.map(({ item }) => JSON.stringify(item)),
  )
  if (pdfs.size === 0) return [...entries]
  return entries.map((entry) => {
    const text = JSON.stringify(entry.item)
    const states = [...pdfs].filter(([file]) => text.includes(file)).map(([, { state }]) => state)
    return { ...entry, pdf_problem: states.find((state) => state !== "text") ?? null }
  })
}

/** Query of the console's item list: pagination, sorting and filter. */
export interface EntriesQuery {
  page: number
  perPage: number
  /** Path of a field, like "updated_at" or "item.title.en"; "" keeps the college's own order. */
  sort: string
  order: "asc" | "desc"
  /** `q` matches a text anywhere in an item; `state` its publishing state; `untranslated` its languages; `category` and `type` its field. */
  filter: Record<string, unknown>
}

/** All texts of an item, at any depth. */
const textsOf = (value: unknown): string[] => {
  if (typeof value === "string") return [value]
  if (typeof value !== "object" || value === null) return []
  return Object.values(value).flatMap(textsOf)
}

const valueAt = (entry: StaffEntry, place: string) => {
  let value: unknown = entry
  for (const name of place.split(".")) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return null
    value = (value as Record<string, unknown>)[name]
  }
  return typeof value === "number" || typeof value === "string" ? value : null
}

const compare = (a: string | number | null, b: string | number | null) => {
  if (typeof a === "number" && typeof b === "number") return a - b
  return String(a ?? "").localeCompare(String(b ?? ""))
}

/** Returns one page of the matching entries and their total number. */
export const selectEntries = (entries: StaffEntry[], query: EntriesQuery) => {
  const { page, perPage, sort, order, filter } = query
  const text = typeof filter.q === "string" ? filter.q.trim().toLowerCase() : ""
  const matches = entries.filter(
    ({ id, state, item, translation }) =>
      (typeof filter.state !== "string" || filter.state === state) &&
      Object.values(filterFields).every(
        (name) =>
          typeof filter[name] !== "string" ||
          (item as Record<string, unknown>)[name] === filter[name],
      ) &&
      (filter.untranslated !== true || translation !== "complete") &&
      [id, ...textsOf(item)].some((part) => part.toLowerCase().includes(text)),
  )
  const sign = order === "asc" ? 1 : -1
  const sorted = sort
    ? matches.toSorted((a, b) => sign * compare(valueAt(a, sort), valueAt(b, sort)))
    : matches
  return { data: sorted.slice((page - 1) * perPage, page * perPage), total: matches.length }
}
