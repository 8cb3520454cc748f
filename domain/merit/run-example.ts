import { allocate } from "./allocate.ts"
import type { AllocationRule, Compartment } from "./allocation-rule.ts"
import type { EnteredComponent } from "./candidates/entered-marks.ts"
import { type MeritCandidate, meritCandidate } from "./candidates/merit-candidate.ts"
import { claimsOfTrait } from "./candidates/merit-claims.ts"
import { allocationOf, type MeritRule } from "./candidates/merit-rule.ts"
import { halfUp, wholePart } from "./hundredths.ts"
import { withLimits } from "./limits.ts"
import { explainOutcomes, type Outcome } from "./outcome.ts"
import { type SeatMatrix, seatMatrix } from "./seat-matrix.ts"

/**
 * An invented candidate. Claims and traits are given by their position in the rule, so that every rule has an example.
 */
interface ExamplePerson {
  code: string
  name: readonly [en: string, hi: string]
  /** The start of the SHA-256 of the code, which breaks the last ties. */
  hash: string
  category: "general" | "sc" | "st" | "obc"
  isEws?: true
  isWoman?: true
  /** Percentages as the form has them. */
  highschool: string
  intermediate: string
  /** Percentages that staff enter, in hundredths. */
  entered: Partial<Record<EnteredComponent, number>>
  born: string
  gapYears?: number
  /** The first, second, … claim for which the rule gives points. */
  claims?: number[]
  /** The first, second, … trait of the rule beside women. */
  traits?: number[]
  isOtherState?: true
  isOtherBoard?: true
  /** Lacks the last subject that the rule requires. */
  lacksSubject?: true
}

type Row = readonly [
  code: string,
  en: string,
  hi: string,
  hash: string,
  category: ExamplePerson["category"],
  highschool: string,
  intermediate: string,
  best_five: number,
  subject_group: number,
  entrance: number,
  born: string,
]

const people: readonly Row[] = [
  ["A", "Amit", "अमित", "559aead0", "general", "88.00", "90.20", 9100, 9240, 7450, "2007-02-11"],
  ["B", "Bhavna", "भावना", "df7e70e5", "obc", "84.50", "86.40", 8720, 8600, 7900, "2007-06-03"],
  ["C", "Chetan", "चेतन", "6b23c0d5", "general", "91.00", "85.00", 8640, 8800, 6600, "2006-11-23"],
  ["D", "Deepa", "दीपा", "3f39d5c3", "general", "79.00", "82.60", 8400, 8160, 7000, "2007-09-30"],
  ["E", "Ekta", "एकता", "a9f51566", "sc", "76.50", "80.80", 8200, 7900, 6850, "2006-08-14"],
  ["F", "Farhan", "फ़रहान", "f67ab10a", "obc", "74.00", "80.80", 8200, 8000, 6400, "2007-01-19"],
  ["G", "Gaurav", "गौरव", "333e0a1e", "general", "81.00", "78.20", 7960, 7720, 6100, "2007-04-25"],
  ["H", "Harish", "हरीश", "44bd7ae6", "general", "70.00", "76.60", 7800, 7700, 6900, "2006-12-02"],
  ["I", "Ishan", "ईशान", "a83dd0cc", "general", "78.00", "76.60", 7800, 7840, 5800, "2007-05-08"],
  ["J", "Jyoti", "ज्योति", "6da43b94", "obc", "69.50", "74.00", 7520, 7300, 6000, "2007-07-17"],
  ["K", "Kamal", "कमल", "86be9a55", "sc", "66.00", "71.40", 7260, 7000, 5700, "2005-10-10"],
  ["L", "Lakshmi", "लक्ष्मी", "72dfcfb0", "obc", "72.00", "70.20", 7100, 7160, 5500, "2007-03-05"],
  ["M", "Mohan", "मोहन", "08f27188", "general", "68.00", "69.00", 7000, 6800, 6300, "2006-06-28"],
  ["N", "Neelam", "नीलम", "8ce86a6a", "st", "62.00", "65.60", 6640, 6500, 5100, "2007-08-21"],
  ["O", "Om", "ओम", "c4694f2e", "general", "64.00", "61.00", 6200, 6300, 4900, "2007-10-01"],
  ["P", "Pooja", "पूजा", "5c62e091", "general", "55.00", "43.80", 4400, 4320, 3800, "2006-02-02"],
]

const particulars: Readonly<Record<string, Partial<ExamplePerson>>> = {
  B: { isWoman: true, claims: [0] },
  C: { isOtherState: true, isOtherBoard: true },
  D: { isWoman: true },
  E: { isWoman: true, claims: [1] },
  F: { gapYears: 1 },
  G: { isEws: true },
  H: { traits: [0] },
  I: { isOtherState: true, isOtherBoard: true },
  J: { isWoman: true },
  K: { gapYears: 2, claims: [0, 1, 2] },
  L: { isWoman: true, traits: [1] },
  M: { claims: [2], traits: [2] },
  N: { isWoman: true },
  O: { lacksSubject: true },
  P: { isWoman: true },
}

/** Sixteen candidates among whom each setting of a rule decides something. */
export const examplePeople = people.map(
  ([code, en, hi, hash, category, highschool, intermediate, ...more]): ExamplePerson => {
    const [best_five, subject_group, entrance, born] = more
    const entered = { best_five, subject_group, entrance }
    const person = { code, name: [en, hi] as const, hash, category, highschool, intermediate }
    return { ...person, entered, born, ...particulars[code] }
  },
)

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
  entry: MeritCandidate
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
  const rows = withLimits(candidates, allocation.limits).map((entry, at): ExampleRow => ({
    person: examplePeople[at]!,
    entry,
    outcome: explain(entry.code),
  }))
  const rankOf = ({ outcome }: ExampleRow) => outcome?.rank ?? Infinity
  return {
    compartments: allocation.compartments,
    rows: rows.toSorted((a, b) => (rankOf(a) < rankOf(b) ? -1 : Number(rankOf(a) > rankOf(b)))),
  }
}
