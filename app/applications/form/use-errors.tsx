import { type Ref, type RefObject, useState } from "react"

import { ErrorSummary } from "#app/ui/error-summary/error-summary.tsx"
import { errorText, type FieldErrors } from "#domain/applications/field-errors.ts"
import { steps } from "#domain/applications/sections.ts"
import { uploadNames } from "#domain/fields/uploads.ts"

import { type ErrorsByField, type FormError, useFormFrame } from "./form-context.ts"
import { validateForm } from "./read-form.ts"

const order = steps.flatMap((step) => step.fields)

interface ProblemsProps {
  ref: Ref<HTMLDivElement>
  onGoTo: ((field: string) => void) | undefined
}

/** The summary of all shown errors, in the form's order. */
export function FormErrors({ ref, onGoTo }: ProblemsProps) {
  const { messages, problems } = useFormFrame()
  const items = Object.entries(problems)
    .toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b))
    .flatMap(([field, list]) =>
      list.map((problem) => ({
        field,
        text: typeof problem === "string" ? errorText(messages, field, problem) : problem.text,
      })),
    )
  if (items.length === 0) return null
  return (
    <ErrorSummary
      ref={ref}
      title={messages.form.summaryTitle}
      items={items}
      {...(onGoTo && { onGoTo })}
    />
  )
}

const only = (problems: ErrorsByField, fields: readonly string[]): ErrorsByField =>
  Object.fromEntries(Object.entries(problems).filter(([field]) => fields.includes(field)))

const without = (problems: ErrorsByField, fields: readonly string[]): ErrorsByField =>
  Object.fromEntries(Object.entries(problems).filter(([field]) => !fields.includes(field)))

const isFromServer = (problems: readonly FormError[]) =>
  problems.some((problem) => typeof problem !== "string")

/**
 * Whether the errors concern a chosen file. The rejected file is no longer in the form, so validating again cannot
 * find them.
 */
const isOfFile = (field: string, problems: readonly FormError[]) =>
  (uploadNames as string[]).includes(field) && !problems.includes("missing")

const hasContent = (form: HTMLFormElement, field: string) => {
  const value = new FormData(form).get(field)
  return typeof value === "string" && value.trim() !== ""
}

/**
 * The errors shown beside the fields. An error appears when its field is left with invalid content, when its tab is
 * left, or when the form is refused. It stays until it is corrected. An error that only the server can find stays
 * until its field is changed.
 */
export const useFormErrors = (form: RefObject<HTMLFormElement | null>, first: FieldErrors) => {
  const [shown, setShown] = useState<ErrorsByField>(first)
  const found = () => (form.current ? validateForm(form.current) : {})

  /** Shows all errors of one tab. */
  const showStep = (index: number) => {
    const { fields } = steps[index]!
    setShown((before) => {
      const fromServer = Object.entries(before).filter(([, problems]) => isFromServer(problems))
      return {
        ...without(before, fields),
        ...only(Object.fromEntries(fromServer), fields),
        ...only(found(), fields),
      }
    })
  }

  /** Shows all errors of the form; returns whether there are any. */
  const showAll = () => {
    const problems = found()
    setShown(problems)
    return Object.keys(problems).length > 0
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
    setShown((before) => {
      if (Object.keys(before).length === 0) return before
      const now = found()
      return Object.fromEntries(
        Object.entries(before).flatMap(([field, problems]): [string, FormError[]][] => {
          const stays = isFromServer(problems) || isOfFile(field, problems)
          if (field !== changed && stays) return [[field, problems]]
          return now[field] ? [[field, now[field]]] : []
        }),
      )
    })

  /** After a field is left: shows its errors, unless it is still empty. */
  const leave = (field: string) => {
    if (!form.current || !hasContent(form.current, field)) return
    const wrong = found()[field]
    if (wrong) setShown((before) => ({ ...before, [field]: wrong }))
  }

  const report = (field: string, problems: FormError[]) =>
    setShown((before) =>
      problems.length > 0 ? { ...before, [field]: problems } : without(before, [field]),
    )

  const reset = () => setShown({})

  return { shown, showStep, showAll, showServer, recheck, leave, report, reset }
}
