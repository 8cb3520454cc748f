import { useCallback, useState } from "react"
import { flushSync } from "react-dom"

import { type FieldErrors, inFormOrder } from "#domain/applications/field-errors.ts"
import type { FormValues } from "#domain/applications/form-values.ts"
import { dayInIndia } from "#domain/fields/india-time.ts"
import type { MessageKey } from "#domain/fields/messages.en.ts"

import { changedValues, errorsIn, settled, textValue } from "./values.ts"

interface Filled {
  before: FormValues
  values: FormValues
  /** Visible errors of the form's own rules. */
  found: FieldErrors
  /** Errors that only the server can find; cleared when the field changes. */
  told: FieldErrors
}

const without = (problems: FieldErrors, field: string): FieldErrors =>
  Object.fromEntries(Object.entries(problems).filter(([one]) => one !== field))

/** Reuses an unchanged error list, so that its memoized field does not re-render. */
const kept = (before: MessageKey[], now: MessageKey[]) =>
  before.join() === now.join() ? before : now

/** Focuses the first field with an error, in form order. */
const focusFirst = (problems: FieldErrors) => {
  const [first] = Object.keys(inFormOrder(problems))
  if (first) document.getElementById(first)?.focus()
}

/**
 * Typed values and their errors. An error appears when its field is left or the form is submitted, and stays until
 * it is fixed. `day` (ISO) is the reference day of the rules, by default today.
 */
export const useFilledForm = (start: FormValues, day?: string) => {
  const [filled, setFilled] = useState<Filled>({
    before: start,
    values: start,
    found: {},
    told: {},
  })
  const { before, values, found, told } = filled

  const find = useCallback(
    (now: FormValues, was: FormValues) => errorsIn(now, day ?? dayInIndia(new Date()), was),
    [day],
  )
  const change = useCallback(
    (field: string, value: FormValues[string]) =>
      setFilled((was) => {
        const now = settled({ ...was.values, [field]: value })
        const wrong = Object.keys(was.found).length > 0 ? find(now, was.before) : {}
        const still = Object.keys(was.found).filter((one) => wrong[one])
        return {
          before: was.before,
          values: now,
          found: Object.fromEntries(still.map((one) => [one, kept(was.found[one]!, wrong[one]!)])),
          told: without(was.told, field),
        }
      }),
    [find],
  )
  const leave = useCallback(
    (field: string) =>
      setFilled((was) => {
        if (textValue(was.values, field).trim() === "") return was
        const wrong = find(was.values, was.before)[field]
        return wrong ? { ...was, found: { ...was.found, [field]: wrong } } : was
      }),
    [find],
  )
  /** Shows all errors, including `more`; returns whether there are any. */
  const isWrong = (more: FieldErrors = {}) => {
    const wrong = find(values, before)
    flushSync(() => setFilled({ ...filled, found: wrong, told: more }))
    focusFirst({ ...wrong, ...more })
    return Object.keys(wrong).length + Object.keys(more).length > 0
  }
  /** Shows errors from the server. */
  const tell = (problems: FieldErrors) => {
    flushSync(() => setFilled((was) => ({ ...was, told: { ...was.told, ...problems } })))
    focusFirst(problems)
  }
  /** Clears a field's error from the server. */
  const forget = (field: string) => setFilled((was) => ({ ...was, told: without(was.told, field) }))
  /** Applies the typed changes on top of the current stored values. */
  const rebase = (now: FormValues) =>
    setFilled((was) => ({
      ...was,
      before: now,
      values: { ...now, ...changedValues(was.before, was.values) },
    }))

  return {
    before,
    values,
    problems: { ...found, ...told },
    change,
    leave,
    isWrong,
    tell,
    forget,
    rebase,
  }
}

export type FilledForm = ReturnType<typeof useFilledForm>
