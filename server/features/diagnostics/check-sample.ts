import {
  createAdmissionConfirmation,
  createSampleChecklist,
} from "#server/features/content/content.ts"
import { commandFor } from "#server/platform/commands.ts"

import { type CheckContext, type CheckResult, good, pluralize, watch } from "./diagnostic.ts"

/** How many texts of the sample visitors still see, and whether the open session was confirmed. */
export const checkSample = async (context: CheckContext): Promise<CheckResult> => {
  const { isSample, rows } = await createSampleChecklist(context).read()
  if (isSample) return good("the site shows the sample college, and each of its pages says so")
  const unconfirmed = await createAdmissionConfirmation(context).unconfirmedSession()
  const findings = [
    ...(unconfirmed
      ? [`admission ${unconfirmed} is closed until its fees, dates and account are confirmed`]
      : []),
    ...(rows.length > 0
      ? [
          `${pluralize(rows.length, "text")} of the sample are public: ${commandFor("start-as-my-college", "--list")} names them`,
        ]
      : []),
  ]
  if (findings.length === 0) return good("the college has gone through every text of the sample")
  return watch(findings.join("; "))
}
