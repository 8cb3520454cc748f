import { type RefObject, useRef } from "react"
import { flushSync } from "react-dom"

import { stepOfField } from "#domain/applications/form/form-fields.ts"

import { questionHeadingId } from "./draft/device-question.tsx"
import type { Device } from "./draft/draft.ts"
import type { useFormDraft } from "./draft/use-draft.ts"
import { addStepEntry, deviceQuestion } from "./step-history.ts"
import type { useFormErrors } from "./use-errors.ts"

export const focusSummary = ({ current }: RefObject<HTMLElement | null>) => {
  // The browser would show the end of a summary that is higher than the screen.
  current?.focus({ preventScroll: true })
  current?.scrollIntoView({ block: "start" })
}

interface StepActions {
  summary: RefObject<HTMLElement | null>
  draft: Pick<ReturnType<typeof useFormDraft>, "step" | "open" | "device" | "answer">
  errors: Pick<ReturnType<typeof useFormErrors>, "showStep">
}

/**
 * Moves the focus to the heading of a step or of the question. On a phone a step starts with the tabs at the top of the
 * screen: what is above them was read with the question.
 */
const focusHeading = (step: number) => {
  const heading = document.getElementById(
    step === deviceQuestion ? questionHeadingId : `heading-${step}`,
  )
  heading?.focus({ preventScroll: true })
  const tabs = step !== deviceQuestion && document.querySelector('[role="tablist"]')
  const isPhone = tabs && window.innerWidth < 768
  const top = tabs || heading
  if (top && (isPhone || top.getBoundingClientRect().top < 0))
    top.scrollIntoView({ block: "start" })
}

/** The step that a question put off, and whether its entry was added above that of the step. */
interface PutOff {
  step: number
  isAbove: boolean
}

/** Opens a step, and moves the focus to its heading or to one of its fields. */
export const useStepActions = ({ summary, draft, errors }: StepActions) => {
  const putOff = useRef<PutOff>({ step: 0, isAbove: false })
  const show = (step: number) => {
    flushSync(() => draft.open(step))
    focusHeading(step)
  }
  const ask = (then: PutOff) => {
    putOff.current = then
    addStepEntry(deviceQuestion)
    show(deviceQuestion)
  }
  const openStep = (index: number) => {
    if (index === draft.step) return
    // An applicant who typed before hydration has not answered yet: ask before the next step.
    if (!draft.device) return ask({ step: index, isAbove: false })
    addStepEntry(index)
    flushSync(() => draft.open(index))
  }
  const turnTo = (index: number) => {
    openStep(index)
    if (draft.device) focusHeading(index)
  }
  /** Opens the question again; Back returns to the step. */
  const changeAnswer = () => ask({ step: draft.step, isAbove: true })
  const answer = (device: Device) => {
    const { step, isAbove } = putOff.current
    flushSync(() => draft.answer(device, step))
    if (isAbove) window.history.back()
    putOff.current = { step: 0, isAbove: false }
    focusHeading(step)
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
  return { openStep, turnTo, next, goToField, changeAnswer, answer, show }
}
