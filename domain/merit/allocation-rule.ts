import * as z from "zod/mini"

import { toHundredths } from "./hundredths.ts"

/** What a candidate belongs to. Candidates of category GEN compete for open seats only. */
export const categories = ["GEN", "SC", "ST", "OBC", "EWS"] as const
export type Category = (typeof categories)[number]

const reserved = ["SC", "ST", "OBC", "EWS"] as const
/** Groups of seats: "open" is for everybody, any other for the category of its name. */
export const compartments = ["open", ...reserved] as const
export type Compartment = (typeof compartments)[number]

const comparators = ["index", "intermediate", "highschool", "older", "hash"] as const
export type Comparator = (typeof comparators)[number]

/** The guarantees of a compartment are checked for every set of traits, so their number is limited. */
const maxTraits = 12

/** A number from 0 to 100 with at most two decimals. */
export const percent = z.number("must be a number").check(
  z.refine((value) => {
    const hundredths = toHundredths(String(value))
    return hundredths !== undefined && hundredths >= 0 && hundredths <= 100_00
  }, "must be from 0 to 100, with at most two decimals"),
)

const seatCount = z
  .int("must be a whole number")
  .check(z.gte(0, "must not be negative"), z.lte(100_000, "must be at most 100000"))

type Counts = Partial<Record<Compartment, number>>

/** Seats by compartment, in the order of the rule. The open ones may also be called GEN. */
const counts = z.pipe(
  z
    .partialRecord(z.enum([...compartments, "GEN"]), seatCount)
    .check(
      z.refine(
        ({ open, GEN }) => open === undefined || GEN === undefined,
        "names the open seats twice: open and GEN are the same",
      ),
    ),
  z.transform((given): Counts =>
    Object.fromEntries(
      Object.entries(given).map(([name, count]) => [name === "GEN" ? "open" : name, count]),
    ),
  ),
)

const trait = z
  .object({
    percent: z.optional(percent),
    counts: z.optional(counts),
    mode: z.prefault(z.enum(["compartment", "overall"]), "compartment"),
  })
  .check(
    z.refine(
      (given) => (given.percent === undefined) !== (given.counts === undefined),
      "needs either percent or counts",
    ),
  )

/** Not a number alone: objects would not keep its place. Not with ";", which separates traits in a table. */
const traitName = z
  .string()
  .check(z.regex(/^(?!\d+$)[^;\s](?:[^;]*[^;\s])?$/u, "is not a name without ; and outer spaces"))

/** RULE.json before it is checked as a whole. */
const rule = z.object({
  seats: z.union([seatCount, counts], "must be a whole number, or whole numbers by category"),
  vertical: z.prefault(z.partialRecord(z.enum(reserved), percent), {}),
  rounding: z.prefault(z.enum(["largest_remainder"]), "largest_remainder"),
  /** Seats with lists of their own, such as sports. They are taken out before the percentages apply. */
  pools: z.prefault(z.record(traitName, seatCount), {}),
  traits: z.prefault(z.record(traitName, trait), {}),
  guarantee_rounding: z.prefault(z.enum(["floor", "nearest", "ceiling"]), "floor"),
  conversion: z.prefault(
    z.array(z.object({ from: z.enum(compartments), to: z.enum(compartments) })),
    [],
  ),
  ties: z.prefault(z.array(z.enum(comparators)), [...comparators]),
})

export type AllocationRule = z.infer<typeof rule>

/** The compartments of a rule, open first, then in the order of the rule. */
export const compartmentsOf = ({ seats, vertical }: AllocationRule) => {
  const named = Object.keys(typeof seats === "number" ? vertical : seats) as Compartment[]
  return ["open" as const, ...named.filter((name) => name !== "open")]
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** The rule of an allocation, as RULE.json of `npm run merit:allocate` holds it (docs/merit.md). */
export const allocationRuleSchema = rule.check(
  z.refine(({ vertical }) => sum(Object.values(vertical)) <= 100, {
    path: ["vertical"],
    message: "adds up to more than 100 percent",
  }),
  z.refine(({ traits }) => Object.keys(traits).length <= maxTraits, {
    path: ["traits"],
    message: `has more than ${maxTraits} traits`,
  }),
  z.refine(
    ({ pools, seats }) =>
      sum(Object.values(pools)) <= (typeof seats === "number" ? seats : 0) ||
      Object.keys(pools).length === 0,
    { path: ["pools"], message: "needs seats as one number that is not smaller" },
  ),
  z.refine(
    (given) =>
      given.conversion.every(({ from, to }) => from !== to && compartmentsOf(given).includes(to)),
    { path: ["conversion"], message: "must lead to another category, of this rule" },
  ),
)
