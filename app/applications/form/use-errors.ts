import { type RefObject, useCallback, useState } from "react"

import { errorText, type FieldErrors } from "#domain/applications/form/field-errors.ts"
import type { StepId } from "#domain/applications/form/form-definition.ts"
import { steps } from "#domain/applications/form/form-fields.ts"
import { questionsOf } from "#domain/applications/form/form-questions.ts"
import { comparedWith } from "#domain/applications/form/form-rules.ts"
import type { FormValues } from "#domain/applications/form/form-values.ts"
import type { MessageKey } from "#domain/fields/messages/messages.en.ts"
import { uploadNames } from "#domain/fields/uploads.ts"

import type { FormMessages } from "../messages/messages.server.ts"
import { useDeferUntilPointerUp } from "./defer.ts"
import type { ErrorsByField, FormError } from "./form-context.ts"
import { type PageRules, readForm, validateForm } from "./read-form.ts"

type Entry = [field: string, errors: FormError[]]

const filterErrors = (errors: ErrorsByField, keep: (...entry: Entry) => boolean): ErrorsByField =>
  Object.fromEntries(Object.entries(errors).filter((entry) => keep(...entry)))

const isFromServer = (errors: readonly FormError[]) =>
  errors.some((error) => typeof error !== "string")

/**
 * Whether the errors concern a chosen file. The rejected file is no longer in the form, so validating again cannot
 * find them.
 */
const isOfFile = (field: string, errors: readonly FormError[]) =>
  (uploadNames as string[]).includes(field) && !errors.includes("missing")

/** The shown errors after a change of some fields: without the corrected ones. */
const withoutCorrected = (
  shown: ErrorsByField,
  changed: readonly string[],
  current: ErrorsByField,
) =>
  Object.fromEntries(
    Object.entries(shown).flatMap(([field, errors]): Entry[] => {
      const stays = isFromServer(errors) || isOfFile(field, errors)
      if (stays && !changed.includes(field)) return [[field, errors]]
      return current[field] ? [[field, current[field]]] : []
    }),
  )

/** The shown errors with those found in one step, where what only the server can find stays. */
const withStep = (
  shown: ErrorsByField,
  fields: readonly string[],
  newErrors: ErrorsByField,
): ErrorsByField => ({
  ...filterErrors(shown, (field, list) => isFromServer(list) || !fields.includes(field)),
  ...newErrors,
})

const noErrors: ErrorsByField = {}

const isEmpty = (errors: object) => Object.keys(errors).length === 0

/** The steps without any error, whether it is shown or not: all that they ask for is filled in. */
const stepsWithout = (errors: ErrorsByField) =>
  steps.filter(({ fields }) => !fields.some((field) => errors[field])).map(({ id }) => id)

const hasContent = (form: HTMLFormElement, field: string) => {
  const value = new FormData(form).get(field)
  return typeof value === "string" && value.trim() !== ""
}

/** The message key of a text of the server, so that the error follows a change of the language. */
const keyOfText = (messages: FormMessages, field: string, text: string) =>
  (Object.keys(messages.messages) as MessageKey[]).find(
    (key) => errorText(messages, field, key) === text,
  )

/** Checks the form, and finds the steps that are filled in again at each check. */
const useValidation = (
  form: RefObject<HTMLFormElement | null>,
  rules: PageRules,
  initial: FormValues,
) => {
  const [finished, setFinished] = useState<readonly StepId[]>([])
  const [questions, setQuestions] = useState(() => questionsOf(initial))
  const validate = (): ErrorsByField => {
    const newErrors: ErrorsByField = form.current ? validateForm(form.current, rules) : {}
    const next = stepsWithout(newErrors)
    // Return the same array if nothing changed, so that React renders nothing: the form is checked at each key.
    setFinished((before) => (String(before) === String(next) ? before : next))
    if (form.current) {
      const newQuestions = questionsOf(readForm(form.current))
      setQuestions((before) =>
        JSON.stringify(before) === JSON.stringify(newQuestions) ? before : newQuestions,
      )
    }
    return newErrors
  }
  return { finished, questions, validate }
}

/** The errors beside the fields, and those in the summary: from a refusal until all are corrected. */
const useShownErrors = (initial: FieldErrors | undefined) => {
  const [shown, setShown] = useState<ErrorsByField>(initial ?? noErrors)
  const [isRefused, setIsRefused] = useState(initial !== undefined)
  if (isRefused && isEmpty(shown)) setIsRefused(false)

  const refuse = (errors: ErrorsByField) => {
    setShown(errors)
    setIsRefused(true)
  }
  /** Shows the errors returned by the server. `messages` are of the language of the request. */
  const showServer = (errors: Record<string, string[]>, messages: FormMessages) =>
    refuse(
      Object.fromEntries(
        Object.entries(errors).map(([field, texts]) => [
          field,
          texts.map((text) => ({ text, key: keyOfText(messages, field, text) })),
        ]),
      ),
    )
  // Always the same function: a new one would render every field again.
  const report = useCallback((field: string, errors: FormError[]) => {
    setShown((before) =>
      errors.length > 0
        ? { ...before, [field]: errors }
        : filterErrors(before, (name) => name !== field),
    )
  }, [])
  const reset = () => setShown(noErrors)
  const summarized = isRefused ? shown : noErrors
  return { shown, summarized, setShown, refuse, showServer, report, reset }
}

/**
 * The errors of the form. An error appears when its field is left with invalid content, on Next, or when the form is
 * refused. It stays until it is corrected. An error that only the server can find stays until its field is changed.
 */
export const useFormErrors = (
  form: RefObject<HTMLFormElement | null>,
  rules: PageRules,
  returned: { values: FormValues; errors: FieldErrors } | undefined,
) => {
  const { setShown, refuse, ...errors } = useShownErrors(returned?.errors)
  const { finished, questions, validate } = useValidation(form, rules, returned?.values ?? {})
  const deferUntilPointerUp = useDeferUntilPointerUp()

  /** Shows all errors of one step; returns whether there are any that the browser can find. */
  const showStep = (index: number) => {
    const { fields } = steps[index]!
    const newErrors = filterErrors(validate(), (field) => fields.includes(field))
    if (isEmpty(newErrors)) return false
    refuse(withStep(errors.shown, fields, newErrors))
    return true
  }

  /** Shows all errors of the form; returns whether there are any. */
  const showAll = () => {
    const newErrors = validate()
    refuse(newErrors)
    return !isEmpty(newErrors)
  }

  /** After a change of the fields `changed`: removes corrected errors and keeps the others. */
  const recheck = (changed: readonly string[]) => {
    const current = validate()
    setShown((before) => {
      const left = withoutCorrected(before, changed, current)
      // Return the same object if nothing changed, so that React renders nothing: most keys correct no error.
      return JSON.stringify(left) === JSON.stringify(before) ? before : left
    })
  }

  /** Shows the errors of fields that are filled in. An empty field is not wrong before Next or Submit. */
  const showFilled = (fields: string[]) => {
    if (!form.current) return
    const newErrors = validate()
    for (const field of fields) {
      if (newErrors[field] && hasContent(form.current, field))
        errors.report(field, newErrors[field])
    }
  }

  /** After a field is left: shows its errors, and those of the fields that are compared with it. */
  const leave = (field: string) =>
    deferUntilPointerUp(() => showFilled([field, ...comparedWith(field)]))

  /** After a choice from a list: the same, if it is compared with another field. */
  const choose = (field: string) => {
    const others = comparedWith(field)
    if (others.length > 0) showFilled([field, ...others])
  }

  return { ...errors, finished, questions, validate, showStep, showAll, recheck, leave, choose }
}
