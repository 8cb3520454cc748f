import { type SaveOutcome, applicationSaved } from "#server/platform/observability/events.ts"

import type { ReceivedForm } from "./received-form.ts"
import type { SubmissionResult } from "./submit-application.ts"

/** Classifies the result for the metrics. If there are several errors, the most specific one counts. */
const kindOfOutcome = (outcome: SubmissionResult): SaveOutcome => {
  if (outcome.accepted) return "accepted"
  if (outcome.codeOfFirst) return "already_applied"
  const errors = Object.values(outcome.errors).flat()
  if (errors.includes("aadhaar.already_applied")) return "already_applied"
  if (errors.some((error) => error.endsWith(".too_large"))) return "too_large"
  const isOfPictures = Object.keys(outcome.errors).every((field) =>
    ["image", "signature"].includes(field),
  )
  return isOfPictures ? "pictures" : "fields"
}

/** Wraps `submitApplication` and records the outcome of each submission in the metrics. */
export const recordOutcomes =
  (submit: (form: ReceivedForm) => Promise<SubmissionResult>) => async (form: ReceivedForm) => {
    try {
      const outcome = await submit(form)
      applicationSaved.publish({ outcome: kindOfOutcome(outcome) })
      return outcome
    } catch (error) {
      applicationSaved.publish({ outcome: "failed" })
      throw error
    }
  }
