import type { CollectionName } from "#domain/content/collections.ts"
import { languageWithoutPage } from "#domain/content/languages-of-item.ts"
import { textIn } from "#domain/content/localise.ts"
import { plainWord, wordsAsWritten } from "#domain/content/search/written-word.ts"
import type { Language } from "#domain/content/text.ts"
import type { Database } from "#server/platform/database/connect.ts"
import { tokenize } from "#server/platform/text/tokens.ts"

import { parseData } from "../items/item-row.ts"
import { type Items, publicItems } from "../items/items.ts"
import { readPdfTextsOf } from "../media/pdf-texts.ts"
import { paginate, type Paginated, perPage } from "../pagination.ts"
import { correctTerms, type Correction, keepWhole } from "./correct-terms.ts"
import { type FurtherPage, listNamedPages, matchNamedPages, type NamedPage } from "./named-pages.ts"
import { searchItems } from "./search-index.ts"
import { matcherOf, readTerms, type SearchTerm, synonymsOf } from "./search-terms.ts"
import { searchableOf } from "./searchable.ts"

const before = 50
const maxLength = 170

/** Whole words up to a total length, at least the first one. */
const upTo = (words: string[], length: number) => {
  let used = -1
  const fitting = words.filter((word) => {
    used += word.length + 1
    return used <= length
  })
  return fitting.length > 0
    ? fitting
    : words.slice(0, 1).map((word) => [...word].slice(0, length).join(""))
}

type Matcher = ReturnType<typeof matcherOf>

/** Which of these words of a text match, each of which may have several tokens. */
const matchWords = (words: readonly string[], matcher: Matcher) => {
  const tokens = words.map((word) => tokenize(word))
  const matches = matcher(tokens.flat())
  let start = 0
  return tokens.map(({ length }) => matches.slice(start, (start += length)).includes(true))
}

/** Words that are looked at together: a text of a file can have 60,000. */
const sliceWords = 500

/** Words of the files of an item in which an excerpt is looked for: those of one long file. */
const maxFileWords = 60_000

/** Place of the first word that matches; -1 if none does. */
const firstMatch = (words: readonly string[], matcher: Matcher) => {
  for (let start = 0; start < words.length; start += sliceWords) {
    const found = matchWords(words.slice(start, start + sliceWords), matcher).indexOf(true)
    if (found !== -1) return start + found
  }
  return -1
}

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean)

/** Excerpt of a plain text around the first word that matches; the beginning if none matches. */
export const excerptOf = (text: string, matcher: Matcher) => {
  const words = wordsOf(text)
  const hit = Math.max(0, firstMatch(words, matcher))
  const lead = hit === 0 ? [] : upTo(words.slice(0, hit).toReversed(), before).toReversed()
  const start = hit - lead.length
  const shown = upTo(words.slice(start), maxLength)
  const isWhole = shown.join(" ") === words.slice(start).join(" ")
  return `${start > 0 ? "… " : ""}${shown.join(" ")}${isWhole ? "" : " …"}`
}

/** The written words of a text that match, as `plainWord` gives them. */
const matchWritten = (text: string, matcher: Matcher) => {
  const words = Array.from(wordsAsWritten(text), ([word]) => word)
  const matches = matchWords(words, matcher)
  return words.filter((_, index) => matches[index]).map(plainWord)
}

export interface SearchHit {
  kind: "page" | "notice" | "event" | "document"
  title: string
  /** Path without language prefix. */
  path: string
  /** Plain text excerpt around the match. */
  excerpt: string
  /** The language in which it has no page. */
  noPageIn?: Language | undefined
}

/** One page of the hits of a query, ten a page. */
export interface SearchResult extends Paginated<SearchHit> {
  /** The words of titles and excerpts that match, as `plainWord` gives them. */
  marked: string[]
  /** The query that was searched instead, because a word of the given one is nowhere. */
  corrected: string | undefined
  /** Whether no hit has all the words. */
  isPartial: boolean
  /** Words like those of the query that would find something. Only for a query that finds nothing. */
  suggestions: string[]
}

export interface SearchDeps {
  db: Database
  items: Items
  /** The groups of synonyms of the settings. */
  synonyms: () => Promise<readonly string[]>
}

interface Query {
  query: string
  page: number
  at: Date
  language: Language
  /** Pages beside those of the content. */
  more?: readonly FurtherPage[]
}

/** Each term of a search for some of them takes a search of its own, for the rank. */
const maxTermsOfSome = 5

interface Run {
  terms: readonly SearchTerm[]
  needs: "all" | "some"
}

/** Excerpt of an item's own text; of its files, if only these have a word that matches. */
const excerptOfItem = async (
  db: Database,
  { stored, title, text }: { stored: object; title: string; text: string },
  matcher: Matcher,
) => {
  if (firstMatch(wordsOf(`${title} ${text}`), matcher) !== -1) return excerptOf(text, matcher)
  const words = wordsOf(await readPdfTextsOf(db, stored)).slice(0, maxFileWords)
  const isInFile = firstMatch(words, matcher) !== -1
  return excerptOf(isInFile ? words.join(" ") : text, matcher)
}

/** Searches named pages and the index. Named pages come first. */
const run = async (
  { db }: SearchDeps,
  { page, at, language }: Query,
  named: readonly NamedPage[],
  { terms, needs }: Run,
) => {
  const pages = matchNamedPages(named, terms, needs)
  const offset = (page - 1) * perPage
  const first = pages.slice(offset, offset + perPage)
  const { total, rows } = await searchItems(
    db,
    publicItems(db, at),
    { terms, needs },
    { limit: perPage - first.length, offset: Math.max(0, offset - pages.length) },
  )
  const matcher = matcherOf(terms)
  const hits: SearchHit[] = []
  for (const { collection, slug, data } of rows) {
    const name = collection as CollectionName
    const stored = parseData(name, JSON.parse(data))
    const item = searchableOf(name, slug, stored)
    if (!item) continue
    const noPageIn = languageWithoutPage(name, stored)
    const title = textIn(item.title, language)
    const text = textIn(item.text, language)
    const excerpt = await excerptOfItem(db, { stored, title, text }, matcher)
    hits.push({ kind: item.kind, title, path: item.path, excerpt, noPageIn })
  }
  const all = [
    ...first.map(({ title, path, under }): SearchHit => ({
      kind: "page",
      title: textIn(title, language),
      path,
      excerpt: under ? textIn(under, language) : "",
    })),
    ...hits,
  ]
  const marked = all.flatMap(({ title, excerpt }) =>
    [title, excerpt].flatMap((text) => matchWritten(text, matcher)),
  )
  return { ...paginate(all, page, pages.length + total), marked: [...new Set(marked)] }
}

/**
 * Searches the words of both languages and shows the hits in one, ten per page. Finds items with all words; if there are none, with
 * misspelt words corrected; then items with some of the words.
 */
export const searchSite = async (deps: SearchDeps, query: Query): Promise<SearchResult> => {
  const { db, items } = deps
  const synonyms = synonymsOf(await deps.synonyms())
  const named = await listNamedPages(items, query.at, query.more)
  const lookup = { db, items: publicItems(db, query.at), named, synonyms }
  const terms = await keepWhole(lookup, readTerms(query.query, synonyms))
  const plain = { corrected: undefined, isPartial: false, suggestions: [] }
  const result = await run(deps, query, named, { terms, needs: "all" })
  if (result.total > 0 || terms.length === 0) return { ...plain, ...result }

  const correction: Correction = await correctTerms(lookup, terms)
  const { corrected } = correction
  const runs: Run[] = [
    ...(corrected ? [{ terms: correction.terms, needs: "all" } as const] : []),
    { terms: correction.terms.slice(0, maxTermsOfSome), needs: "some" },
  ]
  for (const next of runs) {
    const better = await run(deps, query, named, next)
    if (better.total > 0)
      return {
        ...plain,
        ...better,
        corrected,
        isPartial: next.needs === "some" || next.terms.length < terms.length,
      }
  }
  return { ...plain, ...result, suggestions: correction.suggestions }
}
