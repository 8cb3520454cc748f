import type { FeeState } from "./fee-request.ts"
import { type FeeStatus, isDecided, type Status } from "./workflow.ts"

/** What has become of an application. Instants are ISO 8601, the day of the fee is an ISO day. */
export interface ApplicationProgress {
  submittedAt: string
  status: Status
  /** When this status was set. */
  since: string
  fee: FeeState
  feeDay: string | null
  /** The earlier changes of status, oldest first. */
  history: readonly { to: Status; at: string }[]
}

/** A status, the state of the fee, or a step that is still to come. */
export type TimelineLabel = Status | `fee_${FeeStatus}` | "check" | "decision"

export interface TimelineStep {
  label: TimelineLabel
  state: "done" | "now" | "ahead"
  /** When it happened, if that is known: an instant or a day. */
  at?: string
}

const step = (label: TimelineLabel, state: TimelineStep["state"], at?: string | null) => ({
  label,
  state,
  ...(at && { at }),
})

/** The fee. A college may not record fees, so an open one is left out after the decision. */
const feeStep = ({ status, fee, feeDay }: ApplicationProgress): TimelineStep[] => {
  if (fee === "later" || fee === "none") return []
  if (fee === "asked") return isDecided(status) ? [] : [step("fee_due", "now")]
  return [step(fee === "exempt" ? "fee_exempt" : "fee_received", "done", feeDay)]
}

const lastChangeTo = ({ history }: ApplicationProgress, status: Status) =>
  history.findLast(({ to }) => to === status)?.at

/** The college's check. A decided application has it only if it was verified. */
const checkStep = (progress: ApplicationProgress): TimelineStep[] => {
  const { status, since, fee } = progress
  if (status === "submitted") return [step("check", fee === "asked" ? "ahead" : "now")]
  if (status === "verified") return [step(status, "done", since)]
  if (!isDecided(status)) return [step(status, "now", since)]
  const verified = lastChangeTo(progress, "verified")
  return verified ? [step("verified", "done", verified)] : []
}

/** The decision. A cancelled admission shows when it had been granted. */
const decisionSteps = (progress: ApplicationProgress): TimelineStep[] => {
  const { status, since } = progress
  if (!isDecided(status)) return [step("decision", status === "verified" ? "now" : "ahead")]
  const admitted = status === "cancelled" ? lastChangeTo(progress, "admitted") : undefined
  return [...(admitted ? [step("admitted", "done", admitted)] : []), step(status, "done", since)]
}

/** The steps of an application from submission to decision, with their dates (specification 5.6). */
export const timelineOf = (progress: ApplicationProgress): TimelineStep[] => [
  step("submitted", "done", progress.submittedAt),
  ...feeStep(progress),
  ...checkStep(progress),
  ...decisionSteps(progress),
]
