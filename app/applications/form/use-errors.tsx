import { type Ref, type RefObject, useEffect, useRef, useState } from "react"

import { ErrorSummary } from "#app/ui/error-summary/error-summary.tsx"
import { type FieldErrors, inFormOrder } from "#domain/applications/form/field-errors.ts"
import { steps } from "#domain/applications/form/sections.ts"
import { uploadNames } from "#domain/fields/uploads.ts"

import { type ErrorsByField, type FormError, formErrorText, useFormFrame } from "./form-context.ts"
import { validateForm } from "./read-form.ts"

interface FormErrorsProps {
  ref: Ref<HTMLDivElement>
  onGoTo: ((field: string) => void) | undefined
}

/** The summary of all shown errors, in the form's order. */
export function FormErrors({ ref, onGoTo }: FormErrorsProps) {
  const { messages, problems } = useFormFrame()
  const items = Object.entries(inFormOrder(problems)).flatMap(([field, list]) =>
    list.map((problem) => ({ field, text: formErrorText(messages, field, problem) })),
  )
  if (items.length === 0) return null
  return <ErrorSummary ref={ref} title={messages.form.summaryTitle} items={items} onGoTo={onGoTo} />
}

/**
 * Defers layout changes until pointer up. A message that appears between pointer down and up would move the button
 * away from the pointer, and the click would be lost.
 */
const useDeferUntilPointerUp = () => {
  const isPressed = useRef(false)
  const pending = useRef<(() => void)[]>([])
  useEffect(() => {
    const press = () => {
      isPressed.current = true
    }
    const release = () => {
      isPressed.current = false
      // The click event follows pointer up.
      setTimeout(() => {
        for (const run of pending.current.splice(0)) run()
      })
    }
    window.addEventListener("mousedown", press, true)
    window.addEventListener("mouseup", release, true)
    return () => {
      window.removeEventListener("mousedown", press, true)
      window.removeEventListener("mouseup", release, true)
    }
  }, [])
  return (run: () => void) => {
    if (isPressed.current) pending.current.push(run)
    else run()
  }
}

type Entry = [field: string, problems: FormError[]]

const filterErrors = (errors: ErrorsByField, keep: (...entry: Entry) => boolean): ErrorsByField =>
  Object.fromEntries(Object.entries(errors).filter((entry) => keep(...entry)))

const isFromServer = (problems: readonly FormError[]) =>
  problems.some((problem) => typeof problem !== "string")

/**
 * Whether the errors concern a chosen file. The rejected file is no longer in the form, so validating again cannot
 * find them.
 */
const isOfFile = (field: string, problems: readonly FormError[]) =>
  (uploadNames as string[]).includes(field) && !problems.includes("missing")

/** The shown errors after a change of one field: without the corrected ones. */
const withoutCorrected = (shown: ErrorsByField, changed: string, current: ErrorsByField) =>
  Object.fromEntries(
    Object.entries(shown).flatMap(([field, problems]): Entry[] => {
      const stays = isFromServer(problems) || isOfFile(field, problems)
      if (field !== changed && stays) return [[field, problems]]
      return current[field] ? [[field, current[field]]] : []
    }),
  )

const hasContent = (form: HTMLFormElement, field: string) => {
  const value = new FormData(form).get(field)
  return typeof value === "string" && value.trim() !== ""
}

const noErrors: ErrorsByField = {}

/**
 * The errors shown beside the fields. An error appears when its field is left with invalid content, when its tab is
 * left, or when the form is refused. It stays until it is corrected. An error that only the server can find stays
 * until its field is changed.
 */
export const useFormErrors = (
  form: RefObject<HTMLFormElement | null>,
  initial: FieldErrors | undefined,
) => {
  const [shown, setShown] = useState<ErrorsByField>(initial ?? noErrors)
  const deferUntilPointerUp = useDeferUntilPointerUp()
  const validate = (): ErrorsByField => (form.current ? validateForm(form.current) : {})

  /** Shows all errors of one tab. */
  const showStep = (index: number) => {
    const { fields } = steps[index]!
    setShown((before) => ({
      ...filterErrors(before, (field, list) => isFromServer(list) || !fields.includes(field)),
      ...filterErrors(validate(), (field) => fields.includes(field)),
    }))
  }

  /** Shows all errors of the form; returns whether there are any. */
  const showAll = () => {
    const errors = validate()
    setShown(errors)
    return Object.keys(errors).length > 0
  }

  /** Shows the errors returned by the server. */
  const showServer = (errors: Record<string, string[]>) =>
    setShown(
      Object.fromEntries(
        Object.entries(errors).map(([field, texts]) => [field, texts.map((text) => ({ text }))]),
      ),
    )

  /** After a change of `changed`: removes corrected errors and keeps the others. */
  const recheck = (changed: string) =>
    setShown((before) =>
      Object.keys(before).length === 0 ? before : withoutCorrected(before, changed, validate()),
    )

  const report = (field: string, problems: FormError[]) =>
    setShown((before) =>
      problems.length > 0
        ? { ...before, [field]: problems }
        : filterErrors(before, (name) => name !== field),
    )

  /** After a field is left: shows its errors, unless it is still empty. */
  const leave = (field: string) =>
    deferUntilPointerUp(() => {
      if (!form.current || !hasContent(form.current, field)) return
      const errors = validate()[field]
      if (errors) report(field, errors)
    })

  const reset = () => setShown(noErrors)

  return { shown, showStep, showAll, showServer, recheck, leave, report, reset }
}
