import { type SaveOutcome, applicationSaved } from "#server/platform/observability/events.ts"

import type { ReceivedForm } from "./received-form.ts"
import type { SubmissionResult } from "./submit-application.ts"

/** Classifies the result for the metrics. If there are several problems, the most specific one counts. */
const kindOfOutcome = (outcome: SubmissionResult): SaveOutcome => {
  if (outcome.accepted) return "accepted"
  if (outcome.codeOfFirst) return "already_applied"
  const problems = Object.values(outcome.problems).flat()
  if (problems.includes("aadhaar.already_applied")) return "already_applied"
  if (problems.some((problem) => problem.endsWith(".too_large"))) return "too_large"
  const isOfPictures = Object.keys(outcome.problems).every((field) =>
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
