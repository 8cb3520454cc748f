/** What is wrong at a place of a rule. The commands print these texts; the console has its own in both languages. */
export const ruleMessages = {
  percent: "must be from 0 to 100, with at most two decimals",
  seats: "must be a whole number from 0 to 100000",
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
