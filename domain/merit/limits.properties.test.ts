// What a limit on the holders of a trait promises (docs/merit.md, "What always holds").
import fc from "fast-check"
import { expect, test } from "vitest"

import { runs } from "#tests/support/fuzz/values.ts"
import { allocated, seated } from "#tests/support/merit/people.ts"
import { laterRounds, limitedLists, rules } from "#tests/support/merit/random-lists.ts"

import { listResult } from "./frozen-list.ts"

const cases = runs(300, 10_000)
const limits = { other_state: { percent: 30 } }

const without = (codes: Set<string>, others: Set<string>) =>
  [...codes].filter((code) => !others.has(code))

test("a list with a limit is the one of those who compete", () => {
  fc.assert(
    fc.property(
      limitedLists({ modes: ["compartment", "overall"], maxConversions: 2 }),
      ({ rule, candidates }) => {
        const allocation = allocated(rule, candidates)
        const beyond = new Set(
          allocation.limits.flatMap((one) => one.beyond).map((one) => one.code),
        )
        const competing = candidates.filter(({ code }) => !beyond.has(code))
        const { limits: _limits, ...unlimited } = rule
        const { limits: _leftOut, ...result } = listResult(allocation)
        expect(result).toEqual(listResult(allocated(unlimited, competing)))
      },
    ),
    cases,
  )
})

test("as many holders compete as the limit allows, and the best of them", () => {
  fc.assert(
    fc.property(limitedLists(), ({ rule, candidates }) => {
      const { everyone, ranking, limits: applied } = allocated(rule, candidates)
      for (const { trait, most, beyond } of applied) {
        const isHolder = ({ traits }: { traits: readonly string[] }) => traits.includes(trait)
        const codes = everyone.filter(isHolder).map(({ code }) => code)
        expect(ranking.filter(isHolder).map(({ code }) => code)).toEqual(codes.slice(0, most))
        expect(beyond.map(({ code }) => code)).toEqual(codes.slice(most))
        expect(beyond.map(({ place }) => place)).toEqual(beyond.map((_, i) => most + i + 1))
      }
    }),
    cases,
  )
})

test("a higher index, or a verified residence, never makes an outcome worse", () => {
  const change = fc.record({ more: fc.nat(5), isResident: fc.boolean() })
  fc.assert(
    fc.property(limitedLists(), change, ({ rule, candidates, who }, { more, isResident }) => {
      const before = candidates[who]!
      const after = {
        ...before,
        index: before.index + more,
        traits: before.traits.filter((trait) => !(isResident && trait === "other_state")),
      }
      const wasSeated = seated(allocated(rule, candidates)).has(before.code)
      const isSeated = seated(allocated(rule, candidates.with(who, after))).has(before.code)
      expect(isSeated || !wasSeated).toBe(true)
    }),
    cases,
  )
})

test("a candidate less takes nobody's seat", () => {
  fc.assert(
    fc.property(limitedLists(), ({ rule, candidates, who }) => {
      const gone = candidates[who]!
      const after = seated(allocated(rule, candidates.toSpliced(who, 1)))
      const lost = without(seated(allocated(rule, candidates)), after)
      expect(lost.filter((code) => code !== gone.code)).toEqual([])
    }),
    cases,
  )
})

test("an accepted seat is kept, and takes one of the places of the limit", () => {
  const later = laterRounds(rules({ modes: ["compartment", "overall"] }))
  const isOther = fc.array(fc.boolean(), { minLength: 12, maxLength: 12 })
  fc.assert(
    fc.property(later, isOther, ({ rule, candidates }, others) => {
      const some = candidates.map((one, i) =>
        others[i] ? { ...one, traits: [...one.traits, "other_state"] } : one,
      )
      const allocation = allocated({ ...rule, limits }, some)
      const holders = allocation.ranking.filter(({ traits }) => traits.includes("other_state"))
      const accepted = holders.filter((one) => one.accepted !== null)
      expect(holders.length).toBeLessThanOrEqual(
        Math.max(allocation.limits[0]!.most, accepted.length),
      )
      const kept = seated(allocation)
      expect(some.filter((one) => one.accepted && !kept.has(one.code))).toEqual([])
    }),
    cases,
  )
})
