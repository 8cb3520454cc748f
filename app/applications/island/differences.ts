const isObject = (value: unknown): value is object => typeof value === "object" && value !== null

/** The entries of `value` that `base` does not have, level by level. Both hold texts and objects of texts. */
export const differencesFrom = (base: object, value: object): object =>
  Object.fromEntries(
    Object.entries(value).flatMap(([key, part]): [string, unknown][] => {
      const known: unknown = base[key as keyof object]
      if (part === known) return []
      if (!isObject(part) || !isObject(known)) return [[key, part]]
      const rest = differencesFrom(known, part)
      return Object.keys(rest).length > 0 ? [[key, rest]] : []
    }),
  )

/** `base` with the entries that `differencesFrom` gave. What only `base` has stays. */
export const withDifferences = (base: object, differences: object): object => ({
  ...base,
  ...Object.fromEntries(
    Object.entries(differences).map(([key, part]: [string, unknown]) => {
      const known: unknown = base[key as keyof object]
      return [key, isObject(part) && isObject(known) ? withDifferences(known, part) : part]
    }),
  ),
})
