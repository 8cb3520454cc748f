import type { Situation } from "#domain/applications/next-steps.ts"
import { standingOf } from "#domain/merit/explanation/explain-round.ts"
import type { ApplicationStatus } from "#server/features/applications/applications.ts"
import type { ApplicantMerit } from "#server/features/merit/merit.ts"

import { isDocumentDue } from "./own/document-messages.server.ts"

/** Whether marks that a list lacked are in the form now. Others are entered by staff. */
const hasMarksSince = ({ hasPercentages }: ApplicationStatus, merit: ApplicantMerit) => {
  const index = merit.rounds.at(-1)?.place?.index
  const ofForm = ["highschool", "intermediate"]
  return (
    hasPercentages &&
    index !== undefined &&
    "missing" in index &&
    index.missing.every((component) => ofForm.includes(component))
  )
}

/** All that decides what an applicant reads on the status page about what to do. */
export const situationOf = (
  application: ApplicationStatus,
  merit: ApplicantMerit | undefined,
): Situation => {
  const { status, fee, submittedAt, awaitedMarks, documents } = application
  const round = merit?.rounds.at(-1)
  const state = awaitedMarks?.state
  return {
    status,
    fee,
    awaitedMarks: state === "decided" ? undefined : state,
    isPaperDue: documents.some(isDocumentDue),
    ...(merit &&
      round && {
        standing: standingOf(round, {
          today: merit.today,
          submittedAt,
          earlier: merit.rounds.slice(0, -1),
        }),
        hasMarksSince: hasMarksSince(application, merit),
      }),
  }
}
