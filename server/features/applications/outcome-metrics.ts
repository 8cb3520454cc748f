import { type SaveOutcome, saved } from "#server/platform/observability/events.ts"

import type { Outcome, ReceivedForm } from "./submit-application.ts"

/** What kind of answer it is; of several reasons the one that says most. */
const kindOfOutcome = (outcome: Outcome): SaveOutcome => {
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

/** Tells what becomes of each application, for the metrics. */
export const tellingOutcomes =
  (submit: (form: ReceivedForm) => Promise<Outcome>) => async (form: ReceivedForm) => {
    try {
      const outcome = await submit(form)
      saved.tell({ outcome: kindOfOutcome(outcome) })
      return outcome
    } catch (error) {
      saved.tell({ outcome: "failed" })
      throw error
    }
  }
