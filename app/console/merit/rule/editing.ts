import { createContext, useContext } from "react"

import type { MeritRule } from "#domain/merit/candidates/merit-rule.ts"
import type { RuleErrors } from "#domain/merit/rule-editing/check-rule.ts"

import { useNames } from "../use-texts.ts"
import { useRuleTexts } from "./texts.ts"
import { type Path, valueAt, withValue } from "./with-value.ts"

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

/** The value of a setting, a function that sets it, and what is wrong there or below. */
export const useSetting = (path: Path) => {
  const { errors } = useContext(EditingContext)!
  const { rule, change, text } = useRule()
  const id = path.join(".")
  const sentence = text(`settings.${path.at(-1)}`)
  const place = Object.keys(errors).find((one) => one === id || one.startsWith(`${id}.`))
  return {
    id,
    /** What the setting says, unless it is one of several with the same words. */
    sentence,
    value: valueAt(rule, path),
    set: (value: unknown) => change(path, value),
    error: place === undefined ? undefined : text(`errors.${errors[place]}`),
    /** The error of this very place, not of a setting in it. */
    ownError: errors[id] === undefined ? undefined : text(`errors.${errors[id]}`),
  }
}
