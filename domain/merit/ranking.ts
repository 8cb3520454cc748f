import type { Category, Comparator, Compartment } from "./allocation-rule.ts"

/** A candidate for a seat. All marks are in hundredths; a candidate without a mark ranks after those who have it. */
export interface Candidate {
  code: string
  category: Category
  traits: readonly string[]
  index: number
  intermediate: number | null
  highschool: number | null
  /** Smaller for an earlier birth date. */
  born: number | null
  /** The compartment of the seat that the candidate accepted in an earlier round. */
  accepted: Compartment | null
}

/** A candidate at a place of the ranking. 1 is the best rank. */
export interface Ranked extends Candidate {
  rank: number
}

/** Whether a seat is the one that its holder accepted in an earlier round. Who slides up has a seat of this round. */
export const isKept = ({ accepted }: Pick<Candidate, "accepted">, compartment: string) =>
  accepted === compartment

/** Returns the hexadecimal SHA-256 of a text. Passed in, since browsers and Node.js compute it differently. */
export type Sha256 = (text: string) => string

type Compare = (a: Candidate, b: Candidate) => number

const ascending = (a: number | string, b: number | string) => Number(a > b) - Number(a < b)

const comparisons: Record<Exclude<Comparator, "hash">, Compare> = {
  index: (a, b) => b.index - a.index,
  intermediate: (a, b) => ascending(b.intermediate ?? -Infinity, a.intermediate ?? -Infinity),
  highschool: (a, b) => ascending(b.highschool ?? -Infinity, a.highschool ?? -Infinity),
  older: (a, b) => ascending(a.born ?? Infinity, b.born ?? Infinity),
}

/** Compares by SHA-256 of the code, which nobody can influence. Most candidates never need it. */
const compareHashes = (sha256: Sha256): Compare => {
  const hashes = new Map<string, string>()
  const hashOf = ({ code }: Candidate) => {
    const hash = hashes.get(code) ?? sha256(code)
    hashes.set(code, hash)
    return hash
  }
  return (a, b) => ascending(hashOf(a), hashOf(b))
}

/** Compares by all comparators in order. Zero means that none of them tells the candidates apart. */
export const compareBy = (ties: readonly Comparator[], sha256: Sha256): Compare => {
  const byHash = compareHashes(sha256)
  const compares = ties.map((tie) => (tie === "hash" ? byHash : comparisons[tie]))
  return (a, b) => {
    for (const compare of compares) {
      const order = compare(a, b)
      if (order !== 0) return order
    }
    return 0
  }
}

/** All candidates from the best to the last. The rule's comparators decide, and at last the hash. */
export const rankCandidates = (
  candidates: readonly Candidate[],
  ties: readonly Comparator[],
  sha256: Sha256,
): Ranked[] =>
  candidates
    .toSorted(compareBy([...ties, "hash"], sha256))
    .map((candidate, index) => ({ ...candidate, rank: index + 1 }))
