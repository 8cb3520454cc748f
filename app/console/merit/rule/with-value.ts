import type { MeritRule } from "#domain/merit/candidates/merit-rule.ts"

export type Path = readonly (string | number)[]

/**
 * The rule with another value at a place; objects on the way are made. Without a value the setting is left out. The
 * value may be a text that is no number: the check of the rule says so.
 */
export const withValue = (rule: MeritRule, path: Path, value: unknown): MeritRule => {
  const copy = structuredClone(rule)
  let part = copy as unknown as Record<string | number, unknown>
  for (const key of path.slice(0, -1)) {
    part[key] ??= {}
    part = part[key] as Record<string | number, unknown>
  }
  const last = path.at(-1)!
  if (value === undefined) delete part[last]
  else part[last] = value
  return copy
}

/** The value at a place; undefined if there is none. */
export const valueAt = (rule: MeritRule, path: Path): unknown =>
  path.reduce<unknown>(
    (part, key) => (part as Record<string | number, unknown> | undefined)?.[key],
    rule,
  )
