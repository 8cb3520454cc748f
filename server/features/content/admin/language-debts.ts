import { changedSince, languageDebts } from "#domain/content/languages-of-item.ts"
import type { Language } from "#domain/content/languages.ts"
import { stateAt } from "#domain/content/publishing.ts"

import type { Editing, StaffItem } from "../items/edit-items.ts"
import { schemas, type StoredName, titleOf } from "../items/item-row.ts"

type Row = StaffItem<StoredName>

interface Owing {
  collection: StoredName
  row: Row
  debt: ReturnType<typeof languageDebts>[number]
}

const debtsOf = (row: Row) =>
  languageDebts({ item: row.item, newer: row.newer_language, waived: row.waived_language })

/** What all items lack in a language, in the order of the collections; within one the latest change first. */
const listOwing = async (editing: Editing): Promise<Owing[]> => {
  const names = Object.keys(schemas) as StoredName[]
  const lists = await Promise.all(names.map((name) => editing.list(name)))
  return lists.flatMap((rows, index) =>
    rows
      .toSorted((a, b) => b.updated_at.localeCompare(a.updated_at))
      .flatMap((row) => debtsOf(row).map((debt) => ({ collection: names[index]!, row, debt }))),
  )
}

/** How many items lack a text in each language, and in how many it is older. */
export const countDebts = (rows: readonly Row[]) => {
  const debts = rows.flatMap(debtsOf)
  const count = (language: Language, kind: "missing" | "older") =>
    debts.filter((debt) => debt.language === language && debt.kind === kind).length
  const of = (language: Language) => ({
    missing: count(language, "missing"),
    older: count(language, "older"),
  })
  return { en: of("en"), hi: of("hi") }
}

export interface DebtsQuery {
  page: number
  perPage: number
  /** Names of a collection, a language and a kind; others mean all. */
  filter: Record<string, unknown>
}

/** An item that lacks a text in a language, or is older in it. */
export interface LanguageDebtEntry {
  id: string
  collection: StoredName
  slug: string
  title: { en: string; hi: string }
  state: ReturnType<typeof stateAt>
  language: Language
  kind: "missing" | "older"
  /** The fields that are missing, or that the other language changed since. */
  fields: string[]
  /** When the newest version was saved, and when this language was changed last; ISO 8601, UTC. */
  changed_at: string
  older_at: string | null
}

const entryOf =
  (editing: Editing, now: Date) =>
  async ({ collection, row, debt }: Owing): Promise<LanguageDebtEntry> => {
    const { slug, item, updated_at } = row
    const { language, kind } = debt
    const since =
      kind === "older"
        ? changedSince(
            [{ item, at: updated_at }, ...(await editing.revisions(collection, slug))],
            language,
          )
        : undefined
    return {
      id: `${collection}/${slug}/${language}`,
      collection,
      slug,
      title: titleOf(collection, item),
      state: stateAt(row, now),
      language,
      kind,
      fields: since?.fields ?? debt.fields,
      changed_at: updated_at,
      older_at: since?.olderAt ?? null,
    }
  }

/** Lists what items lack in one of the languages: what is not written, and what is older than the other one. */
export const listLanguageDebts =
  ({ editing, now }: { editing: Editing; now: () => Date }) =>
  async ({ page, perPage, filter }: DebtsQuery) => {
    const { collection, language, kind } = filter
    const isAsked = (value: unknown, asked: unknown) => typeof asked !== "string" || asked === value
    const owing = (await listOwing(editing)).filter(
      (one) =>
        isAsked(one.collection, collection) &&
        isAsked(one.debt.language, language) &&
        isAsked(one.debt.kind, kind),
    )
    const shown = owing.slice((page - 1) * perPage, page * perPage)
    const data: LanguageDebtEntry[] = []
    for (const one of shown) data.push(await entryOf(editing, now())(one))
    return { data, total: owing.length }
  }
