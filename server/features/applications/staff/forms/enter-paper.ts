import type { Actor } from "#domain/staff/permissions.ts"

import type { ReceivedForm } from "../../received-form.ts"
import {
  type SubmissionResult,
  submitApplication,
  type SubmitDeps,
} from "../../submit-application.ts"

/** Stores a paper form. The rules of the online form apply, but the pictures may be missing. */
export const enterPaper =
  (deps: SubmitDeps) =>
  (received: ReceivedForm, { name }: Actor): Promise<SubmissionResult> => {
    const insert: SubmitDeps["applications"]["insert"] = (application) =>
      deps.applications.insert({ ...application, entered_by: name, notice_version: "paper" })
    const applications = { ...deps.applications, insert }
    return submitApplication({ ...deps, applications, isPaperForm: true })(received)
  }
