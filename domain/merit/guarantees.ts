/** The holder of traits, of whom each fills one guarantee at most. */
interface Holder {
  traits: readonly string[]
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/**
 * A growing set of people who can all fill a guarantee at the same time. By Hall's theorem that is possible if for
 * every set of traits, the people whose traits all lie in it are not more than its guaranteed seats. A set of traits
 * is a bit mask.
 */
export const createGuarantees = (guarantees: Readonly<Record<string, number>>) => {
  const names = Object.keys(guarantees).filter((name) => guarantees[name]! > 0)
  const bits = new Map(names.map((name, index) => [name, 1 << index]))
  const sets = Array.from({ length: 1 << names.length }, (_, set) => set)
  const seats = sets.map((set) =>
    sum(names.filter((name) => set & bits.get(name)!).map((name) => guarantees[name]!)),
  )
  /** The people whose traits all lie in the set. */
  const people = sets.map(() => 0)
  const maskOf = ({ traits }: Holder) =>
    traits.reduce((mask, trait) => mask | (bits.get(trait) ?? 0), 0)
  const setsWith = new Map<number, number[]>()
  const including = (mask: number) => {
    const known = setsWith.get(mask) ?? sets.filter((set) => (set & mask) === mask)
    setsWith.set(mask, known)
    return known
  }
  // Traits that can fill no further guarantee never can later, since the set only grows.
  const exhausted = new Set([0])

  const canAdd = (person: Holder) => {
    const mask = maskOf(person)
    if (exhausted.has(mask)) return false
    const isFull = including(mask).some((set) => people[set]! >= seats[set]!)
    if (isFull) exhausted.add(mask)
    return !isFull
  }

  return {
    /** Whether one guarantee more would be filled with a person. */
    canAdd,
    /** Adds a person, if then one guarantee more is filled. Returns whether it was. */
    add: (person: Holder) => {
      if (!canAdd(person)) return false
      for (const set of including(maskOf(person))) people[set]!++
      return true
    },
    /**
     * The trait for which each of the added people is chosen. They must be in rank order: each gets the first trait of
     * the rule that leaves a guarantee for everybody after.
     */
    assign: (added: readonly Holder[]) => {
      const [seatsLeft, peopleLeft] = [[...seats], [...people]]
      return added.map((person) => {
        const mask = maskOf(person)
        for (const set of including(mask)) peopleLeft[set]!--
        const trait = names.find((name) => {
          const bit = bits.get(name)!
          return mask & bit && including(bit).every((set) => peopleLeft[set]! < seatsLeft[set]!)
        })!
        for (const set of including(bits.get(trait)!)) seatsLeft[set]!--
        return trait
      })
    },
  }
}
