// What must hold for every list (docs/merit.md, "What always holds").
import fc from "fast-check"
import { describe, expect, test } from "vitest"

import { runs } from "#tests/support/fuzz/values.ts"
import { bestSubset, matchingOf, oracle } from "#tests/support/merit/oracle.ts"
import { allocated, chosenIn, seated, sha256 } from "#tests/support/merit/people.ts"
import {
  candidateLists,
  laterRounds,
  listsWithOne,
  reorder,
  rules,
  traitNames,
} from "#tests/support/merit/random-lists.ts"

import type { Allocation } from "./allocate.ts"
import type { AllocationRule, Compartment } from "./allocation-rule.ts"
import { categories, compartments } from "./allocation-rule.ts"
import { frozenInputSchema } from "./frozen-list-schema.ts"
import { freezeList, recompute, listResult } from "./frozen-list.ts"
import type { Candidate } from "./ranking.ts"
import { eligibleFor, holdersOf } from "./seating.ts"

const cases = runs(300, 10_000)
const everything = rules({ modes: ["compartment", "overall"], maxConversions: 2 })

/** Checks each compartment of a list: its seats, who holds them, and who waits. */
const forEachCompartment = (
  allocation: Allocation,
  check: (list: {
    compartment: Compartment
    seats: number
    guarantees: Readonly<Record<string, number>>
    chosen: ReturnType<typeof holdersOf>
    waiting: ReturnType<typeof holdersOf>
  }) => void,
) => {
  const { seating, ranking } = allocation
  for (const list of allocation.compartments) {
    const eligible = eligibleFor(ranking)(list.compartment)
    check({
      ...list,
      chosen: holdersOf(seating, list.compartment),
      waiting: eligible.filter((person) => !seating.has(person)),
    })
  }
}

const holds = (
  rule: fc.Arbitrary<AllocationRule>,
  check: (rule: AllocationRule, candidates: Candidate[]) => void,
) => fc.assert(fc.property(rule, candidateLists(), check), cases)

const holdsLater = (
  rule: fc.Arbitrary<AllocationRule>,
  check: (rule: AllocationRule, candidates: Candidate[]) => void,
) =>
  fc.assert(
    fc.property(laterRounds(rule), (round) => check(round.rule, round.candidates)),
    cases,
  )

const codesIn = (allocation: Allocation) =>
  Object.fromEntries(
    Object.entries(chosenIn(allocation)).map(([name, chosen]) => [
      name,
      chosen.split(" ").flatMap((one) => (one ? one.replace(/\(.*/, "") : [])),
    ]),
  )

describe("every list", () => {
  test("respects the capacity, and gives seats of a category to its members only", () => {
    holds(everything, (rule, candidates) => {
      const allocation = allocated(rule, candidates)
      forEachCompartment(allocation, ({ compartment, seats, chosen }) => {
        expect(chosen.length).toBeLessThanOrEqual(seats)
        if (compartment === "open") return
        expect(chosen.every(({ category }) => category === compartment)).toBe(true)
      })
    })
  })

  test("does not depend on the order of the input, and comes out in the same bytes again", () => {
    fc.assert(
      fc.property(laterRounds(everything), reorder, ({ rule, candidates }, reordered) => {
        const bytes = (some: Candidate[]) => JSON.stringify(listResult(allocated(rule, some)))
        expect(bytes(reordered(candidates))).toBe(bytes(candidates))
        expect(bytes(candidates)).toBe(bytes(candidates))
      }),
      cases,
    )
  })

  test("is recomputed from its frozen file in the same bytes", () => {
    holdsLater(everything, (rule, candidates) => {
      const frozen = JSON.stringify(freezeList(rule, allocated(rule, candidates), sha256))
      const input = frozenInputSchema.parse(JSON.parse(frozen))
      expect(JSON.stringify(recompute(input, sha256))).toBe(frozen)
    })
  })

  test("names a guarantee only on holders, and each as often as it has seats", () => {
    holdsLater(rules(), (rule, candidates) => {
      const allocation = allocated(rule, candidates)
      forEachCompartment(allocation, ({ chosen, guarantees }) => {
        const named = chosen.flatMap((person) => {
          const { guarantee } = allocation.seating.get(person)!
          expect([null, ...person.traits]).toContain(guarantee)
          return guarantee ?? []
        })
        for (const [trait, seats] of Object.entries(guarantees)) {
          expect(named.filter((one) => one === trait).length).toBeLessThanOrEqual(seats)
        }
      })
    })
  })

  test("is the one of a second program that tries all subsets of each compartment", () => {
    holds(everything, (rule, candidates) => {
      expect(codesIn(allocated(rule, candidates))).toEqual(oracle(rule, candidates))
    })
  })
})

const without = (codes: Set<string>, others: Set<string>) =>
  [...codes].filter((code) => !others.has(code))

describe("a list with guarantees by compartment", () => {
  test("leaves no seat empty while somebody eligible waits", () => {
    holds(rules(), (rule, candidates) => {
      forEachCompartment(allocated(rule, candidates), ({ seats, chosen, waiting }) => {
        expect(chosen.length === seats || waiting.length === 0).toBe(true)
      })
    })
  })

  test("gives no seat to a worse rank than a refused one, except to fill a guarantee", () => {
    holds(rules({ maxConversions: 2 }), (rule, candidates) => {
      const { ranking, seating } = allocated(rule, candidates)
      const eligible = eligibleFor(ranking)
      for (const [{ rank }, { compartment, guarantee }] of seating) {
        if (guarantee !== null) continue
        // A holder of an open seat was not refused a seat. A holder of a category seat was refused an open seat.
        const refused = eligible(compartment).filter(
          (one) => ![compartment, "open"].includes(seating.get(one)?.compartment ?? ""),
        )
        expect(refused.every((one) => one.rank > rank)).toBe(true)
      }
    })
  })

  test("meets the guarantees as far as a maximum matching can", () => {
    holds(rules(), (rule, candidates) => {
      const allocation = allocated(rule, candidates)
      forEachCompartment(allocation, ({ seats, guarantees, chosen, waiting }) => {
        const most = Math.min(seats, matchingOf([...chosen, ...waiting], guarantees))
        const named = chosen.filter((person) => allocation.seating.get(person)!.guarantee)
        expect(named.length).toBe(most)
        expect(matchingOf(named, guarantees)).toBe(most)
      })
    })
  })

  test("chooses in each compartment the best of all subsets that fill the most guarantees", () => {
    holds(rules({ maxSeats: 4, maxConversions: 2 }), (rule, candidates) => {
      const { ranking, seating, compartments: lists } = allocated(rule, candidates)
      const eligible = eligibleFor(ranking)
      for (const { compartment, seats, guarantees } of lists) {
        const pool = eligible(compartment).filter(
          (one) => compartment === "open" || seating.get(one)?.compartment !== "open",
        )
        expect(holdersOf(seating, compartment)).toEqual(bestSubset(pool, seats, guarantees))
      }
    })
  })

  test("another category or trait, or a higher index, never makes an outcome worse", () => {
    const claim = fc.record({
      category: fc.constantFrom(...categories),
      traits: fc.subarray(traitNames),
      more: fc.nat(5),
    })
    fc.assert(
      fc.property(rules(), listsWithOne(), claim, (rule, { candidates, who }, claims) => {
        const before = candidates[who]!
        const after = {
          ...before,
          category: before.category === "GEN" ? claims.category : before.category,
          traits: [...new Set([...before.traits, ...claims.traits])],
          index: before.index + claims.more,
        }
        const wasSeated = seated(allocated(rule, candidates)).has(before.code)
        const isSeated = seated(allocated(rule, candidates.with(who, after))).has(before.code)
        expect(isSeated || !wasSeated).toBe(true)
      }),
      cases,
    )
  })

  test("with a seat more in one compartment takes nobody's seat", () => {
    fc.assert(
      fc.property(
        rules({ hasPercents: false }),
        candidateLists(),
        fc.constantFrom(...compartments),
        (rule, candidates, compartment) => {
          const seats = rule.seats as Record<Compartment, number>
          const more = { ...rule, seats: { ...seats, [compartment]: seats[compartment] + 1 } }
          const after = seated(allocated(more, candidates))
          expect(without(seated(allocated(rule, candidates)), after)).toEqual([])
        },
      ),
      cases,
    )
  })

  test("without those who decline takes nobody's seat", () => {
    fc.assert(
      fc.property(
        rules(),
        candidateLists(),
        fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
        (rule, candidates, isStaying) => {
          const staying = candidates.filter((_, index) => isStaying[index])
          const after = seated(allocated(rule, staying))
          const lost = without(seated(allocated(rule, candidates)), after)
          expect(lost.filter((code) => staying.some((one) => one.code === code))).toEqual([])
        },
      ),
      cases,
    )
  })
})

test("without guarantees a list is open by rank, then each category by rank", () => {
  holds(rules({ maxTraits: 0, hasPercents: false }), (rule, candidates) => {
    const allocation = allocated(rule, candidates)
    const seats = rule.seats as Record<Compartment, number>
    const open = allocation.ranking.slice(0, seats.open)
    const rest = allocation.ranking.slice(seats.open)
    const expected = compartments.map((name) => {
      const list = name === "open" ? open : rest.filter(({ category }) => category === name)
      return [name, list.slice(0, seats[name]).map(({ code }) => code)]
    })
    expect(codesIn(allocation)).toEqual(Object.fromEntries(expected))
  })
})

test("with one trait a list is its best holders as far as guaranteed, then by rank", () => {
  holds(rules({ minTraits: 1, maxTraits: 1, hasPercents: false }), (rule, candidates) => {
    const allocation = allocated(rule, candidates)
    const [trait] = Object.keys(rule.traits) as [string]
    const counts = rule.traits[trait]!.counts!
    const seats = rule.seats as Record<Compartment, number>
    let pool = allocation.ranking
    const expected = compartments.map((name) => {
      const eligible = pool.filter(({ category }) => name === "open" || category === name)
      const holders = eligible.filter(({ traits }) => traits.includes(trait))
      const first = holders.slice(0, Math.min(counts[name] ?? 0, seats[name]))
      const others = eligible.filter((person) => !first.includes(person))
      const chosen = [...first, ...others.slice(0, seats[name] - first.length)]
      pool = pool.filter((person) => !chosen.includes(person))
      return [name, chosen.toSorted((a, b) => a.rank - b.rank).map(({ code }) => code)]
    })
    expect(codesIn(allocation)).toEqual(Object.fromEntries(expected))
  })
})

describe("a later round", () => {
  test("never costs an accepted seat, and moves its holder at most up to an open one", () => {
    holdsLater(everything, (rule, candidates) => {
      const { seating } = allocated(rule, candidates)
      const compartmentOf = new Map(
        [...seating].map(([{ code }, { compartment }]) => [code, compartment]),
      )
      const lost = candidates.filter(
        ({ code, accepted }) =>
          accepted && ![accepted, "open"].includes(compartmentOf.get(code) ?? ""),
      )
      expect(lost).toEqual([])
    })
  })

  test("is not refused for seats that an earlier round converted, and gives no seat twice", () => {
    holdsLater(everything, (rule, candidates) => {
      const { seating, matrix } = allocated(rule, candidates)
      expect(seating.size).toBeLessThanOrEqual(matrix.total)
    })
  })

  test("leaves nobody in an accepted category seat above a new open one by rank", () => {
    holdsLater(everything, (rule, candidates) => {
      const { seating } = allocated(rule, candidates)
      const waiting = [...seating].filter(
        ([, { compartment, isAccepted }]) => isAccepted && compartment !== "open",
      )
      const best = Math.min(...waiting.map(([{ rank }]) => rank))
      const added = [...seating].filter(
        ([, seat]) => seat.compartment === "open" && !seat.isAccepted && !seat.guarantee,
      )
      expect(added.every(([{ rank }]) => rank < best)).toBe(true)
    })
  })

  test("is the one of a second program that tries all subsets of each compartment", () => {
    holdsLater(everything, (rule, candidates) => {
      expect(codesIn(allocated(rule, candidates))).toEqual(oracle(rule, candidates))
    })
  })
})

describe("overall traits and conversion", () => {
  test("an overall target is met as long as somebody else's seat can be taken for it", () => {
    holds(rules({ modes: ["overall"], minTraits: 1, maxTraits: 1 }), (rule, candidates) => {
      const allocation = allocated(rule, candidates)
      const { seating, ranking, matrix } = allocation
      for (const { trait, target } of matrix.overall) {
        const isHolder = ({ traits }: Candidate) => traits.includes(trait)
        const chosen = [...seating.keys()]
        if (chosen.filter(isHolder).length >= target) continue
        const lacking = chosen.filter((person) => !isHolder(person))
        const takenFrom = lacking.map((person) => seating.get(person)!.compartment)
        for (const { category } of ranking.filter((one) => isHolder(one) && !seating.has(one))) {
          expect(takenFrom).not.toContain("open")
          expect(takenFrom).not.toContain(category)
        }
      }
    })
  })

  test("an overall target changes neither the number of the chosen nor who fills a guarantee", () => {
    const both = rules({ modes: ["compartment", "overall"], minTraits: 1 })
    holds(both, (rule, candidates) => {
      const isByCompartment = ([, { mode }]: [string, { mode: string }]) => mode === "compartment"
      const traits = Object.fromEntries(Object.entries(rule.traits).filter(isByCompartment))
      const before = allocated({ ...rule, traits }, candidates).seating
      const after = allocated(rule, candidates)
      expect(after.seating.size).toBe(before.size)
      const bound = [...before].filter(([, { guarantee }]) => guarantee)
      const codes = new Set(bound.map(([{ code }]) => code))
      expect(without(codes, seated(after))).toEqual([])
    })
  })

  test("conversion moves seats, makes none, and takes nobody's seat", () => {
    holds(rules({ minConversions: 1, maxConversions: 3 }), (rule, candidates) => {
      const after = allocated(rule, candidates)
      const { compartments: lists, matrix } = after
      expect(lists.reduce((sum, { seats }) => sum + seats, 0)).toBe(matrix.total)
      expect(lists.every(({ seats }) => seats >= 0)).toBe(true)
      const before = allocated({ ...rule, conversion: [] }, candidates)
      expect(without(seated(before), seated(after))).toEqual([])
    })
  })
})
