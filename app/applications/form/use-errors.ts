import { type RefObject, useState } from "react"

import type { FieldErrors } from "#domain/applications/field-errors.ts"
import { steps } from "#domain/applications/steps.ts"
import { uploadNames } from "#domain/fields/uploads.ts"

import type { FormError, ErrorsByField } from "./form-context.ts"
import { validateForm } from "./read-form.ts"

const only = (problems: ErrorsByField, fields: readonly string[]): ErrorsByField =>
  Object.fromEntries(Object.entries(problems).filter(([field]) => fields.includes(field)))

const without = (problems: ErrorsByField, fields: readonly string[]): ErrorsByField =>
  Object.fromEntries(Object.entries(problems).filter(([field]) => !fields.includes(field)))

const isFromServer = (problems: readonly FormError[]) =>
  problems.some((problem) => typeof problem !== "string")

/** What was wrong with a chosen file: it is gone from the form, so that looking again can't find it. */
const isOfFile = (field: string, problems: readonly FormError[]) =>
  (uploadNames as string[]).includes(field) && !problems.includes("missing")

const hasContent = (form: HTMLFormElement, field: string) => {
  const value = new FormData(form).get(field)
  return typeof value === "string" && value.trim() !== ""
}

/**
 * The problems shown beside the fields. One appears when a field is left with something wrong in it,
 * when its tab is left, or when the form is refused; it stays until it is mended. What only the server
 * can know stays until its field is changed.
 */
export const useFormErrors = (form: RefObject<HTMLFormElement | null>, first: FieldErrors) => {
  const [shown, setShown] = useState<ErrorsByField>(first)
  const found = () => (form.current ? validateForm(form.current) : {})

  /** Shows all that is wrong on one tab; returns nothing. */
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

  /** Shows all that is wrong anywhere, and tells whether anything is. */
  const showAll = () => {
    const problems = found()
    setShown(problems)
    return Object.keys(problems).length > 0
  }

  /** Takes in what a server refused. */
  const showServer = (errors: Record<string, string[]>) =>
    setShown(
      Object.fromEntries(
        Object.entries(errors).map(([field, texts]) => [field, texts.map((text) => ({ text }))]),
      ),
    )

  /** After a change of `changed`: what is mended goes, what is still wrong stays. */
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

  /** After a field was left: what is wrong in it shows, unless it is still empty. */
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
