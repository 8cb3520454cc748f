import fc from "fast-check"

import { allocate } from "#domain/merit/allocate.ts"
import {
  type AllocationRule,
  allocationRuleSchema,
  categories,
  type Category,
  comparators,
  compartments,
  guaranteeRoundings,
  reserved,
  roundings,
} from "#domain/merit/allocation-rule.ts"
import type { Candidate } from "#domain/merit/ranking.ts"

import { sha256 } from "./people.ts"

/** Three traits are enough for every kind of conflict. */
export const traitNames = ["woman", "disability", "dependant"]

const counts = (max: number) =>
  fc
    .tuple(...compartments.map(() => fc.nat(max)))
    .map((numbers) => Object.fromEntries(compartments.map((name, i) => [name, numbers[i]])))

/** A percentage up to a limit, with two decimals. */
const percent = (most: number) => fc.nat(most * 100).map((hundredths) => hundredths / 100)

/** Mostly the usual order of ties. */
const ties = fc.oneof(
  { weight: 2, arbitrary: fc.constant([...comparators]) },
  { weight: 1, arbitrary: fc.shuffledSubarray([...comparators]) },
)

/** Seats by compartment. */
const counted = (maxSeats: number) => fc.record({ seats: counts(maxSeats) })

/** Seats in percent, for some of the categories in any order. */
const shared = fc
  .record({
    seats: fc.integer({ min: 2, max: 12 }),
    vertical: fc
      .tuple(fc.shuffledSubarray([...reserved]), fc.array(percent(25), { minLength: 4 }))
      .map(([names, percents]) => Object.fromEntries(names.map((name, i) => [name, percents[i]]))),
    rounding: fc.constantFrom(...roundings),
    guarantee_rounding: fc.constantFrom(...guaranteeRoundings),
    sports: fc.nat(2),
  })
  .map(({ sports, ...rule }) => ({ ...rule, pools: { sports } }))

const trait = (modes: readonly string[], hasPercents: boolean) => {
  const mode = fc.constantFrom(...modes)
  const byCounts = fc.record({ counts: counts(2), mode })
  const byPercent = fc.record(
    { percent: percent(60), mode, rounding: fc.constantFrom(...guaranteeRoundings) },
    { requiredKeys: ["percent", "mode"] },
  )
  return hasPercents ? fc.oneof(byCounts, byPercent) : byCounts
}

const conversion = fc
  .tuple(fc.constantFrom(...compartments), fc.constantFrom(...compartments))
  .map(([from, to]) => ({ from, to }))
  .filter(({ from, to }) => from !== to)

interface Kinds {
  modes?: readonly ("compartment" | "overall")[]
  minTraits?: number
  maxTraits?: number
  minConversions?: number
  maxConversions?: number
  maxSeats?: number
  /** Without them, the seats of each compartment and the guarantees are counts. */
  hasPercents?: boolean
}

/** A rule with a few seats of each compartment. By default all traits count within compartments. */
export const rules = ({
  modes = ["compartment"],
  minTraits = 0,
  maxTraits = 3,
  minConversions = 0,
  maxConversions = minConversions,
  maxSeats = 2,
  hasPercents = true,
}: Kinds = {}): fc.Arbitrary<AllocationRule> =>
  fc
    .record({
      seats: hasPercents ? fc.oneof(counted(maxSeats), shared) : counted(maxSeats),
      names: fc.subarray(traitNames, { minLength: minTraits, maxLength: maxTraits }),
      traits: fc.array(trait(modes, hasPercents), { minLength: 3, maxLength: 3 }),
      conversion: fc.array(conversion, { minLength: minConversions, maxLength: maxConversions }),
      ties,
    })
    .map(({ seats, names, traits, ...rule }) =>
      allocationRuleSchema.parse({
        ...seats,
        ...rule,
        traits: Object.fromEntries(names.map((name, i) => [name, traits[i]])),
      }),
    )

/** Few different values, so that ties are frequent. */
const mark = fc.option(fc.nat(2))

const person = fc.record({
  category: fc.constantFrom<Category>(...categories),
  traits: fc.subarray(traitNames),
  index: fc.nat(5),
  intermediate: mark,
  highschool: mark,
  born: mark,
})

/** Up to eight candidates. The code is the number in the list. */
export const candidateLists = ({ minLength = 0, maxLength = 8 } = {}): fc.Arbitrary<Candidate[]> =>
  fc
    .array(person, { minLength, maxLength })
    .map((all) => all.map((one, i) => ({ ...one, code: `C${i}`, accepted: null })))

/** A list with one of its candidates. */
export const listsWithOne = () =>
  fc
    .record({ candidates: candidateLists({ minLength: 1 }), place: fc.nat() })
    .map(({ candidates, place }) => ({ candidates, who: place % candidates.length }))

/** Puts up to eleven candidates in any other order. */
export const reorder = fc.array(fc.nat(), { minLength: 11, maxLength: 11 }).map(
  (keys) =>
    <Item>(items: readonly Item[]) =>
      items
        .map((item, at) => ({ item, key: keys[at]! }))
        .toSorted((a, b) => a.key - b.key)
        .map(({ item }) => item),
)

/** A rule with a limit, and candidates of whom the limited ones hold no category and no trait, as for residents only. */
export const limitedLists = (kinds: Kinds = {}) =>
  fc
    .tuple(rules(kinds), fc.nat(100), listsWithOne(), fc.array(fc.boolean(), { minLength: 8 }))
    .map(([rule, most, { candidates, who }, isLimited]) => ({
      rule: { ...rule, limits: { other_state: { percent: most } } },
      candidates: candidates.map((one, i) =>
        isLimited[i] ? { ...one, category: "GEN" as const, traits: ["other_state"] } : one,
      ),
      who,
    }))

/** Events of a candidate between two rounds. */
const answer = fc.constantFrom("accepts", "accepts", "leaves", "waits")

/**
 * A later round: candidates of whom some accepted their seat of an earlier one, which some others left, together with
 * late applicants and corrected marks.
 */
export const laterRounds = (rule: fc.Arbitrary<AllocationRule>) =>
  fc
    .record({
      rule,
      early: candidateLists(),
      late: candidateLists({ maxLength: 3 }),
      answers: fc.array(answer, { minLength: 8, maxLength: 8 }),
      corrections: fc.array(fc.nat(5), { maxLength: 4 }),
    })
    .map(({ rule: one, early, late, answers, corrections }) => {
      const first = allocate(one, early, sha256)
      if ("refusals" in first) throw new Error("A first round is never refused")
      const compartmentOf = new Map(
        [...first.seating].map(([{ code }, { compartment }]) => [code, compartment]),
      )
      const stay = early
        .map((candidate, i) => ({
          ...candidate,
          index: corrections[i] ?? candidate.index,
          accepted: answers[i] === "accepts" ? (compartmentOf.get(candidate.code) ?? null) : null,
        }))
        .filter((_, i) => answers[i] !== "leaves")
      const more = late.map((candidate) => ({ ...candidate, code: `L${candidate.code}` }))
      return { rule: one, candidates: [...stay, ...more] }
    })
