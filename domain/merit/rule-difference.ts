import type { MeritRule } from "./candidates/merit-rule.ts"
import { roundingOfTrait } from "./seat-matrix.ts"

/** A setting of a rule: a sentence, what it is about, and its value. */
export interface RuleSetting {
  /** The sentence of the setting, such as "points". */
  sentence: string
  /** What the sentence is about, such as "ncc_c"; empty if it is about the whole rule. */
  name: string
  value: number | boolean | string
}

const recordOf = (sentence: string, values: object): RuleSetting[] =>
  Object.entries(values).map(([name, value]) => ({ sentence, name, value: value as number }))

const one = (sentence: string, value: RuleSetting["value"] | undefined): RuleSetting[] =>
  value === undefined ? [] : [{ sentence, name: "", value }]

/** Seats by compartment, such as "open 3, SC 1". */
const countsText = (counts: object = {}) =>
  Object.entries(counts)
    .map(([compartment, seats]) => `${compartment} ${seats}`)
    .join(", ")

const indexSettings = ({ basis, weightages, deductions }: MeritRule): RuleSetting[] => {
  const { gap_years: gap, other_state: state, other_board: board } = deductions
  return [
    ...basis.map(({ component, weight }) => ({
      sentence: "weight",
      name: component,
      value: weight,
    })),
    ...recordOf("points", weightages.points),
    ...one("at_most", weightages.at_most),
    ...one("cap", weightages.cap),
    ...one("divisions", weightages.divisions?.join(", ")),
    ...(gap?.losses ?? []).map((value, index) => ({
      sentence: `gap_${gap!.unit}`,
      name: String(index + 1),
      value,
    })),
    ...(state ? one(`other_state_${state.unit}`, state.loss) : []),
    ...(board ? one(`other_board_${board.unit}`, board.loss) : []),
    ...one("boards", board?.boards.join(", ")),
  ]
}

const eligibilitySettings = ({
  eligibility,
  ranked,
  is_for_residents,
}: MeritRule): RuleSetting[] => [
  ...one("ranked", ranked),
  ...one("minimum_of", eligibility.component),
  ...recordOf("minimum", eligibility.minimum),
  ...one("max_gap_years", eligibility.max_gap_years),
  ...one("earliest_year", eligibility.earliest_year),
  ...one("subjects", eligibility.subjects?.map((names) => names.join(" / ")).join("; ")),
  ...one("residents", is_for_residents),
]

const seatSettings = ({ allocation, conversion_from_round }: MeritRule): RuleSetting[] => {
  const { seats, vertical, rounding, pools, traits, limits = {}, conversion, ties } = allocation
  return [
    ...(typeof seats === "number" ? one("seats", seats) : recordOf("counts", seats)),
    ...(typeof seats === "number" ? recordOf("vertical", vertical) : []),
    ...one("rounding", rounding),
    ...recordOf("pools", pools),
    ...Object.entries(traits).flatMap(([name, { percent, counts, mode }]) => [
      { sentence: `traits_${mode}`, name, value: percent ?? countsText(counts) },
    ]),
    ...Object.entries(traits)
      .filter(([, { counts }]) => !counts)
      .map(([name, trait]) => ({
        sentence: "guarantee_rounding",
        name,
        value: roundingOfTrait(allocation, trait),
      })),
    ...Object.entries(limits).map(([name, { percent }]) => ({
      sentence: "limits",
      name,
      value: percent,
    })),
    ...one(
      "conversion",
      conversion.map(({ from, to }) => `${from} → ${to}`).join(", ") || undefined,
    ),
    ...one("conversion_from_round", conversion_from_round),
    ...one("ties", ties.join(", ")),
  ]
}

/** All settings of a rule, in the order of its parts. */
const settingsOf = (rule: MeritRule) => [
  ...indexSettings(rule),
  ...eligibilitySettings(rule),
  ...seatSettings(rule),
]

/** A setting that differs between two rules. Without a value, one of them does not have it. */
export interface RuleChange {
  sentence: string
  name: string
  before: RuleSetting["value"] | undefined
  after: RuleSetting["value"] | undefined
}

/** The settings that differ, in the order of the later rule; those that it dropped are last. */
export const ruleDifference = (before: MeritRule, after: MeritRule): RuleChange[] => {
  const keyOf = ({ sentence, name }: RuleSetting) => `${sentence} ${name}`
  const [earlier, later] = [before, after].map((rule) => settingsOf(rule)) as [
    RuleSetting[],
    RuleSetting[],
  ]
  const values = new Map(earlier.map((setting) => [keyOf(setting), setting.value]))
  const keys = new Set(later.map(keyOf))
  const changed = later.map(({ value, ...setting }) => ({
    ...setting,
    before: values.get(keyOf({ ...setting, value })),
    after: value,
  }))
  const dropped = earlier
    .filter((setting) => !keys.has(keyOf(setting)))
    .map(({ value, ...setting }) => ({ ...setting, before: value, after: undefined }))
  return [...changed.filter((change) => change.before !== change.after), ...dropped]
}
