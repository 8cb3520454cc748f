// The terms of a rule without its schema: `npm run merit:verify` runs without any package.

/** What a candidate belongs to. Candidates of category GEN compete for open seats only. */
export const categories = ["GEN", "SC", "ST", "OBC", "EWS"] as const
export type Category = (typeof categories)[number]

export const reserved = ["SC", "ST", "OBC", "EWS"] as const
/** Groups of seats: "open" is for everybody, any other for the category of its name. */
export const compartments = ["open", ...reserved] as const
export type Compartment = (typeof compartments)[number]

export const comparators = ["index", "intermediate", "highschool", "older", "hash"] as const
export type Comparator = (typeof comparators)[number]

/**
 * The compartments of a rule: open first, then in the order of the rule, then those that only have seats if some move
 * there by conversion.
 */
export const compartmentsOf = ({
  seats,
  vertical,
  conversion,
}: {
  seats: number | object
  vertical: object
  conversion: readonly { to: Compartment }[]
}): Compartment[] => {
  const named = Object.keys(typeof seats === "number" ? vertical : seats) as Compartment[]
  return [...new Set(["open" as const, ...named, ...conversion.map(({ to }) => to)])]
}

/** The traits that a rule guarantees seats to, then those that it only limits. */
export const traitsOf = ({
  traits,
  limits = {},
}: {
  traits: object
  limits?: object | undefined
}): string[] => [...new Set([...Object.keys(traits), ...Object.keys(limits)])]
