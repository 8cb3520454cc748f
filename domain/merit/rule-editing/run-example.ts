import { allocate } from "../allocate.ts"
import type { AllocationRule, Compartment } from "../allocation-rule.ts"
import { type MeritCandidate, meritCandidate } from "../candidates/merit-candidate.ts"
import { claimsOfTrait } from "../candidates/merit-claims.ts"
import { allocationOf, type MeritRule } from "../candidates/merit-rule.ts"
import { halfUp, wholePart } from "../hundredths.ts"
import { withLimits } from "../limits.ts"
import { explainOutcomes, type Outcome } from "../outcome.ts"
import { type SeatMatrix, seatMatrix } from "../seats/seat-matrix.ts"
import { type ExamplePerson, examplePeople } from "./example-people.ts"

/** The seats of the example; a programme with fewer is not scaled. */
const exampleSeats = 10

/** So many seats, shared out like those of the programme: whole parts, then the largest remainders. */
const scaledSeats = ({ total, compartments }: SeatMatrix) => {
  const shares = compartments.map(({ compartment, seats }) => ({
    compartment,
    floor: wholePart(seats * exampleSeats, total),
    remainder: (seats * exampleSeats) % total,
  }))
  const left = exampleSeats - shares.reduce((sum, { floor }) => sum + floor, 0)
  const gaining = shares.toSorted((a, b) => b.remainder - a.remainder).slice(0, left)
  return Object.fromEntries(
    shares.map((share) => [share.compartment, share.floor + (gaining.includes(share) ? 1 : 0)]),
  ) as Partial<Record<Compartment, number>>
}

/** The rule with ten seats. Guarantees get the same part of the seats, rounded half up. */
const scaleRule = (rule: AllocationRule): AllocationRule => {
  const matrix = seatMatrix(rule)
  if (matrix.total <= exampleSeats) return rule
  const seats = scaledSeats(matrix)
  const traits = Object.entries(rule.traits).map(([trait, { mode }]) => {
    const target = matrix.overall.find((one) => one.trait === trait)?.target ?? 0
    const counts =
      mode === "overall"
        ? { open: halfUp(target * exampleSeats, matrix.total) }
        : Object.fromEntries(
            matrix.compartments.map(({ compartment, seats: all, guarantees }) => [
              compartment,
              all === 0 ? 0 : halfUp((guarantees[trait] ?? 0) * (seats[compartment] ?? 0), all),
            ]),
          )
    return [trait, { mode, counts }]
  })
  return { ...rule, seats, pools: {}, traits: Object.fromEntries(traits) }
}

const yearsBefore = (year: number, years = 0) => String(year - years)

/** The claims of a person: those that the numbers mean in this rule, and the residence. */
const claimsOf = (
  { weightages, allocation }: MeritRule,
  { claims = [], traits = [], isEws, isOtherState }: ExamplePerson,
) => {
  const counted = Object.keys(weightages.points)
  const others = Object.keys(allocation.traits).filter((trait) => trait !== "woman")
  const held = traits.flatMap((place) => others[place] ?? [])
  return [
    "category",
    ...(isEws ? ["ews"] : []),
    ...(isOtherState ? [] : ["domicile"]),
    ...claims.flatMap((place) => counted[place] ?? []),
    ...held.map((trait) => claimsOfTrait[trait]?.[0] ?? trait),
  ]
}

/** The application of a person who meets this rule, except where the data say otherwise. */
const applicationOf = (rule: MeritRule, person: ExamplePerson, firstYear: number) => {
  const [own = "UP Board"] = rule.deductions.other_board?.boards ?? []
  const subjects = (rule.eligibility.subjects ?? []).map(([name]) => name)
  return {
    admission_code: person.code,
    form: {
      category: person.category,
      gender: person.isWoman ? "female" : "male",
      dob: person.born,
      highschool_percentage: person.highschool,
      i_percentage: person.intermediate,
      i_year: yearsBefore(firstYear, person.gapYears),
      i_board: person.isOtherBoard ? "–" : own,
      i_subject: subjects.slice(0, person.lacksSubject ? -1 : undefined).join(", "),
    },
    claims: claimsOf(rule, person).map((name) => ({ name, state: "verified" as const })),
  }
}

/** What the rule makes of one person of the example. */
export interface ExampleRow {
  person: ExamplePerson
  /** The index with its steps, and why an applicant is not ranked. */
  found: MeritCandidate
  /** Undefined for those who are not ranked. */
  outcome: Outcome | undefined
}

/** The first list that a rule makes of sixteen made-up people: those who are ranked first, by rank. */
export const runExample = (rule: MeritRule, firstYear: number) => {
  const candidates = examplePeople.map((person) =>
    meritCandidate(rule, applicationOf(rule, person, firstYear), {
      firstYear,
      entered: person.entered,
    }),
  )
  const hashes = new Map(examplePeople.map(({ code, hash }) => [code, hash]))
  const allocation = allocate(
    scaleRule(allocationOf(rule, 1)),
    candidates.flatMap(({ candidate }) => candidate ?? []),
    (code) => hashes.get(code) ?? code,
  )
  if ("refusals" in allocation) throw new Error("Nobody of the example has accepted a seat")
  const explain = explainOutcomes(allocation)
  const rows = withLimits(candidates, allocation.limits).map((found, at): ExampleRow => ({
    person: examplePeople[at]!,
    found,
    outcome: explain(found.code),
  }))
  const rankOf = ({ outcome }: ExampleRow) => outcome?.rank ?? Infinity
  return {
    compartments: allocation.compartments,
    rows: rows.toSorted((a, b) => (rankOf(a) < rankOf(b) ? -1 : Number(rankOf(a) > rankOf(b)))),
  }
}
