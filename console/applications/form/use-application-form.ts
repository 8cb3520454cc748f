import { type Dispatch, type SetStateAction, useCallback, useState } from "react"
import { flushSync } from "react-dom"

import type { NamedSession } from "#domain/admission/session.ts"
import { type FieldErrors, inFormOrder } from "#domain/applications/form/field-errors.ts"
import type { AdditionalField } from "#domain/applications/form/form-fields.ts"
import { questionsOf } from "#domain/applications/form/form-questions.ts"
import type { FormValues } from "#domain/applications/form/form-values.ts"
import { dayInIndia } from "#domain/fields/india-time.ts"
import type { MessageKey } from "#domain/fields/messages/messages.en.ts"

import { HttpError } from "../../api/http-error.ts"
import { serverNow } from "../../api/server-time.ts"
import { changedValues, errorsIn, settled, textValue } from "./values.ts"

/** Error of client-side validation; the fields show the details. */
export const validationError = new HttpError("console.refusals.refused", 422)

interface FormState {
  before: FormValues
  values: FormValues
  /** Visible errors of the form's own rules. */
  ruleErrors: FieldErrors
  /** Errors that only the server can find; cleared when the field changes. */
  serverErrors: FieldErrors
}

/** The errors of the values by the form's own rules. */
type FindErrors = (values: FormValues, before: FormValues) => FieldErrors

const without = (errors: FieldErrors, field: string): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field))

/** Reuses an unchanged error list, so that its memoized field does not re-render. */
const reuseUnchanged = (before: MessageKey[], now: MessageKey[]) =>
  before.join() === now.join() ? before : now

/** The form after a field's value has changed. */
const withValue = (
  state: FormState,
  field: string,
  value: FormValues[string],
  session: NamedSession,
  findErrors: FindErrors,
): FormState => {
  const { before, ruleErrors, serverErrors } = state
  const values = settled({ ...state.values, [field]: value }, session)
  const visible = Object.keys(ruleErrors)
  const errors = visible.length > 0 ? findErrors(values, before) : {}
  return {
    before,
    values,
    ruleErrors: Object.fromEntries(
      visible
        .filter((name) => errors[name])
        .map((name) => [name, reuseUnchanged(ruleErrors[name]!, errors[name]!)]),
    ),
    serverErrors: without(serverErrors, field),
  }
}

/** The form after a field was left: shows the field's error, unless it is empty. */
const withErrorOf = (state: FormState, field: string, findErrors: FindErrors): FormState => {
  if (textValue(state.values, field).trim() === "") return state
  const errors = findErrors(state.values, state.before)[field]
  if (!errors) return state
  return { ...state, ruleErrors: { ...state.ruleErrors, [field]: errors } }
}

/** Focuses the first field with an error, in form order. */
const focusFirst = (errors: FieldErrors) => {
  const [first] = Object.keys(inFormOrder(errors))
  if (first) document.getElementById(first)?.focus()
}

/** What changes the state of a form, besides its own rules. */
const commandsOn = (setState: Dispatch<SetStateAction<FormState>>, session: NamedSession) => {
  /** Adds errors from the server. */
  const showErrors = (errors: FieldErrors) => {
    flushSync(() =>
      setState((latest) => ({ ...latest, serverErrors: { ...latest.serverErrors, ...errors } })),
    )
    focusFirst(errors)
  }
  return {
    showErrors,
    /** Shows the errors of a refused request by field, and throws it again. */
    showRefusal: (refusal: HttpError): never => {
      showErrors(refusal.body?.fieldErrors ?? {})
      throw refusal
    },
    /** Clears a field's error from the server. */
    clearError: (field: string) =>
      setState((latest) => ({ ...latest, serverErrors: without(latest.serverErrors, field) })),
    /** Applies the typed changes on top of the current stored values. */
    rebase: (stored: FormValues) =>
      setState((latest) => ({
        ...latest,
        before: stored,
        values: { ...stored, ...changedValues(latest.before, latest.values) },
      })),
    /** Restores the draft of an earlier visit. */
    restore: (input: FormValues) =>
      setState((latest) => ({
        ...latest,
        values: settled({ ...latest.values, ...input }, session),
      })),
  }
}

/**
 * Typed values and their errors. An error appears when its field is left or the form is submitted, and stays until
 * it is fixed. The rules are those of the session. `day` (ISO) is the reference day of the rules, by default today.
 * `additionalFields` are those of the application, by default those of the session.
 */
export const useApplicationForm = (
  start: FormValues,
  session: NamedSession,
  {
    day,
    additionalFields = session.asked_fields,
  }: { day?: string; additionalFields?: readonly AdditionalField[] } = {},
) => {
  const [state, setState] = useState<FormState>({
    before: start,
    values: start,
    ruleErrors: {},
    serverErrors: {},
  })
  const { before, values, ruleErrors, serverErrors } = state

  const findErrors: FindErrors = useCallback(
    (current, former) =>
      errorsIn(current, day ?? dayInIndia(serverNow()), session, former, additionalFields),
    [day, session, additionalFields],
  )
  const change = useCallback(
    (field: string, value: FormValues[string]) =>
      setState((latest) => withValue(latest, field, value, session, findErrors)),
    [session, findErrors],
  )
  const leave = useCallback(
    (field: string) => setState((latest) => withErrorOf(latest, field, findErrors)),
    [findErrors],
  )
  /** Shows all errors, including `more`; returns whether there are any. */
  const isWrong = (more: FieldErrors = {}) => {
    const errors = findErrors(values, before)
    flushSync(() => setState({ ...state, ruleErrors: errors, serverErrors: more }))
    focusFirst({ ...errors, ...more })
    return Object.keys(errors).length + Object.keys(more).length > 0
  }
  const errors = { ...ruleErrors, ...serverErrors }
  /** Allowed, but unusual answers, to compare with the paper. They refuse nothing. */
  const questions: Partial<Record<string, MessageKey>> = questionsOf(values)
  const commands = commandsOn(setState, session)
  return {
    session,
    additionalFields,
    before,
    values,
    errors,
    questions,
    change,
    leave,
    isWrong,
    ...commands,
  }
}

export type FilledForm = ReturnType<typeof useApplicationForm>
