import type { MeritRule } from "#domain/merit/candidates/merit-rule.ts"

/** A number of a rule with its place and its sentence. */
export interface Setting {
  path: string[]
  /** Message key under `settings`. */
  sentence: string
  /** What the sentence is about: a key of `names`, or a number. */
  name: string
  value: number | undefined
}

const recordOf = (record: object, path: string[], sentence: string): Setting[] =>
  Object.entries(record).map(([name, value]) => ({
    path: [...path, name],
    sentence,
    name,
    value: value as number,
  }))

const one = (path: string[], sentence: string, value: number | undefined): Setting => ({
  path,
  sentence,
  name: "",
  value,
})

/** The numbers of a rule, in the order of its parts. */
export const settingsOf = (rule: MeritRule): Setting[] => {
  const { basis, weightages, deductions, eligibility, allocation } = rule
  return [
    ...(typeof allocation.seats === "number"
      ? [one(["allocation", "seats"], "seats", allocation.seats)]
      : recordOf(allocation.seats, ["allocation", "seats"], "vertical")),
    ...basis.map(({ component, weight }, index) => ({
      path: ["basis", String(index), "weight"],
      sentence: "weight",
      name: component,
      value: weight,
    })),
    ...recordOf(eligibility.minimum, ["eligibility", "minimum"], "minimum"),
    ...recordOf(weightages.points, ["weightages", "points"], "points"),
    one(["weightages", "at_most"], "at_most", weightages.at_most),
    one(["weightages", "cap"], "cap", weightages.cap),
    ...(deductions.gap_years?.losses ?? []).map((value, index) => ({
      path: ["deductions", "gap_years", "losses", String(index)],
      sentence: `gap_${deductions.gap_years!.unit}`,
      name: String(index + 1),
      value,
    })),
    ...recordOf(allocation.vertical, ["allocation", "vertical"], "vertical"),
    ...Object.entries(allocation.traits).flatMap(([name, { percent }]) =>
      percent === undefined
        ? []
        : [
            {
              path: ["allocation", "traits", name, "percent"],
              sentence: "traits",
              name,
              value: percent,
            },
          ],
    ),
    one(["conversion_from_round"], "conversion", rule.conversion_from_round),
  ]
}

/** The rule with another number at a place; without a number, the setting is left out. */
export const withSetting = (
  rule: MeritRule,
  path: readonly string[],
  value: number | undefined,
): MeritRule => {
  const copy = structuredClone(rule)
  let part = copy as unknown as Record<string, unknown>
  for (const key of path.slice(0, -1)) part = part[key] as Record<string, unknown>
  const last = path.at(-1)!
  if (value === undefined) delete part[last]
  else part[last] = value
  return copy
}
