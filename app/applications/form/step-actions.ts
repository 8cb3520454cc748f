import type { RefObject } from "react"
import { flushSync } from "react-dom"

import { stepOfField } from "#domain/applications/form/form-fields.ts"

import type { useFormDraft } from "./draft/use-draft.ts"
import type { useFormErrors } from "./use-errors.ts"

export const focusSummary = ({ current }: RefObject<HTMLElement | null>) => {
  // The browser would show the end of a summary that is higher than the screen.
  current?.focus({ preventScroll: true })
  current?.scrollIntoView({ block: "start" })
}

interface StepActions {
  summary: RefObject<HTMLElement | null>
  draft: Pick<ReturnType<typeof useFormDraft>, "step" | "open">
  errors: Pick<ReturnType<typeof useFormErrors>, "showStep">
}

/** Opens a step, and moves the focus to its heading or to one of its fields. */
export const stepActions = ({ summary, draft, errors }: StepActions) => {
  const openStep = (index: number) => {
    if (index !== draft.step) flushSync(() => draft.open(index))
  }
  const turnTo = (index: number) => {
    openStep(index)
    document.getElementById(`heading-${index}`)?.focus()
  }
  /** Opens the next step, unless something in this one is to be corrected. */
  const next = () => {
    if (flushSync(() => errors.showStep(draft.step))) focusSummary(summary)
    else turnTo(draft.step + 1)
  }
  const goToField = (field: string) => {
    openStep(stepOfField(field))
    const input = document.getElementById(field)
    const group = input?.closest("details")
    if (group) group.open = true
    input?.focus({ preventScroll: true })
    // Scroll to the label and the error message too, not only to the input.
    ;(input?.closest("[data-wrong]") ?? input)?.scrollIntoView({ block: "center" })
  }
  return { openStep, turnTo, next, goToField }
}
