import * as z from "zod/mini"

import { hundredthsOf, toHundredths } from "./hundredths.ts"
import { comparators, type Compartment, compartments, reserved } from "./rule-terms.ts"

/** What is wrong at a place of a rule. The commands print these texts; the console has its own in both languages. */
export const ruleMessages = {
  percent: "must be from 0 to 100, with at most two decimals",
  seats: "must be a whole number from 0 to 100000",
  sessionSeats: "must be the seats that the session gives the programme",
  seatsOrCounts: "must be a whole number, or whole numbers by category",
  openTwice: "names the open seats twice: open and GEN are the same",
  category: "names a category that is not known",
  choice: "is none of the choices",
  percentOrCounts: "needs either percent or counts",
  traitName: "is not a name without ; and outer spaces",
  above100: "adds up to more than 100 percent",
  tooManyTraits: "has more than 12 traits",
  pools: "needs seats as one number that is not smaller",
  conversion: "must lead to another category",
  weight: "must be a whole number from 1 to 100",
  noBasis: "needs at least one component",
  componentTwice: "names a component twice",
  atLeastOne: "must be a whole number, at least 1",
  notNegative: "must be a whole number, not negative",
  losses: "needs the loss after at least one gap year",
  names: "needs at least one name",
  name: "must be a name of at most 100 characters",
  year: "must be a year from 1950 to 2100",
} as const

export type RuleMessage = keyof typeof ruleMessages

const keys = new Map(
  Object.entries(ruleMessages).map(([key, text]) => [text as string, key as RuleMessage]),
)

/** The key of a message. Undefined for an error of the document's form, which no editor makes. */
export const ruleMessageOf = (text: string) => keys.get(text)

export * from "./rule-terms.ts"

/** The guarantees of a compartment are checked for every set of traits, so their number is limited. */
const maxTraits = 12

/** A number from 0 to 100 with at most two decimals. */
export const rulePercent = z.number(ruleMessages.percent).check(
  z.refine((value) => {
    const hundredths = toHundredths(String(value))
    return hundredths !== undefined && hundredths >= 0 && hundredths <= 100_00
  }, ruleMessages.percent),
)

const seatCount = z
  .int(ruleMessages.seats)
  .check(z.gte(0, ruleMessages.seats), z.lte(100_000, ruleMessages.seats))

type Counts = Partial<Record<Compartment, number>>

/** Seats by compartment, in the order of the rule. The open ones may also be called GEN. */
const counts = z.pipe(
  z
    .partialRecord(z.enum([...compartments, "GEN"]), seatCount)
    .check(
      z.refine(({ open, GEN }) => open === undefined || GEN === undefined, ruleMessages.openTwice),
    ),
  z.transform((input): Counts =>
    Object.fromEntries(
      Object.entries(input).map(([name, count]) => [name === "GEN" ? "open" : name, count]),
    ),
  ),
)

export const roundings = ["largest_remainder", "floor"] as const
export const guaranteeRoundings = ["floor", "nearest", "ceiling"] as const

const trait = z
  .strictObject({
    percent: z.optional(rulePercent),
    counts: z.optional(counts),
    mode: z.prefault(z.enum(["compartment", "overall"], ruleMessages.choice), "compartment"),
    /** Instead of `guarantee_rounding`. Optional, without a default: older frozen lists must keep their bytes. */
    rounding: z.optional(z.enum(guaranteeRoundings, ruleMessages.choice)),
  })
  .check(
    z.refine(
      (guarantee) => (guarantee.percent === undefined) !== (guarantee.counts === undefined),
      ruleMessages.percentOrCounts,
    ),
  )

/** Not a number alone: objects would not keep its place. Not with ";", which separates traits in a table. */
const traitName = z
  .string()
  .check(z.regex(/^(?!\d+$)[^;\s](?:[^;]*[^;\s])?$/u, ruleMessages.traitName))

/** RULE.json before it is checked as a whole. A misspelt setting is an error, so that none is left out silently. */
const rule = z.strictObject({
  seats: z.union([seatCount, counts], ruleMessages.seatsOrCounts),
  vertical: z.prefault(z.partialRecord(z.enum(reserved), rulePercent), {}),
  /** What becomes of the parts of seats: one seat each to the largest remainders, or all to the open seats. */
  rounding: z.prefault(z.enum(roundings, ruleMessages.choice), "largest_remainder"),
  /** Seats with lists of their own, such as sports. They are taken out before the percentages apply. */
  pools: z.prefault(z.record(traitName, seatCount), {}),
  traits: z.prefault(z.record(traitName, trait), {}),
  guarantee_rounding: z.prefault(z.enum(guaranteeRoundings, ruleMessages.choice), "floor"),
  /**
   * The largest share of all seats for which holders of a trait compete. Optional, without a default: a frozen list of
   * before limits must come out in the same bytes.
   */
  limits: z.optional(z.record(traitName, z.strictObject({ percent: rulePercent }))),
  conversion: z.prefault(
    z.array(z.strictObject({ from: z.enum(compartments), to: z.enum(compartments) })),
    [],
  ),
  ties: z.prefault(z.array(z.enum(comparators, ruleMessages.choice)), [...comparators]),
})

export type AllocationRule = z.infer<typeof rule>

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** The rule of an allocation, as RULE.json of `npm run merit:allocate` holds it (docs/merit.md). */
export const allocationRuleSchema = rule.check(
  z.refine(({ vertical }) => sum(Object.values(vertical).map(hundredthsOf)) <= 100_00, {
    path: ["vertical"],
    message: ruleMessages.above100,
  }),
  z.refine(({ traits }) => Object.keys(traits).length <= maxTraits, {
    path: ["traits"],
    message: ruleMessages.tooManyTraits,
  }),
  z.refine(
    ({ pools, seats }) =>
      sum(Object.values(pools)) <= (typeof seats === "number" ? seats : 0) ||
      Object.keys(pools).length === 0,
    { path: ["pools"], message: ruleMessages.pools },
  ),
  z.refine(({ conversion }) => conversion.every(({ from, to }) => from !== to), {
    path: ["conversion"],
    message: ruleMessages.conversion,
  }),
)

/** All seats of a rule, those of its pools included. */
export const seatsOfRule = ({ seats }: Pick<AllocationRule, "seats">) =>
  typeof seats === "number" ? seats : sum(Object.values(seats))
