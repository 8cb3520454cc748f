import { createContext, useContext } from "react"

import type { AllocationRule } from "#domain/merit/allocation-rule.ts"
import { type MeritRule, type RuleErrors, checkRule } from "#domain/merit/candidates/merit-rule.ts"
import { seatMatrix } from "#domain/merit/seat-matrix.ts"

import { useNames } from "../use-texts.tsx"
import { useRuleTexts } from "./texts.ts"

export type Path = readonly (string | number)[]

/**
 * The rule with another value at a place; objects on the way are made. Without a value the setting is left out. The
 * value may be a text that is no number: the check of the rule says so.
 */
const withValue = (rule: MeritRule, path: Path, value: unknown): MeritRule => {
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
const valueAt = (rule: MeritRule, path: Path): unknown =>
  path.reduce<unknown>(
    (part, key) => (part as Record<string | number, unknown> | undefined)?.[key],
    rule,
  )

/** The rule as it is typed, and what is wrong with it. */
interface Editing {
  rule: MeritRule
  errors: RuleErrors
  onChange: (rule: MeritRule) => void
}

export const EditingContext = createContext<Editing | undefined>(undefined)

/** The rule that is edited, with its texts and the names of what it is about. */
export const useRule = () => {
  const editing = useContext(EditingContext)
  if (!editing) throw new Error("No rule is edited here")
  const { rule, onChange } = editing
  const change = (path: Path, value: unknown) => onChange(withValue(rule, path, value))
  return { rule, change, text: useRuleTexts(), nameOf: useNames() }
}

/** The seats that follow from the rule with other settings. Undefined while the rule has errors. */
export const useMatrixWith = () => {
  const { rule } = useRule()
  const checked = checkRule(rule)
  return (changes: Partial<AllocationRule>) =>
    "rule" in checked ? seatMatrix({ ...checked.rule.allocation, ...changes }) : undefined
}

/** The value of a setting, a function that sets it, and what is wrong there or below. */
export const useSetting = (path: Path) => {
  const { errors } = useContext(EditingContext)!
  const { rule, change, text } = useRule()
  const id = path.join(".")
  const sentence = text.find(`settings.${path.at(-1)}`) ?? ""
  const place = Object.keys(errors).find((one) => one === id || one.startsWith(`${id}.`))
  const errorAt = (at: string | undefined) => {
    const error = at === undefined ? undefined : errors[at]
    return error && text(`errors.${error}`)
  }
  return {
    id,
    /** What the setting says, unless it is one of several with the same words. */
    sentence,
    value: valueAt(rule, path),
    set: (value: unknown) => change(path, value),
    error: errorAt(place),
    /** The error of this very place, not of a setting in it. */
    ownError: errorAt(id),
  }
}
