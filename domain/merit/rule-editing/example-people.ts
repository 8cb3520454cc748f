import type { EnteredComponent } from "../candidates/entered-components.ts"

/**
 * An invented candidate. Claims and traits are given by their position in the rule, so that every rule has an example.
 */
export interface ExamplePerson {
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

const rows: readonly Row[] = [
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
export const examplePeople = rows.map(
  ([code, en, hi, hash, category, highschool, intermediate, ...more]): ExamplePerson => {
    const [best_five, subject_group, entrance, born] = more
    const entered = { best_five, subject_group, entrance }
    const person = { code, name: [en, hi] as const, hash, category, highschool, intermediate }
    return { ...person, entered, born, ...particulars[code] }
  },
)
