import fc from "fast-check"

import { allocate } from "#domain/merit/allocate.ts"
import {
  type AllocationRule,
  allocationRuleSchema,
  categories,
  type Category,
  compartments,
} from "#domain/merit/allocation-rule.ts"
import type { Candidate } from "#domain/merit/ranking.ts"

import { sha256 } from "./people.ts"

/** Three traits are enough for every kind of conflict. */
export const traitNames = ["woman", "disability", "dependant"]

const counts = (max: number) =>
  fc
    .tuple(...compartments.map(() => fc.nat(max)))
    .map((numbers) => Object.fromEntries(compartments.map((name, i) => [name, numbers[i]])))

const trait = (modes: readonly string[]) =>
  fc.record({ counts: counts(2), mode: fc.constantFrom(...modes) })

const conversion = fc
  .tuple(fc.constantFrom(...compartments), fc.constantFrom(...compartments))
  .map(([from, to]) => ({ from, to }))
  .filter(({ from, to }) => from !== to)

interface Kinds {
  modes?: readonly ("compartment" | "overall")[]
  maxTraits?: number
  maxConversions?: number
  maxSeats?: number
}

/** A rule with a few seats of each compartment. By default all traits count within compartments. */
export const rules = ({
  modes = ["compartment"],
  maxTraits = 3,
  maxConversions = 0,
  maxSeats = 2,
}: Kinds = {}): fc.Arbitrary<AllocationRule> =>
  fc
    .tuple(
      counts(maxSeats),
      fc.subarray(traitNames, { maxLength: maxTraits }),
      fc.array(trait(modes), { minLength: 3, maxLength: 3 }),
      fc.array(conversion, { maxLength: maxConversions }),
    )
    .map(([seats, names, traits, conversions]) =>
      allocationRuleSchema.parse({
        seats,
        traits: Object.fromEntries(names.map((name, i) => [name, traits[i]])),
        conversion: conversions,
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
export const candidateLists = (maxLength = 8): fc.Arbitrary<Candidate[]> =>
  fc
    .array(person, { maxLength })
    .map((all) => all.map((one, i) => ({ ...one, code: `C${i}`, accepted: null })))

/** A rule with a limit, and candidates of whom the limited ones hold no category and no trait, as for residents only. */
export const limitedLists = (kinds: Kinds = {}) =>
  fc
    .tuple(rules(kinds), fc.nat(100), candidateLists(), fc.array(fc.boolean(), { minLength: 8 }))
    .map(([rule, percent, all, isLimited]) => ({
      rule: { ...rule, limits: { other_state: { percent } } },
      candidates: all.map((one, i) =>
        isLimited[i] ? { ...one, category: "GEN" as const, traits: ["other_state"] } : one,
      ),
    }))

/** What happens to a candidate between two rounds. */
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
      late: candidateLists(3),
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
