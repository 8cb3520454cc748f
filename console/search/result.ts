import type { To } from "react-router-dom"

import type { ContentField } from "#domain/content/field-schema.ts"
import type { SearchResults } from "#server/http/console/search-calls.ts"

/** One result: what it leads to or does, its group and what is shown of it. */
export interface Result {
  group: keyof SearchResults | "thisPage" | "actions" | "pages" | "settings"
  title: string
  detail: string
  /** An address in the console, and what its page is told. */
  to?: To
  state?: { opens?: string; field?: string }
  /** What it does on the open page instead. */
  run?: () => void
}

/** Whether it is known without the server, so that it always belongs to the text that is typed. */
export const isCommand = ({ group }: Pick<Result, "group">) =>
  ["thisPage", "actions", "pages", "settings"].includes(group)

/** A result with the names, in both languages, by which it is found. */
export interface Named extends Result {
  names: string[]
}

const wordsOf = (text: string) =>
  text
    .toLocaleLowerCase()
    .split(/[\s:,()'’-]+/)
    .filter(Boolean)

/** The results one of whose names has words that begin with all words of a text, in any order. */
export const matching = (all: readonly Named[], text: string): Result[] => {
  const queryWords = wordsOf(text)
  if (queryWords.length === 0) return []
  const matches = (name: string) => {
    const words = wordsOf(name)
    return queryWords.every((start) => words.some((word) => word.startsWith(start)))
  }
  return all.filter(({ names }) => names.some(matches))
}

/** The path of each single setting, like ["deposit", "ifsc"]. */
export const settingPaths = (fields: readonly ContentField[]): string[][] =>
  fields.flatMap(({ name, kind, isBilingual, fields: parts = [] }) =>
    kind === "group" && !isBilingual
      ? settingPaths(parts).map((path) => [name, ...path])
      : [[name]],
  )
