import type { Status } from "#domain/applications/workflow.ts"
import type { ListedApplication } from "#server/features/applications/applications.ts"

import type { Tone } from "../../lists/tones.ts"

export const statusTones: Record<Status | "new", Tone> = {
  new: "strong",
  submitted: "calm",
  scrutiny: "busy",
  query: "waiting",
  verified: "ready",
  admitted: "good",
  rejected: "bad",
  withdrawn: "over",
  cancelled: "over",
}

/** Whether nobody of the staff has opened the application. */
export const isNew = ({ status, seen_at }: Pick<ListedApplication, "status" | "seen_at">) =>
  status === "submitted" && !seen_at
