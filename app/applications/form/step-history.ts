import { useEffect, useEffectEvent } from "react"

/** The question about the device stands before the first step, and has a history entry like a step. */
export const deviceQuestion = -1

const stepIn = (state: unknown): number | undefined =>
  typeof state === "object" && state !== null && "formStep" in state
    ? Number(state.formStep)
    : undefined

/** The step that the current history entry shows; undefined for an entry that the form has not marked. */
export const stepOfEntry = () => stepIn(window.history.state)

/** The router and the language link keep their own values in the state. */
const withStep = (formStep: number) => ({ ...(window.history.state as object | null), formStep })

export const addStepEntry = (step: number) => window.history.pushState(withStep(step), "")

/** Marks the current history entry: a reload opens this step. */
export const markStepEntry = (step: number) => window.history.replaceState(withStep(step), "")

interface UseStepHistory {
  isLive: boolean
  step: number
  /** Called for Back and Forward. */
  onTurn: (step: number) => void
}

/**
 * Gives each opened step a history entry, so that Back and Forward move between the steps. The state of the entry holds
 * the step, so a reload and a tab that the browser dropped open it again.
 */
export const useStepHistory = ({ isLive, step, onTurn }: UseStepHistory) => {
  const turn = useEffectEvent((event: PopStateEvent) => {
    const target = stepIn(event.state)
    if (target !== undefined && target !== step) onTurn(target)
  })
  useEffect(() => {
    if (!isLive) return undefined
    window.addEventListener("popstate", turn)
    return () => window.removeEventListener("popstate", turn)
  }, [isLive])
  // The step may also change without a press: the draft is restored, or the form is emptied.
  useEffect(() => {
    if (isLive && stepOfEntry() !== step) markStepEntry(step)
  }, [isLive, step])
}
