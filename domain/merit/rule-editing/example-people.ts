import type { EnteredComponent } from "../candidates/entered-components.ts"

/**
 * An invented candidate. Claims and traits are given by their position in the rule, so that every rule has an example.
 */
export interface ExamplePerson {
  code: string
  name: [en: string, hi: string]
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

const marks = (best_five: number, subject_group: number, entrance: number) => ({
  best_five,
  subject_group,
  entrance,
})

/** Sixteen candidates among whom each setting of a rule decides something. */
export const examplePeople: readonly ExamplePerson[] = [
  {
    code: "A",
    name: ["Amit", "अमित"],
    hash: "559aead0",
    category: "general",
    highschool: "88.00",
    intermediate: "90.20",
    entered: marks(9100, 9240, 7450),
    born: "2007-02-11",
  },
  {
    code: "B",
    name: ["Bhavna", "भावना"],
    hash: "df7e70e5",
    category: "obc",
    isWoman: true,
    highschool: "84.50",
    intermediate: "86.40",
    entered: marks(8720, 8600, 7900),
    born: "2007-06-03",
    claims: [0],
  },
  {
    code: "C",
    name: ["Chetan", "चेतन"],
    hash: "6b23c0d5",
    category: "general",
    highschool: "91.00",
    intermediate: "85.00",
    entered: marks(8640, 8800, 6600),
    born: "2006-11-23",
    isOtherState: true,
    isOtherBoard: true,
  },
  {
    code: "D",
    name: ["Deepa", "दीपा"],
    hash: "3f39d5c3",
    category: "general",
    isWoman: true,
    highschool: "79.00",
    intermediate: "82.60",
    entered: marks(8400, 8160, 7000),
    born: "2007-09-30",
  },
  {
    code: "E",
    name: ["Ekta", "एकता"],
    hash: "a9f51566",
    category: "sc",
    isWoman: true,
    highschool: "76.50",
    intermediate: "80.80",
    entered: marks(8200, 7900, 6850),
    born: "2006-08-14",
    claims: [1],
  },
  {
    code: "F",
    name: ["Farhan", "फ़रहान"],
    hash: "f67ab10a",
    category: "obc",
    highschool: "74.00",
    intermediate: "80.80",
    entered: marks(8200, 8000, 6400),
    born: "2007-01-19",
    gapYears: 1,
  },
  {
    code: "G",
    name: ["Gaurav", "गौरव"],
    hash: "333e0a1e",
    category: "general",
    isEws: true,
    highschool: "81.00",
    intermediate: "78.20",
    entered: marks(7960, 7720, 6100),
    born: "2007-04-25",
  },
  {
    code: "H",
    name: ["Harish", "हरीश"],
    hash: "44bd7ae6",
    category: "general",
    highschool: "70.00",
    intermediate: "76.60",
    entered: marks(7800, 7700, 6900),
    born: "2006-12-02",
    traits: [0],
  },
  {
    code: "I",
    name: ["Ishan", "ईशान"],
    hash: "a83dd0cc",
    category: "general",
    highschool: "78.00",
    intermediate: "76.60",
    entered: marks(7800, 7840, 5800),
    born: "2007-05-08",
    isOtherState: true,
    isOtherBoard: true,
  },
  {
    code: "J",
    name: ["Jyoti", "ज्योति"],
    hash: "6da43b94",
    category: "obc",
    isWoman: true,
    highschool: "69.50",
    intermediate: "74.00",
    entered: marks(7520, 7300, 6000),
    born: "2007-07-17",
  },
  {
    code: "K",
    name: ["Kamal", "कमल"],
    hash: "86be9a55",
    category: "sc",
    highschool: "66.00",
    intermediate: "71.40",
    entered: marks(7260, 7000, 5700),
    born: "2005-10-10",
    gapYears: 2,
    claims: [0, 1, 2],
  },
  {
    code: "L",
    name: ["Lakshmi", "लक्ष्मी"],
    hash: "72dfcfb0",
    category: "obc",
    isWoman: true,
    highschool: "72.00",
    intermediate: "70.20",
    entered: marks(7100, 7160, 5500),
    born: "2007-03-05",
    traits: [1],
  },
  {
    code: "M",
    name: ["Mohan", "मोहन"],
    hash: "08f27188",
    category: "general",
    highschool: "68.00",
    intermediate: "69.00",
    entered: marks(7000, 6800, 6300),
    born: "2006-06-28",
    claims: [2],
    traits: [2],
  },
  {
    code: "N",
    name: ["Neelam", "नीलम"],
    hash: "8ce86a6a",
    category: "st",
    isWoman: true,
    highschool: "62.00",
    intermediate: "65.60",
    entered: marks(6640, 6500, 5100),
    born: "2007-08-21",
  },
  {
    code: "O",
    name: ["Om", "ओम"],
    hash: "c4694f2e",
    category: "general",
    highschool: "64.00",
    intermediate: "61.00",
    entered: marks(6200, 6300, 4900),
    born: "2007-10-01",
    lacksSubject: true,
  },
  {
    code: "P",
    name: ["Pooja", "पूजा"],
    hash: "5c62e091",
    category: "general",
    isWoman: true,
    highschool: "55.00",
    intermediate: "43.80",
    entered: marks(4400, 4320, 3800),
    born: "2006-02-02",
  },
]
