import type { Database } from "#server/platform/database/connect.ts"
import { foldName } from "#server/platform/text/person-tokens.ts"

import type { publicItems } from "../items/items.ts"
import { matchNamedPages, type NamedPage } from "./named-pages.ts"
import { hasMatch } from "./search-index.ts"
import type { SearchTerm, Synonyms } from "./search-terms.ts"
import { findNearWords } from "./vocabulary.ts"

/** What is tried for a word that is nowhere: enough, since the nearest are tried first. */
const maxTried = 6
const maxSuggestions = 3
/** Further words that are nowhere are left out: each takes searches of its own. */
const maxCorrected = 3

interface Deps {
  db: Database
  /** The items that may be found. */
  items: ReturnType<typeof publicItems>
  named: readonly NamedPage[]
  synonyms: Synonyms
}

export interface Correction {
  /** The terms that find something, corrected where needed. */
  terms: SearchTerm[]
  /** The corrected query; undefined if no word was corrected. */
  corrected: string | undefined
  suggestions: string[]
}

const findsAny = async ({ db, items, named }: Deps, term: SearchTerm) =>
  matchNamedPages(named, [term], "all").length > 0 || (await hasMatch(db, items, term))

/** Whether a term is a word of the synonyms: then it is no misspelt or unfinished other word. */
const isKnown = ({ synonyms }: SearchTerm) => synonyms.length > 0

/** The terms, of which a known word that is nowhere is not the beginning of others: "mess" is none of "message". */
export const keepWhole = (deps: Deps, terms: readonly SearchTerm[]): Promise<SearchTerm[]> =>
  Promise.all(
    terms.map(async (term) => {
      const whole = { ...term, isPrefix: false }
      return term.isPrefix && isKnown(term) && !(await findsAny(deps, whole)) ? whole : term
    }),
  )

/** The words near a term that find something, nearest first; none for a phrase. */
const listNear = async (deps: Deps, term: SearchTerm) => {
  const [word, ...others] = term.words
  if (others.length > 0 || isKnown(term)) return []
  const { db, named, synonyms } = deps
  const titles = named.flatMap((page) => page.tokens)
  const known = [
    ...titles.map((title) => ({ word: title, sound: foldName(title) })),
    ...synonyms.words,
  ]
  const near = (await findNearWords(db, word!, known)).slice(0, maxTried)
  const finding = []
  for (const { word: meant, isCorrection } of near) {
    const instead = { words: [meant], isPrefix: false, synonyms: synonyms.of.get(meant) ?? [] }
    if (await findsAny(deps, instead)) finding.push({ term: instead, isCorrection })
  }
  return finding
}

/**
 * Corrects the terms that find nothing. A word in the other script or with one wrong letter is replaced by the nearest word that
 * finds something; other terms that find nothing are left out.
 */
export const correctTerms = async (
  deps: Deps,
  terms: readonly SearchTerm[],
): Promise<Correction> => {
  const remaining: SearchTerm[] = []
  const suggestions: string[] = []
  let isCorrected = false
  let looked = 0
  for (const term of terms) {
    if (await findsAny(deps, term)) {
      remaining.push(term)
      continue
    }
    const near = looked++ < maxCorrected ? await listNear(deps, term) : []
    const [nearest] = near
    if (nearest?.isCorrection) {
      remaining.push(nearest.term)
      isCorrected = true
    } else suggestions.push(...near.map(({ term: { words } }) => words.join(" ")))
  }
  const words = remaining.flatMap((term) => term.words)
  return {
    terms: remaining,
    corrected: isCorrected ? words.join(" ") : undefined,
    suggestions: suggestions.slice(0, maxSuggestions),
  }
}
